import { learntMargin } from '@hadal/bots'
import type { Seat } from '@hadal/engine'

/** A decision of the network that learns, and what it expected then. */
export interface Step {
  readonly seat: Seat
  /** Where it is noted, if it is. */
  readonly row: number | undefined
  /** What the answer that was given promised; after a blind one, what the best would have. */
  readonly chance: number
  readonly margin: number
  readonly isBlind: boolean
}

/**
 * Tells what every decision that was noted is to be judged by.
 *
 * Looking back from the end, each seat's expectations at its later decisions count a little each, so that luck that
 * comes after them does not drown what the decision was worth (TD(λ)). With λ = 1 only the end counts. A
 * blind answer says nothing about what came before it: there, the expectation stands for all that followed.
 */
export function lookBack(
  steps: readonly Step[],
  shares: readonly number[],
  scores: readonly number[],
  lambda: number,
  judge: (row: number, chance: number, margin: number) => void,
): void {
  const chances = [...shares]
  const margins = scores.map((_, seat) => learntMargin(marginOf(seat, scores)))
  for (const { seat, row, chance, margin, isBlind } of steps.toReversed()) {
    const [laterChance = 0, laterMargin = 0] = [chances[seat], margins[seat]]
    if (row !== undefined) judge(row, laterChance, laterMargin)
    const kept = isBlind && lambda < 1 ? 0 : lambda
    chances[seat] = chance + kept * (laterChance - chance)
    margins[seat] = margin + kept * (laterMargin - margin)
  }
}

/** How far a seat came out ahead of the best other. */
function marginOf(seat: Seat, scores: readonly number[]): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
}
