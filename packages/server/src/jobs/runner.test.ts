import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openStore, type Store } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { createLog } from '../watch/log.ts'
import { Metrics } from '../watch/metrics.ts'
import { Jobs } from './runner.ts'

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

/** Ends every connection to the database but our own, as if it had been restarted. */
async function cutOff(): Promise<void> {
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

async function add(task: string, count: number): Promise<void> {
  await database.pool.query(
    `select graphile_worker.add_job($1, json_build_object('table', number::text))
     from generate_series(1, $2) as number`,
    [task, count],
  )
}

test('whatever is lost with the connections is noticed, and jobs go on afterwards', async () => {
  const lost: unknown[] = []
  const note = (error: unknown): void => void lost.push(error)
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', note)
  let done = 0
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2))
  const jobs = new Jobs(
    store,
    {
      fails: async () => {
        await pause()
        throw new Error('this job always fails')
      },
      works: async () => {
        await pause()
        done++
      },
    },
    { metrics: new Metrics(), log: createLog('silent') },
    { chores: { nightly: { time: '0 4 * * *', work: pause } } },
  )
  try {
    await jobs.open()
    for (let cuts = 0; cuts < 12; cuts++) {
      await add('fails', 40)
      await add('works', 40)
      await new Promise((resolve) => setTimeout(resolve, 40 + 7 * cuts))
      await cutOff()
    }
    const before = done
    await add('works', 5)
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(before + 4)
  } finally {
    await jobs.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.removeListener('unhandledRejection', note)
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
  expect(lost.map(String)).toEqual([])
})
