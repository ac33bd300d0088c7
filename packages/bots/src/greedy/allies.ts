import {
  FIRST_KRAKEN,
  KINDS,
  KINDS_PER_RACE,
  type Kind,
  RACES,
  raceOf,
  strengthOf,
} from '@hadal/engine'
import { profitOf } from './lords.ts'
import { lossByNebulis, nebulisOf } from './nebulis.ts'
import { at, type Situation, type Target } from './situation.ts'

/** Krakens bring their nebulis sooner or later; now and then somebody makes one be discarded. */
const SOONER_OR_LATER = 0.9

/** A hand that is only thought of: what a seat would hold after a gain or a payment. */
export class Holding {
  private readonly s: Situation
  private readonly counts: number[]
  private readonly strengths: number[]
  private strength = 0
  private allies = 0
  /** The nebulis that the krakens in hand would bring. */
  private brewing = 0
  pearls: number
  nebulis: number
  /** The lords of the court that are worth their cost, the best of them first. */
  private readonly aims: readonly { readonly target: Target; readonly profit: number }[]

  constructor(s: Situation) {
    this.s = s
    this.counts = s.hand.slice()
    this.strengths = s.strengths.slice()
    for (const strength of this.strengths) this.strength += strength
    for (const count of this.counts) this.allies += count
    for (let kind = FIRST_KRAKEN; kind < KINDS; kind++)
      this.brewing += at(this.counts, kind) * nebulisOf(kind)
    this.pearls = s.pearls
    this.nebulis = s.mine.nebulis
    this.aims = s.targets
      .map((target) => ({ target, profit: profitOf(s, target) }))
      .filter(({ profit }) => profit > 0)
      .sort((one, other) => other.profit - one.profit)
  }

  /** Adds allies of a kind; a negative number takes them away. */
  add(kind: Kind, count: number): void {
    const race = at(raceOf, kind)
    const strength = count * at(strengthOf, kind)
    this.counts[kind] = at(this.counts, kind) + count
    this.strengths[race] = at(this.strengths, race) + strength
    this.strength += strength
    this.allies += count
    if (kind >= FIRST_KRAKEN) this.brewing += count * nebulisOf(kind)
  }

  /** Takes away an ally that is paid or fights, so that a kraken brings its nebulis (K2.2, K2.R1). */
  spend(kind: Kind, count = 1): void {
    this.add(kind, -count)
    if (kind >= FIRST_KRAKEN) this.nebulis += count * nebulisOf(kind)
  }

  /** What this hand and these pearls are worth; one lord of the court may be left out of account. */
  worth(except = -1): number {
    const { s } = this
    if (s.horizon === 0) return this.worthAtTheEnd() - this.nebulisLoss(1)
    const { strength, ally, race, promise, lordStrength } = s.weights
    let races = 0
    for (const held of this.strengths) if (held > 0) races++
    // What is more than can still be spent is worth little.
    const usable = 6 + lordStrength * s.lordsToCome
    const useful = Math.min(this.strength, usable) + 0.2 * Math.max(0, this.strength - usable)
    return (
      useful * strength +
      this.allies * ally +
      races * race +
      s.pearlsWorth(this.pearls) +
      promise * this.bestPromise(except) -
      this.nebulisLoss(SOONER_OR_LATER)
    )
  }

  /** What the nebulis held costs, and that of the krakens in hand as far as it comes. */
  private nebulisLoss(share: number): number {
    const { s, nebulis } = this
    if (nebulis === 0 && this.brewing === 0) return 0
    const held = lossByNebulis(s, nebulis)
    if (this.brewing === 0 || s.has((card) => card.cleansKrakens === true)) return held
    return held + share * (lossByNebulis(s, nebulis + this.brewing) - held)
  }

  /** B9.3: of each race the weakest ally in hand is affiliated; pearls break ties. */
  private worthAtTheEnd(): number {
    let points = this.s.pearlsWorth(this.pearls)
    for (let race = 0; race < RACES; race++) {
      const first = race * KINDS_PER_RACE
      let kind = first
      while (kind < first + KINDS_PER_RACE && at(this.counts, kind) === 0) kind++
      if (kind < first + KINDS_PER_RACE)
        points += Math.max(0, at(strengthOf, kind) - strongestAffiliated(this.s, race))
    }
    return points
  }

