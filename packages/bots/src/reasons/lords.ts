// Why a lord is wanted, missed least, or taken from somebody.
import { type LordCard, type LordId, lords, PASS, type Seat, scoreOf } from '@hadal/engine'
import { keyWorth } from '../greedy/keys.ts'
import { KEYS_FOR_LOCATION } from '../greedy/locations.ts'
import { forLocations, powerNow, powerToCome, strikeWorth, worthOfOwn } from '../greedy/lords.ts'
import { BRIBE, gainInReach } from '../greedy/powers.ts'
import { endsTheGame, FEW_LORDS, REFILL } from '../greedy/recruiting.ts'
import type { Situation } from '../greedy/situation.ts'
import { type Explain, foremost, type Weighed } from './explain.ts'
import type { Reason } from './reason.ts'
import { leaderAmong } from './rivals.ts'

/** The strength that a point of influence costs, as a rule. */
const STRENGTH_PER_POINT = 0.5
/** The share of what a rival would gain that one speaks of. */
const RIVALRY = 0.7

/** What speaks for a lord, whatever it costs. */
function merits(s: Situation, card: LordCard): Weighed[] {
  const key = whyKeys(s, card.keys)
  const locations = forLocations(s, card.id, card)
  const rival = rivalFor(s, card.id)
  return [
    ...(key === undefined ? [] : [[keyWorth(s), key] as const]),
    [locations, { why: 'locations-gain', points: locations }],
    [powerToCome(s, card), { why: 'power-lasts', lord: card.id }],
    [powerNow(s, card), { why: 'power-now', lord: card.id }],
    ...(rival === undefined
      ? []
      : [
          [RIVALRY * rival.gain, { why: 'before-rival', lord: card.id, seat: rival.seat }] as const,
        ]),
  ]
}

/** What some more keys are good for. */
export function whyKeys(s: Situation, more: number): Reason | undefined {
  const keys = s.keys + more
  const { locationDeckSize, locationsAvailable } = s.view
  if (more === 0 || locationDeckSize + locationsAvailable.length === 0) return undefined
  if (s.keys < KEYS_FOR_LOCATION && keys >= KEYS_FOR_LOCATION) return { why: 'third-key' }
  return keys < KEYS_FOR_LOCATION && s.horizon > 1 ? { why: 'one-more-key', keys } : undefined
}

/** The opponent who gains most by a lord and could pay for it now, as far as this seat knows. */
function rivalFor(
  s: Situation,
  lord: LordId,
): { readonly seat: Seat; readonly gain: number } | undefined {
  let rival: { seat: Seat; gain: number } | undefined
  for (let step = 1; step < s.view.players; step++) {
    const seat = (s.me + step) % s.view.players
    const gain = gainInReach(s.as(seat), lord)
    if (gain > (rival?.gain ?? 0)) rival = { seat, gain }
  }
  return rival
}

function leadsWith(s: Situation, card: LordCard): boolean {
  const mine = scoreOf(s.game, s.me).total + card.influence
  return s.view.seats.every((_, seat) => seat === s.me || scoreOf(s.game, seat).total < mine)
}

/** A lord that is recruited with allies. */
export function whyRecruit(s: Situation, lord: LordId): Reason | undefined {
  const card = lords[lord]
  if (card === undefined) return undefined
  if (endsTheGame(s) && leadsWith(s, card)) return { why: 'ends-ahead' }
  const { influence: points } = card
  const strength = s.targets.find((target) => target.lord === lord)?.cost ?? card.cost
  const atCourt = s.view.court.filter((one) => one !== undefined).length
  return foremost([
    [
      Math.max(0.1, points - STRENGTH_PER_POINT * strength),
      { why: 'points-for-strength', points, strength },
    ],
    ...merits(s, card),
    [
      atCourt <= FEW_LORDS && s.view.lordDeckSize > 0 ? REFILL * s.pearl : 0,
      { why: 'court-refilled', pearls: REFILL },
    ],
  ])
}

/** A second lord, for pearls. */
export const whyBribe: Explain = (s, lord) => {
  if (lord === PASS) return { why: 'pearls-kept', pearls: BRIBE }
  const card = lords[lord]
  if (card === undefined) return undefined
  if (endsTheGame(s) && leadsWith(s, card)) return { why: 'ends-ahead' }
  const { influence: points } = card
  return foremost([
    [points - BRIBE * s.pearl, { why: 'points-for-pearls', points, pearls: BRIBE }],
    ...merits(s, card),
  ])
}

/** A lord that costs nothing. */
export const whyTakeLord: Explain = (s, lord) => {
  const card = lords[lord]
  if (card === undefined) return undefined
  const { influence: points } = card
  return foremost([[points / 2, { why: 'points', points }], ...merits(s, card)])
}

/** The own lord that gives way, or is lost: the one that is missed least. */
export const whyDismiss: Explain = (s, decision, options) => {
  if (decision === PASS) return { why: 'lords-kept' }
  const worthOf = (lord: LordId): number => {
    const own = s.mine.lords.find((one) => one.lord === lord)
    return own === undefined ? Number.POSITIVE_INFINITY : worthOfOwn(s, own)
  }
  const least = Math.min(...options.filter((option) => option !== PASS).map(worthOf))
  return worthOf(decision) <= least ? { why: 'least-lord', lord: decision } : undefined
}

/** Assassin */
export const whyDisable: Explain = (s, lord, options) => {
  const card = lords[lord]
  const seat = s.view.asked?.a ?? s.me
  const owner = s.as(seat)
  if (card === undefined) return undefined
  if (card.keys > 0) return { why: 'strikes-key', lord, seat }
  if (powerToCome(owner, card) > 0) return { why: 'strikes-power', lord, seat }
  return options.every((other) => strikeWorth(owner, other) === 0)
    ? { why: 'nothing-to-strike', seat }
    : undefined
}

/** Opportunist: the lord that an opponent would like best. */
export const whyReplace: Explain = (s, lord) => {
  const rival = rivalFor(s, lord)
  if (rival !== undefined) return { why: 'before-rival', lord, seat: rival.seat }
  return gainInReach(s, lord) === 0 ? { why: 'more-lords' } : undefined
}

/** Liberator: key and power come back. */
export const whyFree: Explain = (s, lord) => {
  const card = lords[lord]
  if (card === undefined) return undefined
  return whyKeys(s, card.keys) ?? foremost([[powerToCome(s, card), { why: 'power-lasts', lord }]])
}

/** Those who are robbed or burdened: the leader of all who may be. */
export const whyLeader: Explain = (s, decision, options) =>
  leaderAmong(s, options) === decision ? { why: 'leader', seat: decision } : undefined
