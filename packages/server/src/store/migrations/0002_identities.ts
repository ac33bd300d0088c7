import { type Kysely, type Migration, sql } from 'kysely'

/** Who people are: nothing here tells a secret, only whether somebody knows it. */
export const identities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table identities (
        id text primary key,
        name text not null,
        -- The name as it is compared; only accounts have one.
        account text unique,
        password text,
        -- Bots belong to whoever made their token.
        owner text references identities on delete cascade,
        created_at timestamptz not null default now(),
        check ((account is null) = (password is null))
      )`.execute(db)
    await sql`create index identities_owner on identities (owner) where owner is not null`.execute(
      db,
    )
    await sql`
      create table sessions (
        hash bytea primary key,
        identity text not null references identities on delete cascade,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index sessions_identity on sessions (identity)`.execute(db)
    await sql`
      create table tokens (
        id text primary key,
        hash bytea not null unique,
        -- The bot that it makes of whoever shows it.
        identity text not null unique references identities on delete cascade,
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`.execute(db)
    await sql`
      create table keys (
        name text primary key,
        value bytea not null,
        created_at timestamptz not null default now()
      )`.execute(db)
  },
}
