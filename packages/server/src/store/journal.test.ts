import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openStore, type Store } from './database.ts'
import { Journal, type JournalRow } from './journal.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await testDatabase()
  store = openStore(database.url)
  await migrate(store)
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

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
  const written = await new Journal(store.pool).append(row(table, 1))
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
  let statements = 0
  const counting = new Proxy(store.pool, {
    get(pool, name) {
      if (name === 'query') statements++
      return Reflect.get(pool, name).bind(pool)
    },
  })
  const journal = new Journal(counting, { lanes: 1 })
  const written = await Promise.all(ids.map((id) => journal.append(row(id, 1))))
  expect(written.every((one) => one.written)).toBe(true)
  expect(statements).toBe(1)
})

test('a number or an id that is taken is told for its row, and for no other', async () => {
  const [one, other] = [await newTable(), await newTable()]
  const journal = new Journal(store.pool)
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
  const nodes = [new Journal(store.pool), new Journal(store.pool)]
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
  const journal = new Journal(store.pool)
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
  const journal = new Journal(store.pool)
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
