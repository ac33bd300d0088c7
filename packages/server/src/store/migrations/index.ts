import type { Migration } from 'kysely'
import { tables } from './0001_tables.ts'
import { identities } from './0002_identities.ts'
import { lobby } from './0003_lobby.ts'
import { idle } from './0004_idle.ts'

/** Every step the database has taken, in the order of their names. None is ever changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_tables': tables,
  '0002_identities': identities,
  '0003_lobby': lobby,
  '0004_idle': idle,
}
