import {
  type Game,
  type Kind,
  type LordId,
  listPayments,
  type Payment,
  PaymentList,
  refusePayment,
  type Seat,
  type View,
  whyNotLord,
} from '@hadal/engine'
import { Consequences } from './consequences.ts'
import type { CheckedPayment, RankedPayments } from './seen.ts'
import { supposed } from './supposed.ts'

/** Nobody reads more of them. */
const MOST_SHOWN = 60

/** The sensible payments for a lord, the best for most people first. */
export function rankPayments(view: View, lord: LordId): RankedPayments {
  const { seat } = view
  const game = supposed(view)
  if (seat === undefined || whyNotLord(game, seat, lord) !== undefined)
    return { payments: [], count: 0 }
  const consequences = new Consequences(game, seat, lord)
  const list = new PaymentList()
  listPayments(game, seat, lord, list)
  const all = Array.from({ length: list.count }, (_, index) => {
    const allies = list.allies(index)
    return waysToPay(game, seat, lord, allies, consequences.missing(allies))
  }).flat()
  const best = all
    .map((payment) => ({ payment, merits: consequences.merits(payment) }))
    .sort((one, other) => compare(other.merits, one.merits))
    .slice(0, MOST_SHOWN)
  return { payments: best.map(({ payment }) => consequences.of(payment)), count: all.length }
}

/** Looks at a payment that somebody has put together: what it leads to, or why it is not taken. */
export function checkPayment(view: View, lord: LordId, payment: Payment): CheckedPayment {
  const { seat } = view
  if (seat === undefined) return { refusal: { reason: 'onlooker' } }
  const game = supposed(view)
  const refusal = refusePayment(game, seat, lord, payment) ?? whyNotLord(game, seat, lord)
  if (refusal !== undefined) return { refusal }
  return { payment: new Consequences(game, seat, lord).of(payment) }
}

/** What is missing is paid in pearls; K3.1: with nebulis among them where that is allowed. */
function waysToPay(
  game: Game,
  me: Seat,
  lord: LordId,
  allies: readonly Kind[],
  missing: number,
): Payment[] {
  const most = Math.min(missing, game.nebulis[me] ?? 0)
  if (most === 0) return [{ allies, pearls: missing }]
  return Array.from({ length: most + 1 }, (_, nebulis) => ({
    allies,
    pearls: missing - nebulis,
    nebulis,
  })).filter((payment) => refusePayment(game, me, lord, payment) === undefined)
}

/** What weighs more stands first. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, merit] of one.entries()) {
    const difference = merit - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
