import type { Seat } from '@hadal/engine'
import { m, type Who } from '@hadal/words'
import type { SeatInfo, Update } from '../../link/protocol.ts'

export type Result = NonNullable<Update['result']>

/** What somebody is called on the score sheet. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat, eyes: Seat | undefined): string {
  return seat === eyes ? m.table_you_capital() : (seats[seat]?.name ?? '')
}

/** Who sits at the table, as the words for a score ask for it. */
export const whoOf = (seats: readonly SeatInfo[], eyes: Seat | undefined): Who => ({
  names: seats.map(({ name }) => name),
  you: eyes,
})
