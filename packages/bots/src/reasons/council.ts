// Why a stack of the council is taken, or kept from others.
import { PASS, type Race, strengthOf } from '@hadal/engine'
import { cardsOf, gainByStack, stackToDeny } from '../greedy/council.ts'
import { at, type Situation } from '../greedy/situation.ts'
import { completed, whyAllies } from './allies.ts'
import type { Explain } from './explain.ts'
import type { Reason } from './reason.ts'

/** Fewer allies than these are no stack to speak of. */
const MANY = 2

export const whyStack: Explain = (s, race) => (race === PASS ? undefined : whySupport(s, race))

export function whySupport(s: Situation, race: Race): Reason | undefined {
  const count = at(s.view.councilSize, race)
  if (s.view.memory === undefined) return { why: 'stack-unseen', count }
  const cards = cardsOf(s, race)
  const whole = completed(s, cards)
  if (whole !== undefined && s.horizon > 0) return whole
  const next = (s.me + 1) % s.view.players
  if (s.horizon > 0 && gainByStack(s.as(next), race) > 2 * gainByStack(s, race))
    return { why: 'kept-from', seat: next }
  if (count < MANY || s.horizon === 0) {
    const ally = whyAllies(s, cards)
    if (ally !== undefined) return ally
  }
  const strength = cards.reduce((sum, [kind, held]) => sum + held * at(strengthOf, kind), 0)
  return { why: 'stack', count, strength }
}

/** Oracle: what the next player would like best. */
export const whyDiscardStack: Explain = (s, race, options) =>
  stackToDeny(s, options).race === race
    ? { why: 'kept-from', seat: (s.view.turnSeat + 1) % s.view.players }
    : undefined
