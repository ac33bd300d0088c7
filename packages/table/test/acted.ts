// Tables that are stored as acts, and all there is to compare of two of them.
import { type Seat, seeded } from '@hadal/engine'
import { ActedTable } from '../src/index.ts'
import { BOT, PERSON, setupOf } from './games.ts'

/** What the database gives back of what was stored. */
export const asStored = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** A table of persons and now and then a bot, as a seed has it. */
export function begin(seed: number): ActedTable {
  const setup = setupOf(seed)
  const occupants = Array.from({ length: setup.players }, (_, seat) =>
    seed % 4 === 3 && seat === 1 ? BOT : PERSON,
  )
  return ActedTable.begin(setup, seeded(seed), { occupants, perfectMemory: seed % 3 === 0 })
}

/** Everything that any seat is sent, and what only the table itself knows. */
export function whole({ table, consents }: ActedTable, since?: number): string {
  const seats: (Seat | undefined)[] = [...table.occupants.keys(), undefined]
  return JSON.stringify({
    sent: seats.map((seat) => table.sentTo(seat, { since })),
    awaited: table.awaited(),
    occupants: table.occupants,
    kept: table.kept,
    consents,
    isPaused: table.isPaused,
  })
}