  /** The profit of the best lord in sight, the less the farther away it is. */
  private bestPromise(except: number): number {
    const { s } = this
    const purse = this.pearls + s.usableNebulis
    let best = 0
    for (const { target, profit } of this.aims) {
      if (profit <= best) break
      if (target.lord === except) continue
      const missing = missingFor(s, target, this.strengths, purse)
      const near = Math.max(0, 1 - missing / s.weights.reach)
      best = Math.max(best, profit * near * near)
    }
    return best
  }
}

function strongestAffiliated(s: Situation, race: number): number {
  const first = race * KINDS_PER_RACE
  for (let kind = first + KINDS_PER_RACE - 1; kind >= first; kind--)
    if (at(s.mine.affiliated, kind) > 0) return at(strengthOf, kind)
  return 0
}

/** The strength, and what stands for races, that a hand still lacks for a lord. */
export function missingFor(
  { weights }: Situation,
  { card, cost, required }: Target,
  strengths: readonly number[],
  pearls: number,
): number {
  let taken = 0
  let races = card.races
  let lacking = 0
  let strength = at(strengths, RACES)
  // A kraken stands for a race; that there may be several changes little.
  if (strength > 0) lacking--
  if (required < RACES) {
    taken |= 1 << required
    races--
    if (at(strengths, required) === 0) lacking++
    strength += at(strengths, required)
  }
  for (; races > 0; races--) {
    let best = -1
    let most = 0
    for (let race = 0; race < RACES; race++)
      if ((taken & (1 << race)) === 0 && at(strengths, race) > most) {
        best = race
        most = at(strengths, race)
      }
    if (best < 0) {
      lacking += races
      break
    }
    taken |= 1 << best
    strength += most
  }
  const short = Math.max(0, cost - strength - pearls)
  return lacking > 0 ? Math.max(short, lacking) + lacking * weights.missingRace : short
}

/** What it is worth to have some more allies in hand. */
export function gainOf(s: Situation, allies: readonly (readonly [Kind, number])[]): number {
  const holding = new Holding(s)
  const before = holding.worth()
  for (const [kind, count] of allies) holding.add(kind, count)
  return holding.worth() - before
}

/** What one more ally of each kind would be worth; kinds that are not wanted are left at 0. */
export function gainsOfOne(s: Situation, isWanted: (kind: Kind) => boolean): number[] {
  const holding = new Holding(s)
  const before = holding.worth()
  return Array.from({ length: KINDS }, (_, kind) => {
    if (!isWanted(kind)) return 0
    holding.add(kind, 1)
    const gain = holding.worth() - before
    holding.add(kind, -1)
    return gain
  })
}

/** A way to part with allies: for nothing, or so that a kraken brings its nebulis. */
export type Parting = (holding: Holding, kind: Kind, count: number) => void
const discard: Parting = (holding, kind, count) => holding.add(kind, -count)
export const spend: Parting = (holding, kind, count) => holding.spend(kind, count)

/** The allies to part with, cheapest first: so many of them. */
export function cheapestAllies(
  s: Situation,
  count: number,
  isOffered: (kind: Kind) => boolean,
  part: Parting = discard,
): { readonly kind: Kind; readonly worth: number }[] {
  const holding = new Holding(s)
  const chosen: { kind: Kind; worth: number }[] = []
  const left = s.hand.slice()
  for (let i = 0; i < count; i++) {
    const before = holding.worth()
    let cheapest = { kind: -1, worth: Number.POSITIVE_INFINITY }
    for (let kind = 0; kind < KINDS; kind++) {
      if (at(left, kind) === 0 || !isOffered(kind)) continue
      part(holding, kind, 1)
      const worth = before - holding.worth()
      part(holding, kind, -1)
      if (worth < cheapest.worth) cheapest = { kind, worth }
    }
    if (cheapest.kind < 0) break
    left[cheapest.kind] = at(left, cheapest.kind) - 1
    part(holding, cheapest.kind, 1)
    chosen.push(cheapest)
  }
  return chosen
}
