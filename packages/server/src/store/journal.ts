import type { Act, DoneAct } from '@hadal/table'
import type pg from 'pg'
import type { TableStage } from './database.ts'

/** An act to be written, with what becomes of its table. */
export interface JournalRow {
  readonly table_id: string
  readonly seq: number
  readonly version: number
  readonly seat: number
  readonly act_id: string
  readonly act: Act
  readonly luck: DoneAct['luck']
  readonly state: TableStage
  readonly waits_for: readonly number[]
  readonly awaited: readonly number[]
  readonly turn: number
  readonly jobs: readonly JobChange[]
}

/** A job of a table: it has one of each kind at most, and a new one takes the place of the old. */
export interface JobChange {
  readonly task: string
  /**
   * Milliseconds until it runs, from when this is written, or the moment at which it does: whatever
   * comes first. Without either it is taken away.
   */
  readonly wait?: number | undefined
  readonly at?: number | undefined
}

/** What became of a row. */
export type Written =
  /** It is on the disk. */
  | { readonly written: true; readonly at: number }
  /** Its number, or its id, is taken: somebody else was faster, or it was written before. */
  | { readonly written: false; readonly why: 'taken' }
  /** Nobody knows: the database did not answer, or did not take it. */
  | { readonly written: false; readonly why: 'away'; readonly error: unknown }

interface Waiting {
  readonly row: JournalRow
  readonly tell: (written: Written) => void
}

export interface JournalSettings {
  /** Statements that are under way at the same time. */
  readonly lanes?: number
  readonly mostRows?: number
}

interface WrittenRow {
  readonly table_id: string
  readonly seq: number
  readonly at: number
}

const PATIENCE = 15_000

/**
 * Writes the acts of all tables of a node, many in one statement: while one is under way the next
 * gather. Nothing was done before it is told to be written.
 */
export class Journal {
  private readonly pool: pg.Pool
  private readonly lanes: number
  private readonly mostRows: number
  private waiting: Waiting[] = []
  private underWay = 0

  constructor(pool: pg.Pool, { lanes = 2, mostRows = 200 }: JournalSettings = {}) {
    this.pool = pool
    this.lanes = lanes
    this.mostRows = mostRows
  }

  append(row: JournalRow): Promise<Written> {
    return new Promise((tell) => {
      this.waiting.push({ row, tell })
      // What arrives in the same moment goes along.
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.underWay < this.lanes) {
      const batch = this.waiting.splice(0, this.mostRows)
      this.underWay++
      void this.write(batch).finally(() => {
        this.underWay--
        this.flush()
      })
    }
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.insert(batch.map(({ row }) => row))
      for (const { row, tell } of batch) {
        const at = written.get(keyOf(row.table_id, row.seq))
        tell(at === undefined ? { written: false, why: 'taken' } : { written: true, at })
      }
    } catch (error) {
      // A row that cannot be written must not take the others along.
      if (batch.length > 1 && isAboutRows(error)) for (const one of batch) await this.write([one])
      else for (const { tell } of batch) tell({ written: false, why: 'away', error })
    }
  }

  /** When each row was written, by its table and number; rows that are taken are missing. */
  private async insert(rows: readonly JournalRow[]): Promise<ReadonlyMap<string, number>> {
    const hasJobs = rows.some(({ jobs }) => jobs.length > 0)
    const statement = {
      name: hasJobs ? 'journal-jobs' : 'journal',
      text: hasJobs ? WRITE_WITH_JOBS : WRITE,
      values: [JSON.stringify(rows)],
      // Whoever waits for longer is told that nobody knows.
      query_timeout: PATIENCE,
    }
    const { rows: written } = await this.pool.query<WrittenRow>(statement)
    return new Map(written.map(({ table_id, seq, at }) => [keyOf(table_id, seq), at]))
  }
}

function keyOf(table: string, seq: number): string {
  return `${table} ${seq}`
}

/** Whether the database stumbled over some row, or over two that wait for each other. */
function isAboutRows(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(22|23|40)/.test(code)
}

/** In the order of their tables, so that two nodes never wait for each other. */
const WRITE_ACTS = `
with incoming as materialized (
  select * from json_to_recordset($1::json) as incoming(
    table_id text, seq int, version int, seat smallint, act_id text, act jsonb, luck jsonb,
    state text, waits_for smallint[], awaited smallint[], turn int, jobs json
  )
), written as (
  insert into acts (table_id, seq, version, seat, act_id, act, luck)
  select table_id, seq, version, seat, act_id, act, luck from incoming order by table_id, seq
  on conflict do nothing
  returning table_id, seq, at
), done as (
  select incoming.* from incoming join written using (table_id, seq)
), moved as (
  update tables set seq = done.seq, state = done.state, waits_for = done.waits_for,
    awaited = done.awaited, turn = done.turn, updated_at = now()
  from done where tables.id = done.table_id
)`

const TELL = 'table_id, seq, floor(extract(epoch from at) * 1000)::float8 as at'

const WRITE = `${WRITE_ACTS} select ${TELL} from written`

const WRITE_WITH_JOBS = `${WRITE_ACTS}, job as (
  select table_id, task, task || ':' || table_id as key,
    least(now() + wait * interval '1 millisecond', to_timestamp((at + 1) / 1000)) as run_at
  from done, json_to_recordset(done.jobs) as job(task text, wait float8, at float8)
), specs as (
  select array_agg((
    task, json_build_object('table', table_id), null, run_at, null, key, null, null
  )::graphile_worker.job_spec order by key) as all
  from job where run_at is not null having count(*) > 0
), added as materialized (
  select jobs.id from specs, graphile_worker.add_jobs(specs.all) as jobs
), removed as materialized (
  select graphile_worker.remove_job(key) from job where run_at is null
)
select ${TELL}, (select count(*) from added) + (select count(*) from removed) as jobs from written`
