import { forget, type Seat, view } from '@hadal/engine'
import { OFFER, type Open } from './offer.ts'
import { answerByOrder } from './orderAnswer.ts'
import { areOrders, type GivenOrders, type StandingOrders, stillStanding } from './orders.ts'
import type { Recording } from './recording.ts'
import type { AheadAnswer } from './sent.ts'

/** What a seat has answered ahead to an offer. */
export interface GivenAhead {
  readonly seat: Seat
  /** Which offer: the number of the move that turned up its card. */
  readonly offer: number
  /** Without one the seat wants to be asked, whatever its orders say. */
  readonly decision: number | undefined
}

/** What a table holds beside its record, for whoever stores it. Secret: it is sent to nobody. */
export interface Kept {
  readonly orders: readonly (GivenOrders & { readonly seat: Seat })[]
  readonly answers: readonly GivenAhead[]
}

/**
 * What seats have said about buying allies before it is their turn: answers given ahead, and orders.
 *
 * An answer given ahead is worth nothing once another card is offered. Nothing of it is played here.
 */
export class Purchases {
  private readonly recording: Recording
  private readonly ahead = new Map<Seat, GivenAhead>()
  private readonly orders = new Map<Seat, GivenOrders>()

  constructor(recording: Recording) {
    this.recording = recording
  }

  /** Which offer is open: each begins with a card that was drawn, and no undo goes back behind it. */
  get offer(): number {
    return this.recording.lastLuck
  }

  get kept(): Kept {
    const orders = Array.from(this.orders, ([seat, given]) => ({ seat, ...given }))
    return { orders, answers: [...this.ahead.values()].filter(({ offer }) => offer === this.offer) }
  }

  restore({ orders, answers }: Kept): void {
    for (const { seat, ...given } of orders)
      if (areOrders(given.orders)) this.orders.set(seat, given)
    for (const given of answers) this.ahead.set(given.seat, given)
  }

  answerAhead(seat: Seat, decision: number): void {
    this.ahead.set(seat, { seat, offer: this.offer, decision })
  }

  /** A seat wants to be asked about this offer, whatever it has said before. */
  askAgain(seat: Seat): void {
    this.ahead.set(seat, { seat, offer: this.offer, decision: undefined })
  }

  giveOrders(seat: Seat, orders: StandingOrders | undefined, turn: number): void {
    if (orders === undefined) this.orders.delete(seat)
    else this.orders.set(seat, { orders, turn })
    if (this.ahead.get(seat)?.decision === undefined) this.ahead.delete(seat)
  }

  /** The orders of a seat that still stand. */
  ordersOf(seat: Seat | undefined): StandingOrders | undefined {
    if (seat === undefined) return undefined
    const given = this.orders.get(seat)
    return given && stillStanding(given, seat, this.recording.log.turns())
  }

  /** The answer to an offer that a seat has given ahead, or that its orders give if they are heeded. */
  answerTo({ question, position }: Open, heedsOrders: boolean): AheadAnswer | undefined {
    const { name, seat, decisions } = question
    if (name !== OFFER) return undefined
    const given = this.ahead.get(seat)
    if (given?.offer === this.offer) {
      const decision = decisions.find((open) => open === given.decision)
      return decision === undefined ? undefined : { decision, byOrder: false }
    }
    const orders = heedsOrders ? this.ordersOf(seat) : undefined
    if (orders === undefined) return undefined
    const seen = forget(view(position().game, seat))
    const decision = answerByOrder(orders, { view: seen, decisions })
    return decision === undefined ? undefined : { decision, byOrder: true }
  }
}
