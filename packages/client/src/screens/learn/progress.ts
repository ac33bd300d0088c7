import { create } from 'zustand'
import { fieldsOf, readKept, writeKept } from '../../app/storage.ts'

/** How far somebody has come in a lesson. */
export interface Progress {
  /** The step at which they stopped. */
  readonly step: number
  /** They have been to its end once. */
  readonly isDone: boolean
}

const NAME = 'hadal.lessons'
const NOTHING: Progress = { step: 0, isDone: false }

/** What was kept; what is damaged is as if it had never been begun. */
export function readProgress(kept: unknown): Readonly<Record<string, Progress>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(kept)).map(([id, value]) => {
      const { step, isDone } = fieldsOf(value)
      const isStep = Number.isInteger(step) && Number(step) >= 0
      return [id, { step: isStep ? Number(step) : 0, isDone: isDone === true }]
    }),
  )
}

const useKept = create(() => readProgress(readKept(NAME)))

export const useProgress = (id: string): Progress => useKept((kept) => kept[id]) ?? NOTHING
export const progressIn = (id: string): Progress => useKept.getState()[id] ?? NOTHING

/** Notes how far somebody has come, for this visit and the next. */
export function noteProgress(id: string, change: Partial<Progress>): void {
  useKept.setState({ [id]: { ...progressIn(id), ...change } })
  writeKept(NAME, useKept.getState())
}
