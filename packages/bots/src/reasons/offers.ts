// Why an ally on offer is bought, or not.
import { BUY, type Kind, PASS, strengthOf } from '@hadal/engine'
import { gainOf } from '../greedy/allies.ts'
import { at, type Situation } from '../greedy/situation.ts'
import { aims, completed, lackingFor, nearer, whyAllies } from './allies.ts'
import type { Explain } from './explain.ts'
import type { Reason } from './reason.ts'

/** The least strength for a pearl that nobody would call too dear. */
const FAIR_STRENGTH = 2
/** Strength for a pearl that needs no further reason. */
const STRENGTH_PER_PEARL = 2.5

export const whyOffer: Explain = (s, decision) => {
  const { depths, sold } = s.view
  const kind = depths.at(-1)
  if (kind === undefined) return undefined
  const pearls = sold + 1
  return decision === PASS ? whyPass(s, kind, pearls) : whyBuy(s, kind, pearls, decision - BUY)
}

function whyBuy(s: Situation, kind: Kind, pearls: number, nebulis: number): Reason {
  if (s.horizon > 0) {
    const whole = completed(s, [[kind, 1]], pearls)
    if (whole !== undefined) return whole
  }
  if (nebulis > 0) return { why: 'nebulis-used', nebulis }
  if (s.horizon === 0) return whyAllies(s, [[kind, 1]]) ?? { why: 'ally-for-pearls', kind, pearls }
  const { turnSeat } = s.view
  if (gainOf(s.as(turnSeat), [[kind, 1]]) > 1.5 * gainOf(s, [[kind, 1]]))
    return { why: 'kept-from', seat: turnSeat }
  const cheap = at(strengthOf, kind) >= STRENGTH_PER_PEARL * pearls
  return (cheap ? undefined : nearer(s, [[kind, 1]])) ?? { why: 'ally-for-pearls', kind, pearls }
}

function whyPass(s: Situation, kind: Kind, pearls: number): Reason {
  const needed = aims(s).find(
    ({ lord }) =>
      lackingFor(s.game, s.me, lord, s.purse) === 0 &&
      lackingFor(s.game, s.me, lord, s.purse - pearls) !== 0,
  )
  if (needed !== undefined && s.horizon > 0) return { why: 'pearls-for-lord', lord: needed.lord }
  const isWeak = at(strengthOf, kind) < FAIR_STRENGTH * pearls
  if (isWeak || gainOf(s, [[kind, 1]]) <= pearls * s.pearl)
    return { why: 'not-worth', kind, pearls }
  return { why: 'pearls-to-rival', seat: s.view.turnSeat }
}
