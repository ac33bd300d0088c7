import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openDoor } from '../../test/door.ts'
import { LET_FALL, noteFallen } from '../../test/fallen.ts'
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

test('jobs go on after every connection of the database was cut, and no rejection is unhandled', async () => {
  const fallen = noteFallen()
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
  }
  expect(fallen.filter((error) => !LET_FALL.test(error))).toEqual([])
})

/** Words of the database after which connections are cut: while it begins, and while it works. */
const MOMENTS = Array.from({ length: 24 }, (_, at) => 3 * at + 1)

/** Works off jobs of its own through a door that is shut once the database has said so much. */
async function workAndShut(after: number): Promise<number> {
  const door = await openDoor(database.url, {
    knocks: ({ letIn }) => letIn(),
    hears(said, door) {
      if (said === after) door.shut()
    },
  })
  const through = openStore(door.url)
  const task = `works-${after}`
  let done = 0
  const work = async () => void done++
  const watch = { metrics: new Metrics(), log: createLog('silent') }
  const jobs = new Jobs(through, { [task]: work }, watch)
  try {
    // Whoever cannot begin says so, and is begun again.
    await jobs.open().catch(() => jobs.open())
    await add(task, 20)
    await expect.poll(() => door.said >= after, { timeout: 20_000 }).toBe(true)
    const before = done
    await add(task, 5)
    await expect
      .poll(() => done, { message: `cut after ${after}`, timeout: 60_000 })
      .toBeGreaterThan(Math.min(before, 20))
    return done
  } finally {
    await jobs.close()
    await through.close()
  }
}

test('jobs go on, whenever the connections are lost', async () => {
  const fallen = noteFallen()
  const done = await Promise.all(MOMENTS.map(workAndShut))
  expect(Math.min(...done)).toBeGreaterThan(0)
  expect(fallen.filter((error) => !LET_FALL.test(error))).toEqual([])
})
