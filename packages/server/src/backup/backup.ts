import pg from 'pg'
import { headOf, linesFor, writeLines } from './file.ts'

/** Rows that are fetched at once. */
const AT_ONCE = 1_000

/**
 * Writes everything that a database holds into a file, as it was at one moment; people play on in the
 * meantime. Says how many rows there were.
 */
export async function backUp(databaseUrl: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const count = { rows: 0 }
  try {
    // Everything below sees the same moment.
    await client.query('begin isolation level repeatable read read only')
    await writeLines(file, linesOf(client, count))
    await client.query('rollback')
    return count.rows
  } finally {
    await client.end()
  }
}

async function* linesOf(client: pg.Client, count: { rows: number }): AsyncGenerator<string> {
  const migrations = await column(client, 'select name from kysely_migration order by name')
  yield headOf(new Date(), migrations)
  for (const table of await column(client, TABLES)) {
    yield linesFor.kind({ table })
    yield* rowsOf(client, `select row_to_json(rows)::text as row from public.${table} rows`, count)
  }
  yield linesFor.kind('jobs')
  yield* rowsOf(client, JOBS, count)
  yield linesFor.end(count.rows)
}

/** Rows as they lie there: nobody holds all of them at once. */
async function* rowsOf(
  client: pg.Client,
  query: string,
  count: { rows: number },
): AsyncGenerator<string> {
  await client.query(`declare rows no scroll cursor for ${query}`)
  for (;;) {
    const rows = await column(client, `fetch ${AT_ONCE} from rows`)
    count.rows += rows.length
    yield* rows
    if (rows.length === 0) break
  }
  await client.query('close rows')
}

async function column(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' })
  return rows.map(([first = '']) => first)
}

/** Our tables; those of the migrations are made anew wherever it is put back. */
const TABLES = `
  select relname::text from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
  order by relname`

/** What is to happen by itself: bots that are asked, clocks that run. */
const JOBS = `
  select json_build_object(
    'task', tasks.identifier, 'payload', jobs.payload::jsonb, 'key', jobs.key, 'run_at', jobs.run_at,
    'max_attempts', jobs.max_attempts, 'priority', jobs.priority
  )::text as row
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  where jobs.key is not null`
