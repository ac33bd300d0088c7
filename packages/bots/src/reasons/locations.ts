// Why a location is chosen, given away, or paid for with these keys.
import { DRAW, KEY_TOKENS, type LocationId, PASS, scoreLocation } from '@hadal/engine'
import { Hopes } from '../greedy/hopes.ts'
import type { Situation } from '../greedy/situation.ts'
import type { Explain } from './explain.ts'
import type { Reason } from './reason.ts'

/** Points to come that are worth a word. */
const MORE = 2

function whyLocation(s: Situation, location: LocationId): Reason {
  const { points } = scoreLocation(s.game, s.me, location)
  const hoped = Math.round(new Hopes(s).of(location))
  return hoped >= points + MORE
    ? { why: 'location-grows', location, points, hoped }
    : { why: 'location-now', location, points }
}

export const whyControl: Explain = (s, decision) =>
  decision < DRAW ? whyLocation(s, decision) : { why: 'draws', count: decision - DRAW }

export const whyChooseLocation: Explain = (s, decision) =>
  decision === PASS ? { why: 'locations-kept' } : whyLocation(s, decision)

export const whyGiveLocation: Explain = (s, decision) => {
  if (decision === PASS) return { why: 'locations-kept' }
  const { points } = scoreLocation(s.game, s.me, decision)
  return { why: 'location-given', location: decision, points }
}

export const whyKeysSpent: Explain = (_s, decision) =>
  decision === KEY_TOKENS ? { why: 'tokens-spent' } : { why: 'least-lord', lord: decision }
