import type { Verdict } from './findings.ts'

/** How grave it is to give away so much of the chance to win; nothing where it is not worth a word. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder'

const GRADES: readonly (readonly [least: number, grade: Grade])[] = [
  [0.15, 'blunder'],
  [0.07, 'mistake'],
  [0.03, 'inaccuracy'],
]

export function gradeOf(loss: number): Grade | undefined {
  return GRADES.find(([least]) => loss >= least)?.[1]
}

/** Decisions in which hardly anything was at stake count a little all the same. */
const LEAST_STAKE = 0.01

/**
 * How well somebody decided, from 0 to 100; nothing if there was nothing to decide.
 *
 * A decision counts by what was at stake in it: nobody gets good by answering what does not matter.
 */
export function accuracyOf(verdicts: readonly Verdict[]): number | undefined {
  let weight = 0
  let sum = 0
  for (const { loss, stake } of verdicts) {
    const counts = Math.max(stake, LEAST_STAKE)
    weight += counts
    sum += counts * accuracyOfLoss(loss)
  }
  return weight === 0 ? undefined : Math.round(sum / weight)
}

/** What lichess gives a move that loses so much of the chance to win: 100 for nothing, 40 for a fifth. */
function accuracyOfLoss(loss: number): number {
  const accuracy = 103.1668 * Math.exp(-4.354 * loss) - 3.1669
  return Math.min(100, Math.max(0, accuracy))
}
