import { m } from '@hadal/words'
import type { Update } from '../../../link/protocol.ts'
import { botName } from '../../setup/words.ts'

/** Bots have no names on the server: here they are called as at any table. */
export function withBotNames(update: Update): Update {
  const seats = update.seats.map((seat, at) => {
    if (seat.name !== '') return seat
    return { ...seat, name: seat.bot === undefined ? m.online_guest_name() : botName(at) }
  })
  return { ...update, seats }
}
