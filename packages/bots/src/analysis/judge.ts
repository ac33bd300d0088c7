import type { View } from '@hadal/engine'
import { reasonFor } from '../reasons/reasons.ts'
import type { Advice } from '../search/deliberation.ts'
import type { Verdict } from './findings.ts'
import { gradeOf } from './grade.ts'

/** Somebody who knows the game well, and is asked about it afterwards. */
export interface Thinker {
  /** The chances of winning by seat, at a glance. */
  chances(seen: View): readonly number[]
  /** Thinks about some decisions, all with the same luck; what it would do comes first. */
  advise(seen: View, decisions: readonly number[], care: Care): readonly Advice[]
}

/** How much is thought: a short look at all decisions, or a longer one at a few. */
export type Care = 'short' | 'long'

/**
 * What a decision gave away.
 *
 * A short look spends most of its time on what is good, and little on what was played: before anything is
 * called a mistake, the two are looked at again, alone and for longer.
 */
export function judge(
  seen: View,
  legal: readonly number[],
  played: number,
  thinker: Thinker,
): Omit<Verdict, 'move' | 'seat'> {
  const advice = thinker.advise(seen, legal, 'short')
  const stake = (advice[0]?.chance ?? 0) - Math.min(...advice.map(({ chance }) => chance))
  const best = advice[0]?.decision ?? played
  if (best === played) return { played, best, loss: 0, stake }
  const duel = thinker.advise(seen, [best, played], 'long')
  const loss = chanceOf(duel, best) - chanceOf(duel, played)
  if (loss <= 0) return { played, best: played, loss: 0, stake }
  const verdict = { played, best, loss, stake: Math.max(stake, loss) }
  return gradeOf(loss) === undefined
    ? verdict
    : { ...verdict, reason: reasonFor(seen, legal, best) }
}

function chanceOf(advice: readonly Advice[], decision: number): number {
  return advice.find((one) => one.decision === decision)?.chance ?? 0
}
