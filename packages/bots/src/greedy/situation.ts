import {
  type Game,
  KINDS,
  type LordCard,
  type LordId,
  lords,
  RACES,
  raceOf,
  requiredRaceOf,
  type Seat,
  type SeatView,
  strengthOf,
  suppose,
  type View,
  Zone,
} from '@hadal/engine'
import type { Weights } from './weights.ts'

/** B9.1 */
const LAST_LORD = 7
/** K3.1: nebulis in one payment, unless a lord allows more. */
const NEBULIS_LIMIT = 1
/** More pearls than this are a heap. */
const ENOUGH_PEARLS = 12

/** Reads a row that is known to be long enough. */
export const at = (row: ArrayLike<number>, index: number): number => row[index] ?? 0

/** A lord of the court as somebody who wants it sees it. */
export interface Target {
  readonly lord: LordId
  readonly card: LordCard
  /** The strength it costs this seat. */
  readonly cost: number
  /** The race that must be among those paid, or one that does not exist. */
  readonly required: number
}

/** A view through the eyes of one seat, with what follows from it. */
export class Situation {
  readonly view: View
  readonly weights: Weights
  readonly me: Seat
  readonly mine: SeatView
  /** Allies in hand by kind; those laid down for a lord are counted as if they still were. */
  readonly hand: readonly number[]
  /** Strength in hand by race, krakens last. */
  readonly strengths: readonly number[]
  /** The lords whose powers work. */
  readonly active: readonly LordCard[]
  /** Keys that count towards a location. */
  readonly keys: number
  /** What lords in play add to every cost. */
  readonly costChange: number
  /** Whether payments need no particular race. */
  readonly anyRace: boolean
  /** K3.1: the nebulis that may be used in one payment. */
  readonly usableNebulis: number
  /** How many own turns are still to come, after the current one. */
  readonly horizon: number
  private supposed: Game | undefined
  private aims: readonly Target[] | undefined

  constructor(view: View, seat: Seat, weights: Weights, game?: Game) {
    const mine = view.seats[seat]
    if (mine === undefined) throw new Error(`nobody sits in seat ${seat}`)
    this.view = view
    this.weights = weights
    this.supposed = game
    this.me = seat
    this.mine = mine
    this.hand = handOf(view, seat, mine)
    this.strengths = strengthsOf(this.hand)
    this.active = activeLords(mine)
    this.keys = this.active.reduce((keys, card) => keys + card.keys, mine.keyTokens)
    this.costChange = costChange(view, seat, this.active)
    this.anyRace = this.active.some((card) => card.anyRace === true)
    this.usableNebulis = mine.nebulis === 0 ? 0 : Math.min(mine.nebulis, nebulisLimit(this.active))
    this.horizon = turnsToCome(view, seat, weights.turnsPerLord)
  }

  /** A game that fits what is seen, made when it is first wanted. */
  get game(): Game {
    this.supposed ??= suppose(this.view)
    return this.supposed
  }

  get pearls(): number {
    return this.mine.pearls
  }

  /** The most that can be paid for an ally, or towards a lord. */
  get purse(): number {
    return this.pearls + this.usableNebulis
  }

  /** What one more pearl is worth. */
  get pearl(): number {
    return this.pearlsWorth(this.pearls + 1) - this.pearlsWorth(this.pearls)
  }

  /** They are spent a few at a time: near the end, and of a heap, most stay where they are. */
  pearlsWorth(pearls: number): number {
    if (this.horizon === 0) return 0.02 * pearls
    const each = this.weights.pearl * Math.min(1, 0.3 + this.weights.pearlTurn * this.horizon)
    return each * (Math.min(pearls, ENOUGH_PEARLS) + 0.1 * Math.max(0, pearls - ENOUGH_PEARLS))
  }

  /** Lords that this seat can still recruit before the game must end. */
  get lordsToCome(): number {
    const room = Math.max(1, LAST_LORD - this.mine.lords.length)
    return Math.min(room, this.horizon / this.weights.turnsPerLord)
  }

  get targets(): readonly Target[] {
    this.aims ??= targetsOf(this)
    return this.aims
  }

  /** The same table as another seat looks at it, as far as this one knows. */
  as(seat: Seat): Situation {
    return new Situation(this.view, seat, this.weights, this.supposed)
  }

