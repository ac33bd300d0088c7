import type { Setup } from '@hadal/engine'
import { ActedTable, type Pace, type TableSettings } from '@hadal/table'
import { type Kysely, sql } from 'kysely'
import { Clock, type ClockTerms } from '../clocks/clock.ts'
import type { Database } from '../store/database.ts'
import type { JobChange } from '../store/journal.ts'
import type { JobRule } from './doing.ts'
import { fairChance } from './plan.ts'

/** What a game is to be begun with. */
export interface Beginning {
  readonly setup: Setup
  readonly settings: TableSettings
  readonly pace: Pace
  readonly clock?: ClockTerms | undefined
}

/**
 * Deals, and begins the game of a table that is open: best in the transaction in which it was looked
 * at. The new revision is handed back, for `Tables.factsChanged`; nothing if it has begun already.
 *
 * Throws `BadSetup` if it cannot be played.
 */
export async function beginTable(
  db: Kysely<Database>,
  id: string,
  { setup, settings, pace, clock = { kind: 'none', grace: 0 } }: Beginning,
  jobRules: readonly JobRule[],
): Promise<number | undefined> {
  const { table, plan } = ActedTable.begin(setup, fairChance, settings)
  const now = {
    table,
    seq: 0,
    pace,
    botsAreDue: table.toMove().length > 0,
    // Whatever time it is: jobs wait from the moment at which this is written.
    clock: Clock.begin(clock, table, 0),
  }
  const begun = await db
    .updateTable('tables')
    .set({
      state: 'playing',
      plan: sql<string>`${JSON.stringify({ ...plan, pace, clock })}::jsonb ||
        jsonb_build_object('begun', floor(extract(epoch from now()) * 1000))`,
      turn: table.turn,
      waits_for: table.asked().map(({ seat }) => seat),
      awaited: [...table.awaited()],
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('revision')
    .executeTakeFirst()
  if (begun === undefined) return undefined
  for (const rule of jobRules) {
    const job = rule({ by: undefined, act: undefined, botsWereDue: false, now })
    if (job !== undefined) await addJob(db, id, job)
  }
  return begun.revision
}

async function addJob(db: Kysely<Database>, id: string, { task, wait }: JobChange): Promise<void> {
  // Nothing was there before: whatever runs begins to run now.
  if (wait === undefined) return
  await sql`select graphile_worker.add_job(
    ${task}, json_build_object('table', ${id}::text), job_key := ${`${task}:${id}`},
    run_at := now() + ${wait} * interval '1 millisecond'
  )`.execute(db)
}
