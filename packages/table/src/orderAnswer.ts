import {
  BUY,
  type LordId,
  PASS,
  raceOf,
  type SeatView,
  strengthOf,
  suppose,
  type View,
  whyNotLord,
} from '@hadal/engine'
import type { StandingOrder, StandingOrders } from './orders.ts'

/** An ally offered to a seat, as that seat sees it. */
export interface Offered {
  /** What the seat sees when it is asked. */
  readonly view: View
  readonly decisions: readonly number[]
}

/** What orders answer to an offer: always one of its decisions; nothing if their owner is asked. */
export function answerByOrder(orders: StandingOrders, offered: Offered): number | undefined {
  for (const order of orders.orders) {
    const answer = answerOf(order, offered)
    if (answer !== undefined) return answer
  }
  return orders.otherwise === 'pass' ? passIn(offered) : undefined
}

/** The answer of one order, if it fits. */
function answerOf(order: StandingOrder, offered: Offered): number | undefined {
  const { view } = offered
  const kind = view.depths.at(-1)
  const race = kind === undefined ? undefined : raceOf[kind]
  const strength = kind === undefined ? undefined : strengthOf[kind]
  if (race === undefined || strength === undefined) return undefined
  if (order.races.length > 0 && !order.races.includes(race)) return undefined
  if (strength < order.strengthFrom || strength > order.strengthTo) return undefined
  if (view.sold + 1 > order.priceAtMost) return undefined
  const purchase = purchaseIn(offered)
  if (order.onlyIf !== 'always' && !(purchase && completes(view, purchase, order.onlyIf)))
    return undefined
  if (order.do === 'pass') return passIn(offered)
  if (purchase === undefined || purchase.me.pearls < order.keepPearls) return undefined
  return purchase.decision
}

function passIn({ decisions }: Offered): number | undefined {
  return decisions.find((decision) => decision === PASS)
}

/** A way to buy the ally, and the buyer afterwards. */
interface Purchase {
  readonly decision: number
  readonly me: SeatView
}

/** The purchase with the fewest nebulis: pearls alone, wherever they suffice. */
function purchaseIn({ view, decisions }: Offered): Purchase | undefined {
  const buys = decisions.filter((decision) => decision !== PASS)
  const me = view.seat === undefined ? undefined : view.seats[view.seat]
  const kind = view.depths.at(-1)
  if (buys.length === 0 || me === undefined) return undefined
  const decision = Math.min(...buys)
  const nebulis = decision - BUY
  return {
    decision,
    me: {
      ...me,
      pearls: me.pearls - (view.sold + 1 - nebulis),
      nebulis: me.nebulis - nebulis,
      hand: (me.hand ?? []).map((count, held) => (held === kind ? count + 1 : count)),
      handSize: me.handSize + 1,
    },
  }
}

/** Whether a purchase makes a lord of the court payable that is not payable without it. */
function completes(
  view: View,
  { me }: Purchase,
  onlyIf: 'completes-a-lord' | { readonly lord: LordId },
): boolean {
  const { seat } = view
  if (seat === undefined) return false
  const before = suppose(view)
  const after = suppose({
    ...view,
    depths: view.depths.slice(0, -1),
    seats: view.seats.map((their, them) => (them === seat ? me : their)),
  })
  return view.court.some(
    (lord) =>
      lord !== undefined &&
      (onlyIf === 'completes-a-lord' || onlyIf.lord === lord) &&
      whyNotLord(before, seat, lord) !== undefined &&
      whyNotLord(after, seat, lord) === undefined,
  )
}
