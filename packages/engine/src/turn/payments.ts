import {
  FIRST_KRAKEN,
  KINDS,
  KINDS_PER_RACE,
  type Kind,
  RACES,
  raceOf,
  strengthOf,
} from '../cards/allies.ts'
import { racesOf } from '../cards/lord.ts'
import { type Game, type LordId, NOBODY, type Seat } from '../game/game.ts'
import { purseOf } from '../smuggling/nebulis.ts'
import { costFor, racesFit, requiredRaceFor } from './cost.ts'
import { Sets } from './sets.ts'

/** A payment is a set of allies of each race, and one of krakens. */
const ROWS = RACES + 1
/** More than anything costs. */
const NO_COST = 255

/** Payments in a buffer that grows: for each race the code of its set of allies, 0 for none. */
export class PaymentList {
  count = 0
  private codes = new Uint32Array(512 * ROWS)

  clear(): void {
    this.count = 0
  }

  add(codes: Uint32Array): void {
    const at = this.count * ROWS
    this.makeRoom(1)
    for (let race = 0; race < ROWS; race++) this.codes[at + race] = codes[race]
    this.count++
  }

  /** Adds one payment for each set of one race that leaves nothing over, the others being `codes`. */
  addEach(
    codes: Uint32Array,
    race: number,
    sets: Sets,
    start: number,
    end: number,
    missing: number,
    twice: number,
  ): void {
    this.makeRoom(end - start)
    const into = this.codes
    let at = this.count * ROWS
    for (let i = start; i < end; i++) {
      const weakest = Math.min(sets.twice[i], twice)
      if (sets.sums[i] - weakest >= missing) continue
      into[at] = codes[0]
      into[at + 1] = codes[1]
      into[at + 2] = codes[2]
      into[at + 3] = codes[3]
      into[at + 4] = codes[4]
      into[at + 5] = 0
      into[at + race] = sets.codes[i]
      at += ROWS
    }
    this.count = at / ROWS
  }

  private makeRoom(payments: number): void {
    const wanted = (this.count + payments) * ROWS
    if (wanted <= this.codes.length) return
    const grown = new Uint32Array(wanted * 2)
    grown.set(this.codes)
    this.codes = grown
  }

  /** The allies of a payment, by ascending kind. */
  allies(index: number): Kind[] {
    const allies: Kind[] = []
    for (let kind = 0; kind < KINDS; kind++) {
      const code = this.codes[index * ROWS + raceOf[kind]]
      for (let i = Sets.countIn(code, kind); i > 0; i--) allies.push(kind)
    }
    return allies
  }
}

/**
 * Walks through the payments for a lord from which nothing could be left out.
 *
 * A set of allies is chosen for one race after the other, krakens last. A branch is cut as soon as
 * an ally in it is superfluous, or the strength or the races can no longer be had.
 */
class PaymentSearch {
  private readonly sets = Array.from({ length: ROWS }, () => new Sets())
  /** The most strength that so many races from a race on can bring, and the least: `[race][races]`. */
  private readonly most = Array.from({ length: ROWS }, () => new Uint16Array(ROWS))
  private readonly least = Array.from({ length: ROWS }, () => new Uint16Array(ROWS))
  private readonly codes = new Uint32Array(ROWS)
  private readonly laid = new Uint8Array(KINDS)
  private hasKrakens = false
  /** The last race of which allies were laid down already, or -1. */
  private lastLaid = -1
  private cost = 0
  private needed = 0
  private races = 0
  private required = NOBODY
  private readonly firstOnly: boolean

  /**
   * Lists payments without anything superfluous; with `firstOnly`, it stops at the first payment that
   * the option `excessAllies` does not refuse: krakens are never too many for it.
   */
  constructor(firstOnly: boolean) {
    this.firstOnly = firstOnly
  }

  /**
   * Looks through the payments of a seat for a lord.
   *
   * With a kind to be laid down `next`, only those that go on from what was laid down already.
   */
  run(game: Game, me: Seat, lord: LordId, next: Kind, list: PaymentList): void {
    this.cost = costFor(game, me, lord)
    this.needed = this.cost - purseOf(game, me)
    this.races = racesOf[lord]
    this.required = requiredRaceFor(game, me, lord)
    list.clear()
    this.codes.fill(0)
    for (let race = 0; race < ROWS; race++) {
      const first = race * KINDS_PER_RACE
      const end = Math.min(first + KINDS_PER_RACE, KINDS)
      this.sets[race].fill(game, me, first, end, next, race === RACES ? NO_COST : this.cost)
    }
    this.hasKrakens = this.sets[RACES].size > 0
    this.lastLaid = RACES - 1
    while (this.lastLaid >= 0 && !this.sets[this.lastLaid].mustBeUsed) this.lastLaid--
    this.bound()
    this.choose(list, 0, this.races, 0, 0, NOBODY)
  }

  private bound(): void {
    const { most, least, sets } = this
    least[RACES].fill(NO_COST, 1)
    for (let race = RACES - 1; race >= 0; race--) {
      const { size, strength, sums } = sets[race]
      for (let races = 1; races <= RACES; races++) {
        most[race][races] = most[race + 1][races]
        least[race][races] = least[race + 1][races]
        if (size === 0) continue
        const more = strength + most[race + 1][races - 1]
        if (more > most[race][races]) most[race][races] = more
        const less = sums[0] + least[race + 1][races - 1]
        if (less < least[race][races]) least[race][races] = less
      }
    }
  }