  /** Whether a free lord of this seat, not disabled, is such. */
  has(isSuch: (card: LordCard) => boolean): boolean {
    return this.active.some(isSuch)
  }
}

/** The lords of a seat whose powers work. */
export function activeLords(seat: SeatView): LordCard[] {
  const active: LordCard[] = []
  for (const { lord, disabled, under } of seat.lords) {
    const card = lords[lord]
    if (card !== undefined && !disabled && under === undefined) active.push(card)
  }
  return active
}

function nebulisLimit(active: readonly LordCard[]): number {
  let most = NEBULIS_LIMIT
  for (const { nebulisLimit: limit = 0 } of active) most = Math.max(most, limit)
  return most
}

const NOTHING: readonly number[] = Array.from({ length: KINDS }, () => 0)

function handOf(view: View, seat: Seat, mine: SeatView): readonly number[] {
  const hand = mine.hand ?? view.memory?.hands[seat] ?? NOTHING
  if (view.turnSeat !== seat) return hand
  return hand.map((count, kind) => count + at(view.paid, kind))
}

/** Strength by race, krakens last. */
function strengthsOf(hand: readonly number[]): number[] {
  const strengths = Array.from({ length: RACES + 1 }, () => 0)
  for (let kind = 0; kind < KINDS; kind++) {
    const count = at(hand, kind)
    if (count === 0) continue
    const race = at(raceOf, kind)
    strengths[race] = at(strengths, race) + count * at(strengthOf, kind)
  }
  return strengths
}

/** Own turns still to come: known in the last round, guessed from the lords of the leader before. */
function turnsToCome(view: View, seat: Seat, turnsPerLord: number): number {
  const { players, turnSeat, endedBy } = view
  if (endedBy !== undefined) {
    const untilMe = (seat - turnSeat + players) % players
    const untilEnd = (endedBy - turnSeat + players) % players || players
    return untilMe > 0 && untilMe < untilEnd ? 1 : 0
  }
  let most = 0
  for (const { lords: theirs } of view.seats) most = Math.max(most, theirs.length)
  return Math.max(1, Math.min((LAST_LORD - most) * turnsPerLord, turnsUntilBorderFalls(view)))
}

/** L4.1: a deck or a pile that runs out ends the game too, at about a leviathan a round. */
function turnsUntilBorderFalls(view: View): number {
  if (!view.expansions.includes('leviathan') || view.options.leviathanEnds === 'off')
    return Number.POSITIVE_INFINITY
  const { leviathanDeckSize, tokenPileSize, leviathanPileSize } = view
  return Math.min(leviathanDeckSize, tokenPileSize, leviathanPileSize)
}

function targetsOf(s: Situation): Target[] {
  const targets: Target[] = []
  for (const lord of s.view.court) {
    const card = lord === undefined ? undefined : lords[lord]
    if (card !== undefined && !isReserved(s, card.id)) targets.push(targetFor(s, card))
  }
  return targets
}

/** K4.2: whether the sentinel of somebody else lies on a lord of the court. */
function isReserved({ view, me }: Situation, lord: LordId): boolean {
  if (!view.expansions.includes('kraken')) return false
  return view.sentinels.some(
    ({ owner, on }) => owner !== me && on?.zone === Zone.Court && on.target === lord,
  )
}

/** A lord as this seat would have to pay for it. */
export function targetFor(s: Situation, card: LordCard): Target {
  return {
    lord: card.id,
    card,
    cost: Math.max(0, card.cost + s.costChange),
    required: s.anyRace ? RACES : at(requiredRaceOf, card.id),
  }
}

/** B6.R1, read off the lords in play: quicker than supposing a game for it. */
function costChange(view: View, me: Seat, mine: readonly LordCard[]): number {
  let change = 0
  for (const [seat, their] of view.seats.entries())
    for (const { recruitCost, guild } of seat === me ? mine : activeLords(their))
      if (recruitCost !== undefined) {
        if (seat === me) change += recruitCost.mine ?? 0
        else if (!mine.some(({ shelterFrom }) => shelterFrom === guild))
          change += recruitCost.theirs ?? 0
      }
  return change
}
