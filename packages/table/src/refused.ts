import type { PaymentRefusal, Refusal } from '@hadal/engine'
import type { SeatRefusal } from './seats.ts'
import type { Sealed } from './undo.ts'

/** What was decided refers to a table that has changed since. */
export interface Stale {
  readonly reason: 'stale'
  /** The version that the table has now. */
  readonly version: number
}

/** Why the table does not accept something. Nothing has changed. */
export type Refused = Refusal | PaymentRefusal | Sealed | SeatRefusal | Stale
