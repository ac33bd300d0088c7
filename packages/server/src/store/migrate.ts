import { runMigrations } from 'graphile-worker'
import { type Migration, Migrator } from 'kysely'
import type { Store } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Any number, as long as all nodes have the same. */
const LOCK = 4_812_309_577

/** Brings the database up to date, whoever else does so at the same time. */
export async function migrate(
  { db, pool }: Store,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  // Held by a connection of its own: it is let go with it, whatever happens.
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK])
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    await runMigrations({ pgPool: pool })
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    holder.release()
  }
}
