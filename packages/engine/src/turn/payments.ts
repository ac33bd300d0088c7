import { KINDS, RACES, Race, raceOf, strengthOf } from '../cards/allies.ts'
import { racesOf } from '../cards/lord.ts'
import { type Game, type LordId, NOBODY, type Seat } from '../game/game.ts'
import { costFor, krakensIn, racesFit, racesIn, requiredRaceFor } from './cost.ts'
import { purseOf } from './purse.ts'

/** Stronger than any ally: nothing has been paid twice yet. */
const NONE = 99

/** Payments as rows of kinds, one after the other, in a buffer that grows. */
export class PaymentList {
  count = 0
  private kinds = new Uint8Array(4096)
  private ends = new Uint32Array(512)

  clear(): void {
    this.count = 0
  }

  add(path: Uint8Array, length: number): void {
    const start = this.count === 0 ? 0 : this.ends[this.count - 1]
    if (this.count === this.ends.length)
      this.ends = grown(this.ends, new Uint32Array(this.count * 2))
    if (start + length > this.kinds.length)
      this.kinds = grown(this.kinds, new Uint8Array(this.kinds.length * 2))
    for (let i = 0; i < length; i++) this.kinds[start + i] = path[i]
    this.ends[this.count++] = start + length
  }

  /** The allies of a payment, by ascending kind. */
  allies(index: number): Uint8Array {
    return this.kinds.subarray(index === 0 ? 0 : this.ends[index - 1], this.ends[index])
  }
}

function grown<Row extends Uint8Array | Uint32Array>(from: Row, to: Row): Row {
  to.set(from)
  return to
}

/**
 * Walks through the payments for a lord that leave nothing out which could be left out.
 *
 * Allies are laid down by ascending kind, krakens last, so that every payment is met once. A branch
 * is cut as soon as an ally in it is superfluous, or the strength or the races can no longer be had.
 */
class PaymentSearch {
  private readonly kinds = new Uint8Array(KINDS)
  private readonly left = new Uint8Array(KINDS)
  /** Strength from each entry of `kinds` on. */
  private readonly strengthFrom = new Uint16Array(KINDS + 1)
  /** Races held after each race. */
  private readonly racesAfter = new Uint8Array(RACES)
  private readonly laid = new Uint8Array(KINDS)
  private readonly path = new Uint8Array(128)
  private depth = 0
  private held = 0
  private krakensHeld = 0
  private cost = 0
  private purse = 0
  private races = 0
  private required = NOBODY
  private list: PaymentList | undefined

  /** Looks at payments of a seat for a lord, with the hand from a kind on. */
  prepare(game: Game, me: Seat, lord: LordId, from: number, list: PaymentList | undefined): void {
    const hand = game.hand[me]
    this.held = 0
    for (let kind = from; kind < KINDS; kind++)
      if (hand[kind]) {
        this.kinds[this.held] = kind
        this.left[this.held++] = hand[kind]
      }
    this.strengthFrom[this.held] = 0
    for (let i = this.held - 1; i >= 0; i--)
      this.strengthFrom[i] = this.strengthFrom[i + 1] + this.left[i] * strengthOf[this.kinds[i]]
    let races = 0
    for (let race = RACES - 1; race >= 0; race--) {
      this.racesAfter[race] = races
      if (game.handStrength[me][race]) races++
    }
    this.krakensHeld = krakensIn(hand)
    this.cost = costFor(game, me, lord)
    this.purse = purseOf(game, me)
    this.races = racesOf[lord]
    this.required = requiredRaceFor(game, me, lord)
    this.laid.fill(0)
    this.depth = 0
    this.list = list
  }

  /** All payments from an empty table on. */
  all(): void {
    this.visit(0, 0, 0, 0, NONE, 0)
  }

  /** Whether what was laid down already, and `kind` with it, can become such a payment. */
  finishes(game: Game, kind: number): boolean {
    this.laid.set(game.paid)
    let weakestTwice = NONE
    let first = 0
    let race = -1
    for (let paid = 0; paid <= kind; paid++) {
      const count = game.paid[paid] + (paid === kind ? 1 : 0)
      if (count === 0) continue
      if (raceOf[paid] !== race) {
        race = raceOf[paid]
        first = strengthOf[paid]
        if (count === 1) continue
      }
      if (race !== Race.Kraken) weakestTwice = Math.min(weakestTwice, first)
    }
    const sum = game.paidStrength + strengthOf[kind]
    if (sum - weakestTwice >= this.cost) return false
    this.laid[kind]++
    this.left[0]--
    if (race === Race.Kraken)
      return this.visit(0, sum, game.paidRaces, game.paidKrakens + 1, weakestTwice, 0)
    return this.visit(0, sum, game.paidRaces | (1 << race), game.paidKrakens, weakestTwice, first)
  }