  /** Goes on from race `from`: so many are `missing`, `twice` is the weakest ally of a race paid twice. */
  private choose(
    list: PaymentList,
    from: number,
    missing: number,
    mask: number,
    sum: number,
    twice: number,
  ): void {
    if (this.hasKrakens && from > this.lastLaid) this.addKrakens(list, mask, sum, twice)
    if (missing === 0) return
    const last = missing === 1 && !this.hasKrakens
    const krakens = this.sets[RACES].strength
    for (let race = from; race < RACES; race++) {
      if (sum + this.most[race][missing] + krakens < this.needed) return
      const sets = this.sets[race]
      if (sets.size > 0 && this.suits(race, missing, mask)) {
        if (last) {
          const end = sets.endFor(this.cost - sum)
          const start = sets.startFor(this.needed - sum)
          if (start < end) list.addEach(this.codes, race, sets, start, end, this.cost - sum, twice)
        } else this.chooseSet(list, race, missing, mask, sum, twice)
        if (this.firstOnly && list.count > 0) return
      }
      if (sets.mustBeUsed) return
    }
  }

  /** Tries each set of a race, with others to follow. */
  private chooseSet(
    list: PaymentList,
    race: number,
    missing: number,
    mask: number,
    sum: number,
    twice: number,
  ): void {
    const sets = this.sets[race]
    // What the others bring at the least makes sets superfluous early; krakens may stand in for them.
    const others = this.hasKrakens ? 0 : this.least[race + 1][missing - 1]
    if (others === NO_COST) return
    const room = this.cost - sum - others
    const end = sets.endFor(room)
    for (let i = 0; i < end; i++) {
      const weakest = Math.min(twice, sets.twice[i])
      if (sets.sums[i] - weakest >= room) continue
      this.codes[race] = sets.codes[i]
      this.choose(list, race + 1, missing - 1, mask | (1 << race), sum + sets.sums[i], weakest)
      if (this.firstOnly && list.count > 0) break
    }
    this.codes[race] = 0
  }

  /** Whether a race can still be among those paid. */
  private suits(race: number, missing: number, mask: number): boolean {
    const { required } = this
    if (required === NOBODY || mask & (1 << required) || this.hasKrakens) return true
    return race === required || (race < required && missing > 1)
  }

  /** Adds the payments that end with krakens, or with none although some are held. */
  private addKrakens(list: PaymentList, mask: number, sum: number, twice: number): void {
    const krakens = this.sets[RACES]
    const { races, required, needed, cost } = this
    if (!krakens.mustBeUsed && sum >= needed && racesFit(mask, 0, races, required))
      list.add(this.codes)
    for (let i = 0; i < krakens.size; i++) {
      const total = sum + krakens.sums[i]
      if (total < needed || total - twice >= cost) continue
      this.codes[RACES] = krakens.codes[i]
      const count = this.layOut()
      if (!racesFit(mask, count, races, required)) continue
      if (!this.firstOnly && this.couldSpare(total, mask, count)) continue
      list.add(this.codes)
    }
    this.codes[RACES] = 0
  }

  /** Whether a kraken, or an ally for whom a kraken could stand in, is too many. */
  private couldSpare(sum: number, mask: number, krakens: number): boolean {
    const { cost, races, required, laid } = this
    for (let kind = 0; kind < KINDS; kind++) {
      if (!laid[kind] || sum - strengthOf[kind] < cost) continue
      if (kind >= FIRST_KRAKEN && racesFit(mask, krakens - 1, races, required)) return true
      // A race that is paid twice has been looked at already: this one is paid once.
      const without = mask & ~(1 << raceOf[kind])
      if (kind < FIRST_KRAKEN && racesFit(without, krakens, races, required)) return true
    }
    return false
  }

  /** Spreads the codes out into counts by kind; returns the number of krakens. */
  private layOut(): number {
    for (let kind = 0; kind < KINDS; kind++)
      this.laid[kind] = Sets.countIn(this.codes[raceOf[kind]], kind)
    let krakens = 0
    for (let kind = FIRST_KRAKEN; kind < KINDS; kind++) krakens += this.laid[kind]
    return krakens
  }
}

/** Option `excessAllies`: an ally of a race paid twice that could be left out; -1 if there is none. */
export function spareAlly(laid: Uint8Array, sum: number, cost: number): Kind {
  for (let kind = 0; kind < FIRST_KRAKEN; kind++) {
    if (!laid[kind] || sum - strengthOf[kind] < cost) continue
    const first = kind - (kind % KINDS_PER_RACE)
    let ofRace = 0
    for (let other = first; other < first + KINDS_PER_RACE; other++) ofRace += laid[other]
    if (ofRace > 1) return kind
  }
  return -1
}

const listing = new PaymentSearch(false)
const probing = new PaymentSearch(true)
const probed = new PaymentList()
/** Nothing is to be laid down next: all payments count. */
const ANY = -1

/** Lists every payment of a seat for a lord from which no ally could be left out. */
export function listPayments(game: Game, me: Seat, lord: LordId, list: PaymentList): void {
  listing.run(game, me, lord, ANY, list)
}

/** Whether laying down `kind` next can still lead to a payment without a superfluous ally. */
export function canFinishWithoutSpare(game: Game, me: Seat, lord: LordId, kind: Kind): boolean {
  probing.run(game, me, lord, kind, probed)
  return probed.count > 0
}

/** Whether the allies laid down for a lord hold one that could be left out. */
export function hasSpare(game: Game, me: Seat, lord: LordId): boolean {
  return spareAlly(game.paid, game.paidStrength, costFor(game, me, lord)) >= 0
}
