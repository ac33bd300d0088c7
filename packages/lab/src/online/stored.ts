import pg from 'pg'
import { OnlineGame } from './game.ts'
import { beginTable, Guest } from './people.ts'
import { Seat } from './seat.ts'
import { startServer } from './servers.ts'

/** So many moves have been made at each of the tables that lie there. */
const MOVES = 40
const SEATS = 2

/**
 * Fills a database with tables that nobody uses now: one that is played, many times over.
 * Says how long a server takes to start without them.
 */
export async function storeTables(databaseUrl: string, tables: number): Promise<number> {
  // The first start builds the database: the second is like any other.
  await (await startServer({ databaseUrl })).stop()
  const server = await startServer({ databaseUrl })
  await playOne(server.url)
  await server.stop()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of COPIES) await client.query(statement, [tables])
    await client.query('analyze')
    return server.startupMs
  } finally {
    await client.end()
  }
}

async function playOne(url: string): Promise<void> {
  const people: Guest[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await Guest.named(url, `Diver ${seat + 1}`))
  const table = await beginTable(url, people, { players: SEATS })
  const seats = await Promise.all(
    people.map(async ({ cookie }) => {
      const seat = new Seat()
      await seat.connect({ url, table, cookie })
      return seat
    }),
  )
  await new Promise<void>((resolve) => {
    const game = new OnlineGame(seats, () => 0, {
      moved: () => {
        if (game.moves >= MOVES) resolve()
      },
    })
    game.start()
  })
  for (const seat of seats) seat.cut()
}

const COPIES = [
  `insert into tables (id, state, plan, seq, turn, waits_for, awaited, revision)
   select id || '-' || copy, state, plan, seq, turn, waits_for, awaited, revision
   from tables, generate_series(1, $1::int) copy`,
  `insert into lobbies (table_id, owner, agreed, visibility, onlookers)
   select table_id || '-' || copy, owner, agreed, visibility, onlookers
   from lobbies, generate_series(1, $1::int) copy`,
  `insert into seats (table_id, seat, identity)
   select table_id || '-' || copy, seat, identity from seats, generate_series(1, $1::int) copy`,
  `insert into acts (table_id, seq, seat, act_id, act, luck, version)
   select table_id || '-' || copy, seq, seat, act_id, act, luck, version
   from acts, generate_series(1, $1::int) copy`,
]
