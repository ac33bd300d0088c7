import type { Situation } from '../greedy/situation.ts'
import type { Reason } from './reason.ts'

/** Finds the reason for an answer to one question; nothing if no fact stands out. */
export type Explain = (
  s: Situation,
  decision: number,
  options: readonly number[],
) => Reason | undefined

/** A reason, and how much the fact counts for, in points. */
export type Weighed = readonly [worth: number, reason: Reason]

/** The reason that counts for most; nothing if none counts. */
export function foremost(reasons: readonly Weighed[]): Reason | undefined {
  let chosen: Reason | undefined
  let most = 0
  for (const [worth, reason] of reasons)
    if (worth > most) {
      chosen = reason
      most = worth
    }
  return chosen
}

export const percentOf = (share: number): number => Math.round(100 * share)