  private visit(
    from: number,
    sum: number,
    mask: number,
    krakens: number,
    weakestTwice: number,
    first: number,
  ): boolean {
    const { cost, purse, races, required, left } = this
    if (sum + purse >= cost && racesFit(mask, krakens, races, required)) {
      if (krakens === 0 || !this.hasSpare(sum, mask, krakens)) {
        if (this.list === undefined) return true
        this.list.add(this.path, this.depth)
      }
      if (sum >= cost) return false
    }
    for (let i = from; i < this.held; i++) {
      if (left[i] === 0) continue
      if (sum + this.strengthFrom[i] + purse < cost) break
      const kind = this.kinds[i]
      const race = raceOf[kind]
      const strength = strengthOf[kind]
      if (sum + strength - weakestTwice >= cost) continue
      let laidMask = mask
      let twice = weakestTwice
      let weakest = first
      if (race !== Race.Kraken) {
        laidMask |= 1 << race
        if (laidMask === mask) {
          twice = Math.min(weakestTwice, first)
          if (sum >= cost || sum + strength - twice >= cost) continue
        } else {
          weakest = strength
          const laid = racesIn[laidMask]
          if (laid + this.racesAfter[race] + this.krakensHeld < races) break
          if (laid > races) continue
          if (required !== NOBODY && !(laidMask & (1 << required)) && this.krakensHeld === 0) {
            if (race > required) break
            if (laid === races) continue
          }
        }
      }
      left[i]--
      this.laid[kind]++
      this.path[this.depth++] = kind
      const found = this.visit(
        i,
        sum + strength,
        laidMask,
        race === Race.Kraken ? krakens + 1 : krakens,
        twice,
        weakest,
      )
      this.depth--
      this.laid[kind]--
      left[i]++
      if (found) return true
    }
    return false
  }

  /** Whether one of the allies laid down could be left out, krakens considered. */
  private hasSpare(sum: number, mask: number, krakens: number): boolean {
    return spareAlly(this.laid, sum, mask, krakens, this.cost, this.races, this.required) >= 0
  }
}

/** An ally that could be left out of a payment, the rest being a payment still; -1 if there is none. */
export function spareAlly(
  laid: Uint8Array,
  sum: number,
  mask: number,
  krakens: number,
  cost: number,
  races: number,
  required: number,
): number {
  for (let kind = 0; kind < KINDS; kind++) {
    if (!laid[kind] || sum - strengthOf[kind] < cost) continue
    const race = raceOf[kind]
    if (race === Race.Kraken) {
      if (racesFit(mask, krakens - 1, races, required)) return kind
      continue
    }
    let ofRace = 0
    for (let other = 0; other < KINDS; other++) if (raceOf[other] === race) ofRace += laid[other]
    const without = ofRace > 1 ? mask : mask & ~(1 << race)
    if (racesFit(without, krakens, races, required)) return kind
  }
  return -1
}

const search = new PaymentSearch()

/** Lists every payment of a seat for a lord from which no ally could be left out. */
export function listPayments(game: Game, me: Seat, lord: LordId, list: PaymentList): void {
  list.clear()
  search.prepare(game, me, lord, 0, list)
  search.all()
}

/** Whether laying down `kind` next can still lead to a payment without a superfluous ally. */
export function canFinishWithoutSpare(game: Game, me: Seat, lord: LordId, kind: number): boolean {
  search.prepare(game, me, lord, kind, undefined)
  return search.finishes(game, kind)
}

/** Whether the allies laid down for a lord hold one that could be left out. */
export function hasSpare(game: Game, me: Seat, lord: LordId): boolean {
  const spare = spareAlly(
    game.paid,
    game.paidStrength,
    game.paidRaces,
    game.paidKrakens,
    costFor(game, me, lord),
    racesOf[lord],
    requiredRaceFor(game, me, lord),
  )
  return spare >= 0
}
