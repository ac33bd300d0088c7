// A database that goes away while a node opens: the node opens all the same, or leaves nothing behind.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNode } from '../src/node.ts'
import { openStore } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { createLog } from '../src/watch/log.ts'
import { Metrics } from '../src/watch/metrics.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { openDoor } from './door.ts'
import { LET_FALL, noteFallen } from './fallen.ts'
import { openHouse } from './node.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const store = openStore(database.url)
  await migrate(store)
  await store.close()
})
afterAll(() => database.drop())

/** The database says less than this before a node is open. */
const LAST_WORD = 20
/** Whoever looks for the database again has found it by then. */
const AGAIN_MS = 1_500

/** Opens a node and shuts the door before the database once that has said so much. */
async function openAndShut(after: number): Promise<'open' | 'failed'> {
  const door = await openDoor(database.url, {
    knocks: ({ letIn }) => letIn(),
    hears(said, door) {
      if (said === after) door.shut()
    },
  })
  const store = openStore(door.url)
  const access = openHouse(store)
  try {
    const node = await openNode({
      store,
      access,
      metrics: new Metrics(),
      log: createLog('silent'),
    })
    await node.close()
    return 'open'
  } catch {
    return 'failed'
  } finally {
    await store.close()
    await pause(AGAIN_MS)
    await expect
      .poll(() => door.inside, { message: `shut after ${after}`, timeout: 20_000 })
      .toBe(0)
  }
}

test('a node whose database goes away while it opens is open, or gone without a trace', async () => {
  const fallen = noteFallen()
  const moments = Array.from({ length: LAST_WORD }, (_, at) => at + 1)
  const became = await Promise.all(moments.map(openAndShut))
  expect(new Set(became)).toEqual(new Set(['open', 'failed']))
  expect(fallen.filter((error) => !LET_FALL.test(error))).toEqual([])
})
