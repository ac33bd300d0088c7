import type { Act, DoneAct } from '@hadal/table'
import type pg from 'pg'
import type { TableStage } from './database.ts'
import { Lane } from './lane.ts'

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
  /** Told of every statement how many seconds it took until it was on the disk. */
  readonly committed?: (seconds: number) => void
}

/** When it was, which rows were written, if any, and what else had to be done. */
type Told = [at: number, written: string[] | null, jobs?: string]

const PATIENCE = 15_000

/**
 * Writes the acts of all tables of a node, many in one statement: while one is under way the next
 * gather. Nothing was done before it is told to be written.
 */
export class Journal {
  private readonly mostRows: number
  private readonly committed: JournalSettings['committed']
  /** Those on which nothing is under way; the one that was used last comes last. */
  private readonly free: Lane[]
  private waiting: Waiting[] = []
  private isOpen = true

  constructor(pool: pg.Pool, { lanes = 2, mostRows = 200, committed }: JournalSettings = {}) {
    this.free = Array.from({ length: lanes }, () => new Lane(pool))
    this.mostRows = mostRows
    this.committed = committed
  }

  append(row: JournalRow): Promise<Written> {
    return new Promise((tell) => {
      this.waiting.push({ row, tell })
      // What arrives in the same moment goes along.
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  /** Gives its connections back, those in use when they are not any more. */
  close(): void {
    this.isOpen = false
    for (const lane of this.free) lane.close()
  }

  private flush(): void {
    while (this.waiting.length > 0) {
      const lane = this.free.pop()
      if (lane === undefined) return
      void this.write(lane, this.waiting.splice(0, this.mostRows)).finally(() => {
        if (!this.isOpen) lane.close()
        this.free.push(lane)
        this.flush()
      })
    }
  }

  private async write(lane: Lane, batch: readonly Waiting[]): Promise<void> {
    try {
      const [at, keys] = await this.insert(
        lane,
        batch.map(({ row }) => row),
      )
      const written = new Set(keys)
      for (const { row, tell } of batch)
        tell(written.has(keyOf(row)) ? { written: true, at } : { written: false, why: 'taken' })
    } catch (error) {
      // A row that cannot be written must not take the others along.
      if (batch.length > 1 && isAboutRows(error))
        for (const one of batch) await this.write(lane, [one])
      else for (const { tell } of batch) tell({ written: false, why: 'away', error })
    }
  }

  private async insert(lane: Lane, rows: readonly JournalRow[]): Promise<Told> {
    const began = performance.now()
    const hasJobs = rows.some(({ jobs }) => jobs.length > 0)
    const statement = {
      name: hasJobs ? 'journal-jobs' : 'journal',
      text: hasJobs ? WRITE_WITH_JOBS : WRITE,
      values: [JSON.stringify(rows)],
      rowMode: 'array' as const,
      // Whoever waits for longer is told that nobody knows.
      query_timeout: PATIENCE,
    }
    const [told] = await lane.query<Told>(statement)
    if (told === undefined) throw new Error('the database does not say what it has written')
    this.committed?.((performance.now() - began) / 1000)
    return told
  }
}

function keyOf({ table_id, seq }: JournalRow): string {
  return `${table_id} ${seq}`
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
  returning table_id, seq
), done as (
  select incoming.* from incoming join written using (table_id, seq)
), moved as (
  update tables set seq = done.seq, state = done.state, waits_for = done.waits_for,
    awaited = done.awaited, turn = done.turn, updated_at = now()
  from done where tables.id = done.table_id
)`

/** All that one statement writes is written at the same moment. */
const TELL = `floor(extract(epoch from now()) * 1000)::float8,
  (select json_agg(table_id || ' ' || seq) from written)`

const WRITE = `${WRITE_ACTS} select ${TELL}`

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
select ${TELL}, (select count(*) from added) + (select count(*) from removed)`
