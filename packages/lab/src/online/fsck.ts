import { type Database, loadTable, openStore, TableDamaged } from '@hadal/server'
import { type Kysely, sql, type Transaction } from 'kysely'

/** A table that is not what it should be. */
export interface Damage {
  readonly table: string
  readonly why: string
}

export interface Found {
  readonly tables: number
  /** Games that were played again from their records, whatever came of it. */
  readonly replayed: number
  readonly acts: number
  readonly damaged: readonly Damage[]
}

/**
 * Plays every stored game again, and compares what comes of it with what is stored beside it.
 *
 * Everything is read as it was at one moment, so that it may be played on in the meantime.
 */
export async function checkDatabase(url: string, tell?: (done: number) => void): Promise<Found> {
  const store = openStore(url, { connections: 1 })
  try {
    return await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => checkAll(snapshot, tell))
  } finally {
    await store.close()
  }
}

async function checkAll(
  snapshot: Transaction<Database>,
  tell: ((done: number) => void) | undefined,
): Promise<Found> {
  const stored = await snapshot
    .selectFrom('tables')
    .select(['id', 'state', 'seq', 'turn', 'waits_for', 'awaited'])
    .orderBy('id')
    .execute()
  const damaged: Damage[] = []
  let replayed = 0
  let acts = 0
  for (const [at, row] of stored.entries()) {
    if (row.state !== 'open') {
      replayed++
      acts += row.seq
    }
    const why = await whatIsWrong(snapshot, row)
    if (why !== undefined) damaged.push({ table: row.id, why })
    tell?.(at + 1)
  }
  return { tables: stored.length, replayed, acts, damaged }
}

interface Summary {
  readonly state: string
  readonly seq: number
  readonly turn: number
  readonly waits_for: readonly number[]
  readonly awaited: readonly number[]
}

async function whatIsWrong(
  snapshot: Kysely<Database>,
  row: Summary & { readonly id: string },
): Promise<string | undefined> {
  const { id, ...stored } = row
  try {
    const { game } = await loadTable(snapshot, id)
    if (game === undefined)
      return (await hasActs(snapshot, id)) ? 'acts before the game' : undefined
    const { table } = game.acted
    return difference(stored, {
      state: table.isOver ? 'over' : 'playing',
      seq: game.seq,
      turn: table.turn,
      waits_for: table.asked().map(({ seat }) => seat),
      awaited: table.awaited(),
    })
  } catch (error) {
    if (error instanceof TableDamaged) return error.message
    throw error
  }
}

/** Nothing can have happened at a table that is open. */
async function hasActs(snapshot: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from acts where table_id = ${id} limit 1`.execute(snapshot)
  return rows.length > 0
}

/** The first thing that is stored otherwise than it comes from the record. */
function difference(stored: Summary, played: Summary): string | undefined {
  const texts = Object.entries(stored).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  )
  const again = new Map(
    Object.entries(played).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const differs = texts.find(([name, text]) => again.get(name) !== text)
  if (differs === undefined) return undefined
  const [name, text] = differs
  return `${name} is ${text}, and its record says ${again.get(name)}`
}
