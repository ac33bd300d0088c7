import { MARTIAL_LAW, type View } from '@hadal/engine'
import type { Question } from '../../link/protocol.ts'

/** How many cards the question wants, all its repetitions together. */
export function neededOf(view: View, { name, seat, a }: Question): number {
  const held = view.seats[seat]?.handSize ?? 0
  if (name === 'discard down to a limit') return held - a
  if (name === 'martial law') return held - MARTIAL_LAW
  if (name === 'discard allies to a leviathan') return Math.min(held, a)
  return 1
}

/**
 * Whether several cards have to go at once.
 *
 * The rules take them in ascending order: whoever gave them one by one could not come back to a lower one.
 */
export function goTogether(view: View, question: Question): boolean {
  return neededOf(view, question) > 1 && question.name !== 'martial law'
}
