import type { Score, Seat, View } from '@hadal/engine'
import type { LogEntry } from './log.ts'
import type { Question } from './offer.ts'
import type { StandingOrders } from './orders.ts'
import type { UndoState } from './undo.ts'

/** Everything that leaves the table for a seat, or for an onlooker: plain data. */
export interface Sent {
  readonly version: number
  readonly view: View
  /** What this seat is asked, even if it has answered and nobody has seen it yet. */
  readonly question: Question | undefined
  /** The version in which it came up: an answer on an older one would be to another question. */
  readonly askedSince: number | undefined
  /** The answer that this seat has given ahead; it may give another until it is resolved. */
  readonly answer: AheadAnswer | undefined
  /**
   * Everybody who is asked now, in seat order; several while an ally is offered.
   *
   * This seat is missing once it has answered ahead. Whether others have is not told.
   */
  readonly waitsFor: readonly Seat[]
  readonly undo: UndoState
  /**
   * How long the log was after the last answer of each seat; what an order answered is not counted.
   *
   * Everybody could see it: an answer given ahead counts when it is resolved.
   */
  readonly answered: readonly number[]
  /** The orders of this seat that still stand. */
  readonly orders: StandingOrders | undefined
  /** The log from entry `from` on: what stood there before is replaced. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] }
  /** The final scores, the winner first, when the game is over. */
  readonly result: readonly Standing[] | undefined
}

/** An answer that waits for its turn. */
export interface AheadAnswer {
  readonly decision: number
  /** A standing order gave it. */
  readonly byOrder: boolean
}

export type Standing = Score & { readonly place: number }
