import { type Kysely, type Migration, sql } from 'kysely'

/** What is agreed at tables, and who sits where. */
export const lobby: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table lobbies (
        table_id text primary key references tables on delete cascade,
        owner text not null references identities,
        name text,
        agreed jsonb not null,
        visibility text not null check (visibility in ('private', 'listed')),
        onlookers boolean not null,
        -- Leads to the table until its game begins.
        code text unique,
        rematch text references tables on delete set null
      )`.execute(db)
    await sql`
      create table seats (
        table_id text not null references tables on delete cascade,
        seat smallint not null,
        identity text references identities,
        bot text,
        primary key (table_id, seat),
        unique (table_id, identity),
        check (identity is null or bot is null)
      )`.execute(db)
    await sql`create index seats_identity on seats (identity) where identity is not null`.execute(
      db,
    )
    await sql`
      create table seat_links (
        hash bytea primary key,
        table_id text not null,
        seat smallint not null,
        -- Whom it takes the seat from, if anybody.
        identity text references identities on delete cascade,
        created_at timestamptz not null default now(),
        foreign key (table_id, seat) references seats on delete cascade
      )`.execute(db)
    await sql`create index tables_open on tables (created_at) where state = 'open'`.execute(db)
  },
}
