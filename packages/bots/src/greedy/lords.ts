import {
  KINDS,
  type LordCard,
  type LordId,
  type LordView,
  leviathans,
  lords,
  scoreOf,
  strengthOf,
  suppose,
  type View,
} from '@hadal/engine'
import { keyWorth } from './keys.ts'
import { burdenOf, lossByNebulis, nebulisOf } from './nebulis.ts'
import { at, type Situation, type Target } from './situation.ts'

/** What a power is worth: what it brings at once, and in each turn still to come. */
interface Power {
  readonly now?: (s: Situation) => number
  readonly each?: number
}

const points = (count: number) => () => count
const pearls = (count: number) => (s: Situation) => count * s.pearl

/** A loss of each opponent; the more there are, the less it matters what one of them loses. */
const toEach = (loss: number) => (s: Situation) => loss * (0.6 + 0.4 * (s.view.players - 1))

/** The powers by lord; one that is not listed here is guessed at. */
const POWERS: ReadonlyMap<string, Power> = new Map<string, Power>([
  ['recruiter', { each: 0.35 }],
  ['jailer', { now: toEach(0.4) }],
  ['seeker', { now: toEach(0.6) }],
  ['assassin', { now: (s) => (othersHaveLords(s) ? toEach(1.2)(s) : 0) }],
  ['commander', { each: 0.3 }],
  ['tamer', { each: 0.1 }],
  ['hunter', { now: (s) => (othersHaveTokens(s) ? 1.3 * s.weights.token : 0) }],
  ['ship-master', { each: 0.35 }],
  ['trader', { now: pearls(3) }],
  ['peddler', { now: pearls(2) }],
  ['landlord', { now: pearls(1), each: 0.8 }],
  ['slaver', { each: 0.35 }],
  ['shopkeeper', { now: pearls(1) }],
  ['shaman', { each: 0.1 }],
  ['invoker', { now: points(3.5) }],
  ['apprentice', { now: (s) => 0.8 * s.weights.strength * strongestStack(s) }],
  ['oracle', { each: 0.15 }],
  ['alchemist', { each: 0.5 }],
  ['illusionist', { now: (s) => (s.mine.locations.length > 0 ? 2 : 0) }],
  ['master-of-magic', { each: 0.5 }],
  ['opportunist', { each: 0.15 }],
  ['corruptor', { now: (s) => (s.purse >= 5 ? 3 : 0) }],
  ['traitor', { now: (s) => (s.mine.lords.some(isFree) ? 2.5 : 0) }],
  ['diplomat', { each: 0.3 }],
  ['treasurer', { each: 0.5 }],
  ['schemer', { now: (s) => (s.mine.lords.some(isFree) ? 1.5 : 0) }],
  ['sage', { now: points(9.5) }],
  ['hermit', { now: points(8) }],
  ['elder', { now: points(10.5) }],
  // Kraken
  ['grower', {}],
  ['oyster-farmer', {}],
  ['shareholder', { each: 0.4 }],
  ['inheritor', { now: pearls(5) }],
  ['hypnotist', { each: 0.25 }],
  ['healer', { now: (s) => s.weights.strength * strongestDiscarded(s) }],
  ['recipient', { each: 0.2 }],
  ['liberator', { now: freedom }],
  ['highwayman', { each: 0.3 }],
  ['executioner', { now: (s) => (othersHaveAffiliated(s) ? toEach(0.9)(s) : 0) }],
  ['ferryman', { now: (s) => reliefOf(s, Math.min(3, s.horizon)), each: 0.2 }],
  ['outlaw', { each: 0.15 }],
  ['counterfeiter', { each: 0.15 }],
  ['fence', { now: (s) => 1.2 * reliefOf(s, s.view.players - 1) }],
  ['cleaner', { now: brewing, each: 0.1 }],
  ['watcher', { now: (s) => -burdenOf(s, 1), each: 0.25 }],
  ['vigil', { now: (s) => -burdenOf(s, 1), each: 0.25 }],
  ['lookout', { now: (s) => -burdenOf(s, 1), each: 0.25 }],
  // Leviathan
  ['coward', { each: 0.1 }],
  ['breeder', { now: points(0.2) }],
  ['taxidermist', { each: 0.3 }],
  ['arms-dealer', { now: (s) => s.pearl * s.view.border.filter(isThere).length }],
  ['metamorph', { each: 0.15 }],
  ['sorcerer', { now: (s) => (s.mine.handSize > 2 ? 1.5 : 0.5) }],
  ['altruist', { each: 0.35 }],
  ['rebel', { now: (s) => s.weights.token * mostTokens(s) }],
  ['intrepid', { each: 0.1 }],
  ['border-guard', { now: (s) => (s.view.leviathanDeckSize > 0 ? 0.4 : 0) }],
])

const isFree = ({ under }: LordView): boolean => under === undefined
const isThere = (there: unknown): boolean => there !== undefined

