import type { ClockKind } from '@hadal/protocol'
import type { Act } from '@hadal/table'
import { type Store, timeIn } from '../store/database.ts'
import type { JobChange } from '../store/journal.ts'
import type { GameNow, JobRule } from '../tables/doing.ts'
import type { LiveTable } from '../tables/liveTable.ts'

export const CLOCK = 'clock'

/** Seconds that people have after they were warned, by the kind of the clock. */
export const GRACE: Readonly<Record<ClockKind['kind'], number>> = {
  none: 0,
  live: 15,
  days: 12 * 3600,
}

/** Who plays for somebody whose time is up. */
const STAND_IN = 'greedy'

/** More than everybody at a table can be warned and stood in for. */
const AT_ONCE = 20

/** A table with a clock has a job at the next moment at which somebody's time is up. */
export const clockRule: JobRule = ({ act, now: { table, clock } }): JobChange | undefined => {
  if (clock === undefined) return undefined
  return { task: CLOCK, ...clock.foresee(table, act) }
}

/**
 * Does what is due at a table because of the time: warns people, and lets bots take over.
 *
 * It is looked up in the acts, by the clock of the database, and done only if nothing was done since:
 * so it does not matter how many look, or how late.
 */
export async function watchClock(table: LiveTable, store: Store): Promise<void> {
  for (let acts = 0; acts < AT_ONCE; acts++) {
    const time = await timeIn(store)
    const due = await table.look((now) => dueAt(now, time))
    if (due === undefined) return
    if ('until' in due) return lookAgain(table.id, due.until, store)
    const { seat, seq, version, act } = due
    const answer = await table.act(
      { kind: 'clock', seat, seq },
      { id: `clock:${seq + 1}`, version, act },
    )
    if (!answer.accepted && answer.refusal.reason === 'try-again')
      throw new Error('what is due by the clock could not be written')
  }
}

function dueAt({ table, seq, clock }: GameNow, time: number) {
  const due = clock?.due(table, time)
  if (due === undefined || due.do === 'wait') return due && { until: due.until }
  const act: Act =
    due.do === 'warn' ? { type: 'warn', seats: due.seats } : { type: 'leave', bot: STAND_IN }
  const seat = due.do === 'warn' ? (due.seats[0] ?? 0) : due.seat
  return { seat, seq, version: table.version, act }
}

/** It is too early; whoever has acted since may have said already when to look again. */
async function lookAgain(id: string, until: number, { pool }: Store): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, json_build_object('table', $2::text), job_key := $3,
       job_key_mode := 'preserve_run_at', run_at := to_timestamp(($4::float8 + 1) / 1000))`,
    [CLOCK, id, `${CLOCK}:${id}`, until],
  )
}
