import { type Kysely, type Migration, sql } from 'kysely'

export const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('plan', 'jsonb')
      .addColumn('seq', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('waits_for', sql`smallint[]`, (column) => column.notNull().defaultTo('{}'))
      .addColumn('awaited', sql`smallint[]`, (column) => column.notNull().defaultTo('{}'))
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addCheckConstraint('tables_state', sql`state in ('open', 'playing', 'over')`)
      .addCheckConstraint('tables_begun', sql`state = 'open' or plan is not null`)
      .execute()
    // A row is written with every act: room on its page keeps it there, and out of every index.
    await sql`alter table tables set (fillfactor = 50)`.execute(db)
    await db.schema
      .createTable('acts')
      .addColumn('table_id', 'text', (column) =>
        column.notNull().references('tables.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', 'smallint', (column) => column.notNull())
      .addColumn('act_id', 'text', (column) => column.notNull())
      .addColumn('act', 'jsonb', (column) => column.notNull())
      .addColumn('luck', 'jsonb', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('acts_pkey', ['table_id', 'seq'])
      // Every seat names its acts itself: nobody can use up the names of another.
      .addUniqueConstraint('acts_once', ['table_id', 'seat', 'act_id'])
      .execute()
  },
}
