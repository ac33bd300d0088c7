import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openStore } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.drop())

test('many nodes that start at once bring the database up to date together', async () => {
  const stores = Array.from({ length: 6 }, () => openStore(database.url, { connections: 3 }))
  await Promise.all(stores.map((store) => migrate(store)))
  await Promise.all(stores.map((store) => store.close()))
  const { rows } = await database.pool.query('select name from kysely_migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort())
  await database.pool.query('select * from tables, acts, graphile_worker.jobs')
})

test('a step that fails leaves nothing behind, and lets others go on', async () => {
  const store = openStore(database.url)
  const broken = {
    ...migrations,
    '9999_broken': {
      async up() {
        throw new Error('this step is broken')
      },
    },
  }
  await expect(migrate(store, broken)).rejects.toThrow('broken')
  await migrate(store)
  await store.close()
})
