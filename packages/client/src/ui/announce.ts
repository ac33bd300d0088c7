import { create } from 'zustand'

interface Said {
  readonly id: number
  readonly text: string
}

/** How many sentences stay in the live region: readers may still be at an earlier one. */
const KEPT = 8

/** What was said last, and the regions that could say it: the one opened last does. */
export const useSaid = create<{
  readonly said: readonly Said[]
  readonly regions: readonly string[]
}>(() => ({ said: [], regions: [] }))

let count = 0

/** Says a sentence to those who cannot see what happened, when they are done with the one before. */
export function announce(text: string): void {
  count += 1
  const sentence = { id: count, text }
  useSaid.setState(({ said }) => ({ said: [...said, sentence].slice(-KEPT) }))
}

/** Forgets what was said: it was meant for somebody who does not look any more. */
export function hush(): void {
  useSaid.setState({ said: [] })
}
