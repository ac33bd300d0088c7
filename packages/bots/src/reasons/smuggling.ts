// Kraken: nebulis, krakens, sentinels, sanctuaries, and the lords that come with them.
import {
  type LordId,
  ON_LOCATION,
  ON_STACK,
  PASS,
  type Race,
  SEARCH,
  SECOND_PILE,
  Zone,
} from '@hadal/engine'
import { gainOf } from '../greedy/allies.ts'
import { gainByStack } from '../greedy/council.ts'
import { Searches } from '../greedy/loot.ts'
import { at } from '../greedy/situation.ts'
import { lossOfOthers } from '../greedy/smuggling.ts'
import { whyAllies } from './allies.ts'
import { type Explain, percentOf } from './explain.ts'
import type { Reason } from './reason.ts'
import { leaderAmong } from './rivals.ts'

/** One that is wanted lies where this seat likes the stack better than the next one, else not. */
export const whyPlaceKraken: Explain = (s, race, options) => {
  const next = s.as((s.me + 1) % s.view.players)
  const lead = (one: Race): number => gainByStack(s, one) - gainByStack(next, one)
  const isWanted = gainOf(s, [[at(s.view.depths, 0), 1]]) > 0
  if (isWanted && options.every((other) => lead(other) <= lead(race)))
    return { why: 'kraken-mine', race }
  return !isWanted && options.every((other) => lead(other) >= lead(race))
    ? { why: 'kraken-theirs', race }
    : undefined
}

/** Every nebulis costs its holder a point. */
export const whyReceiver: Explain = (s, seat) => {
  const others = s.view.seats.flatMap((_, other) => (other === s.me ? [] : [other]))
  return leaderAmong(s, others) === seat ? { why: 'leader', seat } : { why: 'nebulis-given', seat }
}

/** Hunter: tokens of the second pile are told apart from those of the first. */
export const whyRob: Explain = (s, decision, options) => {
  const seatOf = (option: number): number => (option >= SECOND_PILE ? option - SECOND_PILE : option)
  const seat = seatOf(decision)
  if (leaderAmong(s, options.map(seatOf)) === seat) return { why: 'leader', seat }
  return decision >= SECOND_PILE ? { why: 'tokens-pay' } : undefined
}

export const whySentinel: Explain = (_s, decision) =>
  decision === PASS ? { why: 'sentinel-waits' } : reserved(decision)

function reserved(spot: LordId): Reason {
  if (spot >= ON_LOCATION)
    return { why: 'reserves', zone: Zone.Locations, target: spot - ON_LOCATION }
  if (spot >= ON_STACK) return { why: 'reserves', zone: Zone.Council, target: spot - ON_STACK }
  return { why: 'reserves', zone: Zone.Court, target: spot }
}

export const whySearch: Explain = (s, decision) => {
  const percent = percentOf(new Searches(s).risk(s.view.asked?.a ?? 0))
  return { why: decision === SEARCH ? 'search-on' : 'search-stops', percent }
}

/** Healer */
export const whyHeal: Explain = (s, kind) => whyAllies(s, [[kind, 1]])

/** Executioner */
export const whyNameRace: Explain = (s, race, options) => {
  const loss = lossOfOthers(s, race)
  return loss > 0 && options.every((other) => lossOfOthers(s, other) <= loss)
    ? { why: 'race-hurts', race }
    : undefined
}
