import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openStore, type Store } from './database.ts'
import { Journal, type JournalRow, type JournalSettings } from './journal.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let store: Store
const journals: Journal[] = []

beforeAll(async () => {
  database = await testDatabase()
  store = openStore(database.url)
  await migrate(store)
})

afterAll(async () => {
  for (const journal of journals) journal.close()
  await store.close()
  await database.drop()
})

function newJournal(settings?: JournalSettings): Journal {
  const journal = new Journal(store.pool, settings)
  journals.push(journal)
  return journal
}

async function newTable(): Promise<string> {
  const id = randomBytes(15).toString('base64url')
  await store.db.insertInto('tables').values({ id }).execute()
  return id
}

const row = (table_id: string, seq: number, more: Partial<JournalRow> = {}): JournalRow => ({
  table_id,
  seq,
  version: seq,
  seat: 0,
  act_id: `a${seq}`,
  act: { type: 'undo' },
  luck: [{ source: 1, value: 2 }],
  state: 'open',
  waits_for: [0, 1],
  awaited: [1],
  turn: 3,
  jobs: [],
  ...more,
})

const why = (written: object) => ('why' in written ? written.why : 'written')

function jobs(table: string) {
  return database.pool
    .query('select * from graphile_worker.jobs where key like $1', [`%:${table}`])
    .then(({ rows }) => rows)
}

test('an act is written with what becomes of its table', async () => {
  const table = await newTable()
  const written = await newJournal().append(row(table, 1))
  expect(written).toMatchObject({ written: true })
  if (written.written) expect(Math.abs(Date.now() - written.at)).toBeLessThan(60_000)
  const found = await store.db
    .selectFrom('tables')
    .innerJoin('acts', 'acts.table_id', 'tables.id')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  expect(found).toMatchObject({
    seq: 1,
    act: { type: 'undo' },
    luck: [{ source: 1, value: 2 }],
    waits_for: [0, 1],
    awaited: [1],
    turn: 3,
  })
})

test('acts that come while others are written are written together', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, newTable))
  const journal = newJournal({ lanes: 1 })
  const written = await Promise.all(ids.map((id) => journal.append(row(id, 1))))
  expect(written.every((one) => one.written)).toBe(true)
  const { rows } = await database.pool.query(
    'select distinct xmin::text as transaction from acts where table_id = any($1)',
    [ids],
  )
  expect(rows).toHaveLength(1)
})

test('a connection that is cut off is not used again', async () => {
  const table = await newTable()
  const journal = newJournal({ lanes: 1 })
  expect(why(await journal.append(row(table, 1)))).toBe('written')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%insert into acts%' and pid <> pg_backend_pid()`,
  )
  await expect
    .poll(async () => why(await journal.append(row(table, 2, { act_id: 'again' }))))
    .toBe('written')
})

test('what is written after the end is written, and its connection given back', async () => {
  const table = await newTable()
  const one = openStore(database.url, { connections: 1 })
  const journal = new Journal(one.pool)
  const written = journal.append(row(table, 1))
  journal.close()
  expect(why(await written)).toBe('written')
  // Nobody else would get the only connection otherwise.
  await one.pool.query('select 1')
  await one.close()
})

test('it is told how long it took until acts were on the disk', async () => {
  const took: number[] = []
  const journal = newJournal({ committed: (seconds) => took.push(seconds) })
  await journal.append(row(await newTable(), 1))
  expect(took).toHaveLength(1)
  expect(took[0]).toBeGreaterThan(0)
})

test('a number or an id that is taken is told for its row, and for no other', async () => {
  const [one, other] = [await newTable(), await newTable()]
  const journal = newJournal()
  await journal.append(row(one, 1, { jobs: [{ task: 'bots', wait: 9_000_000 }] }))
  const again = await Promise.all([
    journal.append(row(one, 1, { act_id: 'b', awaited: [4], jobs: [{ task: 'bots' }] })),
    journal.append(row(other, 1)),
  ])
  expect(again.map(why)).toEqual(['taken', 'written'])
  const twice = await journal.append(row(one, 2, { act_id: 'a1' }))
  expect(why(twice)).toBe('taken')
  // Another seat may call its act the same.
  expect(why(await journal.append(row(one, 2, { act_id: 'a1', seat: 1 })))).toBe('written')
  const { awaited } = await store.db
    .selectFrom('tables')
    .select('awaited')
    .where('id', '=', one)
    .executeTakeFirstOrThrow()
  expect(awaited).toEqual([1])
  expect(await jobs(one)).toHaveLength(1)
})

test('two nodes that write the same acts in another order write each once', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, newTable))
  const nodes = [newJournal(), newJournal()]
  for (let seq = 1; seq <= 5; seq++) {
    const written = await Promise.all(
      nodes.map((journal, node) =>
        Promise.all(
          (node === 0 ? ids : ids.toReversed()).map((id) =>
            journal.append(row(id, seq, { act_id: `${node}-${seq}` })),
          ),
        ),
      ),
    )
    const count = written.flat().filter((one) => one.written).length
    expect(count).toBe(ids.length)
  }
})

test('an act that cannot be written does not take the others along', async () => {
  const table = await newTable()
  const journal = newJournal()
  const written = await Promise.all([
    journal.append(row('there is no such table', 1)),
    journal.append(row(table, 1)),
    journal.append(row(await newTable(), 1, { act_id: 'a\0b' })),
  ])
  expect(written.map(why)).toEqual(['away', 'written', 'away'])
})

test('if the database is away, that is told for each act', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  const journal = new Journal(pool)
  const written = await Promise.all([journal.append(row('a', 1)), journal.append(row('b', 1))])
  expect(written.map(why)).toEqual(['away', 'away'])
  await pool.end()
})

test('a job comes with the act that makes it due, is replaced, and goes with another', async () => {
  const table = await newTable()
  const journal = newJournal()
  await journal.append(row(table, 1, { jobs: [{ task: 'bots', wait: 1_000_000 }] }))
  const [first] = await jobs(table)
  expect(first).toMatchObject({ task_identifier: 'bots', key: `bots:${table}` })
  await journal.append(
    row(table, 2, {
      jobs: [
        { task: 'bots', wait: 2_000_000 },
        { task: 'clock', wait: 5_000_000 },
      ],
    }),
  )
  const both = await jobs(table)
  expect(both.map(({ task_identifier }) => task_identifier).sort()).toEqual(['bots', 'clock'])
  const bots = both.find(({ task_identifier }) => task_identifier === 'bots')
  expect(bots.run_at.getTime()).toBeGreaterThan(first.run_at.getTime() + 500_000)
  await journal.append(row(table, 3, { jobs: [{ task: 'bots' }] }))
  expect((await jobs(table)).map(({ task_identifier }) => task_identifier)).toEqual(['clock'])
})
