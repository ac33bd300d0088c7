import { type Kysely, type Migration, sql } from 'kysely'

/** When devices were last here, so that we know who has long been gone. */
export const idle: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sessions add column used_at timestamptz not null default now()`.execute(
      db,
    )
    await sql`create index lobbies_owner on lobbies (owner)`.execute(db)
  },
}
