import type { Seat } from '@hadal/engine'
import { ActedTable, BadAct, type Pace } from '@hadal/table'
import { type Kysely, sql } from 'kysely'
import { Clock } from '../clocks/clock.ts'
import type { Database, StoredAct, TableStage } from '../store/database.ts'
import { fairChance, type TablePlan } from './plan.ts'

/** A table whose record cannot be played. It is left as it is: only itself cannot be used. */
export class TableDamaged extends Error {
  override name = 'TableDamaged'
}

export class NoSuchTable extends Error {
  override name = 'NoSuchTable'
}

/** So many of the last acts are known by their ids; for older ones the database is asked. */
const REMEMBERED = 40

/** A game as it stands in the database. */
export class StoredGame {
  readonly acted: ActedTable
  readonly pace: Pace
  /** None where nobody agreed on clocks. */
  readonly clock: Clock | undefined
  private readonly recent = new Map<string, number>()

  constructor(acted: ActedTable, { pace, clock, begun = 0 }: TablePlan) {
    this.acted = acted
    this.pace = pace
    this.clock = clock && Clock.begin(clock, acted.table, begun)
  }

  /** The number of the last act. */
  get seq(): number {
    return this.acted.acts
  }

  /** The version that an act of a seat led to, if it was among the last. */
  versionAfter(seat: Seat, id: string): number | undefined {
    return this.recent.get(nameOf(seat, id))
  }

  /** Whether there are acts that are not remembered by their ids. */
  get isForgetful(): boolean {
    return this.seq > this.recent.size
  }

  /** The last act was written: it is known by its id from now on, and time has gone on. */
  written({ seat, act_id: id, act, at }: Pick<StoredAct, 'seat' | 'act_id' | 'act' | 'at'>): void {
    this.clock?.moved(this.acted.table, act, at)
    this.recent.set(nameOf(seat, id), this.acted.table.version)
    const [oldest] = this.recent.keys()
    if (this.recent.size > REMEMBERED && oldest !== undefined) this.recent.delete(oldest)
  }

  /** Does stored acts again, those that follow the last. Throws `TableDamaged`. */
  follow(acts: readonly StoredAct[]): void {
    for (const stored of acts) {
      const { seq, seat, act, luck, version } = stored
      if (seq !== this.seq + 1) throw new TableDamaged(`act ${this.seq + 1} is missing`)
      blaming(() => this.acted.again({ seat, act, luck }))
      const led = this.acted.table.version
      if (led !== version)
        throw new TableDamaged(`act ${seq} leads to version ${led} and not to ${version}`)
      this.written(stored)
    }
  }
}

function nameOf(seat: Seat, id: string): string {
  return `${seat} ${id}`
}

/** A table as it stands in the database, with a game once it has begun. */
export interface StoredTable {
  readonly state: TableStage
  readonly revision: number
  readonly game: StoredGame | undefined
}

/** Reads a table. Throws `NoSuchTable`, `TableDamaged`, or what the database says. */
export async function loadTable(db: Kysely<Database>, id: string): Promise<StoredTable> {
  const row = await db
    .selectFrom('tables')
    .select(['state', 'plan', 'revision', 'seq'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new NoSuchTable(`there is no table ${id}`)
  const { state, plan, revision, seq } = row
  if (plan === null) {
    if (state !== 'open') throw new TableDamaged('it has begun without a plan')
    return { state, revision, game: undefined }
  }
  const acts = await loadActs(db, id, 0)
  const game = new StoredGame(
    blaming(() => ActedTable.replay(plan, [], fairChance)),
    plan,
  )
  game.follow(acts)
  if (game.seq < seq) throw new TableDamaged(`act ${game.seq + 1} is missing`)
  return { state, revision, game }
}

/** To the millisecond, like what the journal says: all nodes must agree about it. */
const MOMENT = sql<number>`floor(extract(epoch from at) * 1000)::float8`

/** The acts of a table that follow a number. */
export function loadActs(db: Kysely<Database>, id: string, after: number): Promise<StoredAct[]> {
  return db
    .selectFrom('acts')
    .select(['table_id', 'seq', 'seat', 'act_id', 'act', 'luck', 'version', MOMENT.as('at')])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
}

/** The version that an act of a seat led to, however long ago; nothing if it was never done. */
export async function loadVersionAfter(
  db: Kysely<Database>,
  id: string,
  seat: Seat,
  actId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('acts')
    .select('version')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('act_id', '=', actId)
    .executeTakeFirst()
  return row?.version
}

function blaming<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadAct) throw new TableDamaged(error.message)
    throw error
  }
}
