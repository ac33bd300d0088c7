import { type LordId, SETTLE, scoreOf } from '@hadal/engine'
import { worthOfLord } from './lords.ts'
import { savedByNebulis } from './nebulis.ts'
import { bestPayment } from './payment.ts'
import { best } from './pick.ts'
import { at, type Situation } from './situation.ts'

/** B6.5: a court of so many lords loses one more and is refilled, for some pearls. */
export const FEW_LORDS = 3
export const REFILL = 2
const LAST_LORD = 7

/** What recruiting a lord of the court gains, paid for as well as can be. */
export function gainByRecruiting(s: Situation, lord: LordId): number {
  const target = s.targets.find((one) => one.lord === lord)
  if (target === undefined) return Number.NEGATIVE_INFINITY
  const payment = bestPayment(s, lord, target.cost)
  if (payment === undefined) return Number.NEGATIVE_INFINITY
  const worth = worthOfLord(s, lord)
  const refill = s.targets.length <= FEW_LORDS ? REFILL * s.pearl : 0
  const ending = endsTheGame(s) ? gainByEnding(s, worth) : 0
  return worth - payment.loss + refill + ending + s.weights.tempo
}

/** B9.1: whether one more lord of this seat brings the last round. */
export function endsTheGame({ mine, view }: Situation): boolean {
  return view.endedBy === undefined && mine.lords.length + 1 >= LAST_LORD
}

/** The leader wants the end, the others do not. */
function gainByEnding(s: Situation, worth: number): number {
  const { ending, lastTurn } = s.weights
  const mine = scoreOf(s.game, s.me).total + worth
  let best = 0
  for (let seat = 0; seat < s.view.players; seat++)
    if (seat !== s.me) best = Math.max(best, scoreOf(s.game, seat).total)
  return mine > best + lastTurn ? ending : -ending
}

/** Lays down the next ally of the best payment. */
export function pay(s: Situation, options: readonly number[]): number | undefined {
  const lord = s.view.asked?.a ?? 0
  const target = s.targets.find((one) => one.lord === lord)
  const payment = target && bestPayment(s, lord, target.cost)
  if (payment === undefined) return undefined
  const laid = s.view.paid.slice()
  for (const kind of payment.allies) {
    const left = at(laid, kind)
    if (left === 0) return kind
    laid[kind] = left - 1
  }
  return settle(s, options)
}

/** Pays the rest in pearls, or with nebulis where it may be used and that is better. */
export function settle(s: Situation, options: readonly number[]): number | undefined {
  const ways = options.filter((option) => option >= SETTLE)
  return best(ways, (option) => savedByNebulis(s, option - SETTLE))
}
