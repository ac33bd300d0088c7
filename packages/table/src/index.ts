// The public face of the table: nobody imports deeper.

export { type Hindsight, hindsight, pastOffers } from './hindsight.ts'
export type { LogEntry } from './log.ts'
export type { Question } from './offer.ts'
export type { Offered } from './orderAnswer.ts'
export type { OnlyIf, StandingOrder, StandingOrders, Until } from './orders.ts'
export type { GivenAhead, Kept } from './purchases.ts'
export type { Recruitment } from './recruitment.ts'
export type { Refused, Stale } from './refused.ts'
export type { Occupant, SeatRefusal } from './seats.ts'
export type { AheadAnswer, Sent, Standing } from './sent.ts'
export { GameTable, type Observation, type TableSettings } from './table.ts'
export { type Sealed, sealedBy, type UndoState } from './undo.ts'
