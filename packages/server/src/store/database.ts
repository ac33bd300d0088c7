import type { Act, DoneAct } from '@hadal/table'
import {
  type ColumnType,
  type Generated,
  type JSONColumnType,
  Kysely,
  PostgresDialect,
  type Selectable,
} from 'kysely'
import pg from 'pg'
import type { IdentityTables } from '../identity/tables.ts'
import type { LobbyTables } from '../lobby/tables.ts'
import type { TablePlan } from '../tables/plan.ts'

export interface Database extends IdentityTables, LobbyTables {
  readonly tables: TablesTable
  readonly acts: ActsTable
}

/** Before it begins a table is open; its plan is made when it does. */
export type TableStage = 'open' | 'playing' | 'over'

/** A table as far as its game goes: the acts are the truth, the rest is for those who list tables. */
interface TablesTable {
  readonly id: string
  readonly state: ColumnType<TableStage, TableStage | undefined, TableStage>
  readonly plan: JSONColumnType<TablePlan> | null
  /** The number of the last act. */
  readonly seq: Generated<number>
  readonly turn: Generated<number>
  /** Everybody who is asked now: open to all. */
  readonly waits_for: Generated<number[]>
  /** Seats whose answer is missing. It tells who has answered ahead: show each person only their own. */
  readonly awaited: Generated<number[]>
  /** Grows with everything beside the game that people are shown: seats, names, whether it has begun. */
  readonly revision: Generated<number>
  readonly created_at: Generated<Date>
  readonly updated_at: Generated<Date>
}

/** The acts of all tables: rows are added, never changed. */
interface ActsTable {
  readonly table_id: string
  readonly seq: number
  readonly seat: number
  /** What whoever sent it calls it: sent again, it is known. */
  readonly act_id: string
  readonly act: JSONColumnType<Act>
  readonly luck: JSONColumnType<DoneAct['luck']>
  /** The version of the table that it led to. */
  readonly version: number
  readonly at: Generated<Date>
}

/** An act as it was written, and when: milliseconds since 1970. */
export type StoredAct = Omit<Selectable<ActsTable>, 'at'> & { readonly at: number }

/** A database, by statements that are checked, and by plain connections. */
export interface Store {
  readonly url: string
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Connects when it is first asked something; `failed` is told of connections that broke off. */
export function openStore(
  url: string,
  { connections = 10, failed }: { connections?: number; failed?: (error: Error) => void } = {},
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener a connection that dies while nobody uses it would end the process. One that is being given
  // up may still hear that the database goes too.
  const tell = (error: Error): void => {
    if (!pool.ending) failed?.(error)
  }
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    url,
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely ends the pool along with itself, but only once it has used it.
      if (!pool.ending) await pool.end()
    },
  }
}

/** What time it is in the database, in milliseconds since 1970. */
export async function timeIn({ pool }: Store): Promise<number> {
  const { rows } = await pool.query<{ now: number }>(
    'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  const [row] = rows
  if (row === undefined) throw new Error('the database does not know the time')
  return row.now
}