/** What the best of the lords under locations would bring back: its key and its power. */
function freedom(s: Situation): number {
  let most = 0
  for (const { lord, under } of s.mine.lords)
    if (under !== undefined) most = Math.max(most, strikeWorth(s, lord))
  return most
}

/** What it is worth to be rid of some nebulis. */
function reliefOf(s: Situation, nebulis: number): number {
  const { nebulis: held } = s.mine
  return lossByNebulis(s, held) - lossByNebulis(s, Math.max(0, held - nebulis))
}

/** The nebulis that the krakens in hand will not bring. */
function brewing(s: Situation): number {
  let nebulis = 0
  for (const [kind, count] of s.hand.entries()) nebulis += count * nebulisOf(kind)
  return burdenOf(s, nebulis)
}

/** The strength of the strongest ally in the discard pile; an unseen pile holds a good one. */
function strongestDiscarded({ view }: Situation): number {
  const discard = view.memory?.discard
  if (discard === undefined) return view.discardSize > 0 ? 3 : 0
  let most = 0
  for (let kind = 0; kind < KINDS; kind++)
    if (at(discard, kind) > 0) most = Math.max(most, at(strengthOf, kind))
  return most
}

/** The most tokens that a single health point at the border gives. */
function mostTokens({ view }: Situation): number {
  let most = 0
  for (const there of view.border)
    if (there !== undefined)
      most = Math.max(most, leviathans[there.leviathan]?.levels[there.lost]?.tokens ?? 0)
  return most
}

function othersHaveAffiliated(s: Situation): boolean {
  return s.view.seats.some(
    ({ affiliated }, seat) => seat !== s.me && affiliated.some((count) => count > 0),
  )
}

function othersHaveLords(s: Situation): boolean {
  return s.view.seats.some(({ lords: theirs }, seat) => seat !== s.me && theirs.some(isFree))
}

function othersHaveTokens(s: Situation): boolean {
  return s.view.seats.some(
    ({ tokenCount, leviathanTokenCount }, seat) =>
      seat !== s.me && tokenCount + leviathanTokenCount > 0,
  )
}

/** The strength of the strongest stack of the council; unseen cards count as average ones. */
function strongestStack({ view }: Situation): number {
  let most = 0
  for (const [race, size] of view.councilSize.entries()) {
    const stack = view.memory?.council[race]
    let strength = stack === undefined ? 2.3 * size : 0
    for (let kind = 0; stack !== undefined && kind < KINDS; kind++)
      strength += at(stack, kind) * at(strengthOf, kind)
    most = Math.max(most, strength)
  }
  return most
}

/** What a power brings when its lord enters play now. */
export function powerNow(s: Situation, card: LordCard): number {
  const power = POWERS.get(card.name)
  if (power === undefined) return card.onRecruit === undefined ? 0 : 1
  return s.weights.arrival * (power.now?.(s) ?? 0)
}

/** What a lasting power brings from now on, while its lord is free. */
export function powerToCome(s: Situation, card: LordCard): number {
  const each = POWERS.get(card.name)?.each ?? 0
  return each * s.horizon * s.weights.power
}

/** What a lord of nobody is worth to a seat, but for what its locations make of it. */
export function plainWorth(s: Situation, card: LordCard): number {
  const keys = card.keys === 0 ? 0 : card.keys * keyWorth(s)
  return card.influence + keys + powerNow(s, card) + powerToCome(s, card)
}

/** What a lord brings beyond what it costs. */
export function profitOf(s: Situation, { card, cost }: Target): number {
  return plainWorth(s, card) - cost * s.weights.strength
}

/** What a lord that enters play is worth to a seat, locations included. */
export function worthOfLord(s: Situation, lord: LordId): number {
  const card = lords[lord]
  if (card === undefined) return 0
  return plainWorth(s, card) + forLocations(s, lord, card)
}

/** What the locations of a seat gain by a lord, beyond its influence. */
export function forLocations(s: Situation, lord: LordId, card: LordCard): number {
  if (s.mine.locations.length === 0) return 0
  const after = suppose(withLord(s.view, s.me, lord))
  return scoreOf(after, s.me).total - scoreOf(s.game, s.me).total - card.influence
}

/** The view in which a lord already lies before a seat. */
function withLord(view: View, seat: number, lord: LordId): View {
  const gained: LordView = { lord, disabled: false, used: false, under: undefined }
  return {
    ...view,
    seats: view.seats.map((their, at) =>
      at === seat ? { ...their, lords: [...their.lords, gained] } : their,
    ),
  }
}

/** What a lord before its owner would lose by being struck: key and power, not influence. */
export function strikeWorth(owner: Situation, lord: LordId): number {
  const card = lords[lord]
  if (card === undefined) return 0
  return card.keys * keyWorth(owner, Math.max(0, owner.keys - 1)) + powerToCome(owner, card)
}

/** What a seat loses with one of its free lords: influence, key and power. */
export function worthOfOwn(s: Situation, { lord, disabled }: LordView): number {
  const influence = lords[lord]?.influence ?? 0
  return disabled ? influence : influence + strikeWorth(s, lord)
}
