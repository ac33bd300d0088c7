import {
  affiliable,
  costOfLord,
  createTable,
  FIRST_KRAKEN,
  type Game,
  type Kind,
  type LordId,
  legal,
  type Payment,
  RACES,
  raceOf,
  type Seat,
  scoreOf,
  scripted,
  strengthOf,
  supposePaid,
} from '@hadal/engine'
import type { RankedPayment } from './seen.ts'

/** What a seat has won or lost once a payment is made and an ally affiliated. */
interface Aftermath {
  readonly points: number
  readonly nebulis: number
  readonly figure: RankedPayment['figure']
}

/** Tells what the payments of one seat for one lord lead to. */
export class Consequences {
  private readonly game: Game
  private readonly me: Seat
  private readonly lord: LordId
  private readonly cost: number
  private readonly pointsBefore: number
  private readonly hand: readonly Kind[]
  /** Allies in hand by race. */
  private readonly held: readonly number[]
  /** Many payments end alike: what counts is the ally affiliated, the pearls and the nebulis. */
  private readonly known = new Map<string, Aftermath>()

  constructor(game: Game, me: Seat, lord: LordId) {
    this.game = game
    this.me = me
    this.lord = lord
    this.cost = costOfLord(game, me, lord).cost
    const unpaid = supposePaid(game, me, lord, { allies: [], pearls: 0 }, undefined)
    this.pointsBefore = scoreOf(unpaid, me).total
    this.hand = listed(game.hand[me] ?? [])
    this.held = countRaces(this.hand)
  }

  /** What pearls must make up for when these allies are paid. */
  missing(allies: readonly Kind[]): number {
    return Math.max(0, this.cost - strengthOfAll(allies))
  }

  /** What speaks for a payment, by weight: no waste, the points at once, then what is kept. */
  merits(payment: Payment): readonly number[] {
    const { allies, pearls } = payment
    const [first] = this.affiliates(payment)
    const { points } = first ?? this.after(payment, undefined)
    return [-this.waste(allies), points, -pearls, -this.racesGone(allies), -allies.length]
  }

  of(payment: Payment): RankedPayment {
    const { pearls, nebulis = 0 } = payment
    const allies = payment.allies.toSorted((one, other) => one - other)
    const affiliates = this.affiliates(payment)
    const { points, figure, ...after } = affiliates[0] ?? this.after(payment, undefined)
    return {
      allies,
      pearls,
      nebulis,
      waste: this.waste(allies),
      brings: after.nebulis + nebulis - (this.game.nebulis[this.me] ?? 0),
      affiliates: affiliates.map(({ kind }) => kind),
      pointsOfAffiliates: affiliates.map((choice) => choice.points),
      points,
      left: without(this.hand, allies),
      leftPearls: (this.game.pearls[this.me] ?? 0) - pearls,
      leftNebulis: after.nebulis,
      figure,
    }
  }

  /** The allies of which one is affiliated, the best first; none where only krakens are paid. */
  private affiliates(payment: Payment): readonly (Aftermath & { readonly kind: Kind })[] {
    return affiliable(this.game, this.me, this.lord, payment)
      .map((kind) => ({ kind, ...this.after(payment, kind) }))
      .sort((one, other) => other.points - one.points)
  }

  private after(payment: Payment, affiliated: Kind | undefined): Aftermath {
    const { allies, pearls, nebulis = 0 } = payment
    const krakens = allies.filter((kind) => kind >= FIRST_KRAKEN)
    const key = [affiliated ?? '', pearls, nebulis, ...krakens].join()
    const known = this.known.get(key)
    if (known !== undefined) return known
    const { game, me, lord, pointsBefore } = this
    const after = supposePaid(game, me, lord, payment, affiliated)
    const aftermath = {
      points: scoreOf(after, me).total - pointsBefore,
      nebulis: after.nebulis[me] ?? 0,
      figure: figureAfter(game, after, me),
    }
    this.known.set(key, aftermath)
    return aftermath
  }

  private waste(allies: readonly Kind[]): number {
    return Math.max(0, strengthOfAll(allies) - this.cost)
  }

  /** How many races would no longer be in hand. */
  private racesGone(allies: readonly Kind[]): number {
    const paid = countRaces(allies)
    return this.held.filter((count, race) => count > 0 && count === paid[race]).length
  }
}

/** How many allies there are of each race. */
function countRaces(allies: readonly Kind[]): readonly number[] {
  const counts = new Array<number>(RACES + 1).fill(0)
  for (const kind of allies) {
    const race = raceOf[kind] ?? RACES
    counts[race] = (counts[race] ?? 0) + 1
  }
  return counts
}

function figureAfter(before: Game, after: Game, me: Seat): RankedPayment['figure'] {
  if (before.krakenHolder === me) return after.krakenHolder === me ? 'stays' : 'leaves'
  if (after.krakenHolder === me) return 'comes'
  // Where its holder must choose between equals, nobody can tell.
  return legal(createTable(after, scripted([]))).has(me) ? 'may-come' : undefined
}

function strengthOfAll(allies: readonly Kind[]): number {
  return allies.reduce((sum, kind) => sum + (strengthOf[kind] ?? 0), 0)
}

/** A row of counts as a list of kinds. */
function listed(counts: Iterable<number>): Kind[] {
  return Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => kind))
}

function without(hand: readonly Kind[], paid: readonly Kind[]): Kind[] {
  const left = [...hand]
  for (const kind of paid) left.splice(left.indexOf(kind), 1)
  return left
}
