import type pg from 'pg'
import { CannotStart } from '../postgres/cannotStart.ts'
import { openStore, type Store } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/index.ts'
import { type Head, type Kind, readBackup } from './file.ts'

/**
 * Puts what a file holds into a database that is empty. If that fails, the database is empty again.
 * Says how many rows there were.
 */
export async function restore(file: string, databaseUrl: string): Promise<number> {
  // It is read twice: nothing is begun with a file that is not whole.
  let names: readonly string[] = []
  await readBackup(file, {
    async head(head) {
      refuseNewer(head)
      names = head.migrations
    },
    async rows() {},
  })
  const store = openStore(databaseUrl, { connections: 4 })
  try {
    await refuseUsed(store)
    try {
      await migrateTo(store, names)
      const rows = await fill(store, file)
      await migrate(store)
      return rows
    } catch (error) {
      await empty(store)
      throw error
    }
  } finally {
    await store.close()
  }
}

/** Fills a database that looks as it did when the backup was made: with all of it, or with nothing. */
async function fill({ pool }: Store, file: string): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const references = await takeReferences(client)
    const rows = await readBackup(file, {
      async head() {},
      rows: (kind, lines) => insert(client, kind, lines),
    })
    // Now that everything is there: what leads nowhere is found here.
    for (const statement of references) await client.query(statement)
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function refuseNewer({ migrations: names }: Head): void {
  if (names.some((name) => !(name in migrations)))
    throw new CannotStart('This backup was made by a newer Hadal: restore it with that one.')
}

async function migrateTo(store: Store, names: readonly string[]): Promise<void> {
  const steps = Object.entries(migrations).filter(([name]) => names.includes(name))
  await migrate(store, Object.fromEntries(steps))
}

async function refuseUsed({ pool }: Store): Promise<void> {
  const { rowCount } = await pool.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     union all select 1 from pg_namespace where nspname = 'graphile_worker'`,
  )
  if (rowCount !== 0)
    throw new CannotStart(
      'There is something in this database already: a backup is put back into an empty one. Name a new folder in HADAL_DATA, or a new database in DATABASE_URL.',
    )
}

/** Only what was made here is taken away: the database was empty before. */
async function empty({ pool }: Store): Promise<void> {
  await pool.query('drop schema if exists graphile_worker cascade')
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
}

/** Rows come in any order: takes away what refers to others, and says how that is put back. */
async function takeReferences(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     order by conrelid, conname`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function insert(client: pg.PoolClient, kind: Kind, lines: readonly string[]): Promise<void> {
  const rows = `[${lines.join(',')}]`
  if (kind === 'jobs') await client.query(ADD_JOBS, [rows])
  else
    await client.query(
      `insert into public.${kind.table}
       select * from json_populate_recordset(null::public.${kind.table}, $1::json)`,
      [rows],
    )
}

const ADD_JOBS = `
  select graphile_worker.add_job(
    job.task, job.payload, run_at := job.run_at, max_attempts := job.max_attempts,
    job_key := job.key, priority := job.priority
  )
  from json_to_recordset($1::json) as job(
    task text, payload json, key text, run_at timestamptz, max_attempts int, priority int
  )`
