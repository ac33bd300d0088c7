import type { EndCause } from '../game/events.ts'
import { NOBODY } from '../game/game.ts'
import type { Table } from '../game/table.ts'

/** B9.R3: the first trigger stands; later ones change nothing. */
export function triggerEnd(table: Table, cause: EndCause): void {
  const { game } = table
  if (game.endedBy !== NOBODY) return
  game.endedBy = game.turnSeat
  table.tell?.({ type: 'end-triggered', seat: game.turnSeat, cause })
}
