import {
  FIRST_KRAKEN,
  type Kind,
  type LordId,
  listPayments,
  PaymentList,
  scoreOf,
  strengthOf,
} from '@hadal/engine'
import { Holding } from './allies.ts'
import { waysToUse } from './nebulis.ts'
import { at, type Situation } from './situation.ts'

/** A way to pay for a lord, and what it costs all told. */
export interface Payment {
  readonly allies: readonly Kind[]
  /** What is given away, less what the ally affiliated brings. */
  readonly loss: number
}

// Filled and read inside one function.
const list = new PaymentList()

/** The payment for a lord that costs least, with nothing in it that could be left out. */
export function bestPayment(s: Situation, lord: LordId, cost: number): Payment | undefined {
  takeBackPaid(s)
  listPayments(s.game, s.me, lord, list)
  const affiliatesAny = s.has((card) => card.affiliatesAny === true)
  const holding = new Holding(s)
  const before = holding.worth(lord)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < list.count; i++) {
    const allies = list.allies(i)
    let strength = 0
    for (const kind of allies) {
      strength += at(strengthOf, kind)
      holding.spend(kind)
    }
    const pearls = Math.max(0, cost - strength)
    const left = afterPaying(s, holding, pearls, lord)
    const affiliated = affiliatesAny ? bestOf(s, allies) : weakestOf(s, allies)
    const loss = before - left - affiliated
    for (const kind of allies) holding.spend(kind, -1)
    if (loss < least) {
      least = loss
      best = i
    }
  }
  return best < 0 ? undefined : { allies: Array.from(list.allies(best)), loss: least }
}

/** What is left to a hand when a price is paid, with nebulis where that is better. */
function afterPaying(s: Situation, holding: Holding, price: number, lord: LordId): number {
  let most = price <= s.pearls ? afterUsing(holding, price, 0, lord) : Number.NEGATIVE_INFINITY
  if (s.usableNebulis > 0)
    for (const used of waysToUse(s, price))
      most = Math.max(most, afterUsing(holding, price, used, lord))
  return most
}

function afterUsing(holding: Holding, price: number, nebulis: number, lord: LordId): number {
  holding.pearls -= price - nebulis
  holding.nebulis -= nebulis
  const worth = holding.worth(lord)
  holding.pearls += price - nebulis
  holding.nebulis += nebulis
  return worth
}

/** Allies laid down already lie in the supposed hand again, so that every step finds the same. */
function takeBackPaid({ game, me, hand, strengths }: Situation): void {
  game.hand[me]?.set(hand)
  game.handStrength[me]?.set(strengths)
}

/** B6.3: what the weakest ally paid brings when it is affiliated, the best among equals. */
function weakestOf(s: Situation, allies: Iterable<Kind>): number {
  let weakest = Number.POSITIVE_INFINITY
  let gain = 0
  for (const kind of allies) {
    // K2.3: krakens, which come last, are discarded before the weakest is looked for.
    if (kind >= FIRST_KRAKEN) break
    const strength = at(strengthOf, kind)
    if (strength > weakest) continue
    gain = strength < weakest ? affiliationGain(s, kind) : Math.max(gain, affiliationGain(s, kind))
    weakest = strength
  }
  return gain
}

function bestOf(s: Situation, allies: Iterable<Kind>): number {
  let gain = 0
  for (const kind of allies) gain = Math.max(gain, affiliationGain(s, kind))
  return gain
}

/** The score without the ally, and with one more of each kind as far as it was asked for. */
interface Scores {
  readonly before: number
  readonly after: (number | undefined)[]
}

const scores = new WeakMap<Situation, Scores>()

/** What an ally of a kind brings when it is affiliated: points, and what locations make of it. */
export function affiliationGain(s: Situation, kind: Kind): number {
  return s.weights.affiliation * pointsByAffiliating(s, kind)
}

/** The same in the points that it brings now. */
export function pointsByAffiliating(s: Situation, kind: Kind): number {
  let known = scores.get(s)
  if (known === undefined) {
    known = { before: scoreOf(s.game, s.me).total, after: [] }
    scores.set(s, known)
  }
  let after = known.after[kind]
  if (after === undefined) {
    after = scoreAffiliating(s, kind)
    known.after[kind] = after
  }
  return after - known.before
}

function scoreAffiliating({ game, me }: Situation, kind: Kind): number {
  const row = game.affiliated[me]
  if (row === undefined) return 0
  row[kind] = at(row, kind) + 1
  const { total } = scoreOf(game, me)
  row[kind] = at(row, kind) - 1
  return total
}
