import type { Occupant } from '@hadal/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { playOut, storedTable } from '../../test/game.ts'
import { newTable, PERSON, type TestNode, testNode } from '../../test/node.ts'
import { newId, Player } from '../../test/player.ts'

const BOT: Occupant = { kind: 'bot', bot: 'greedy' }

let database: TestDatabase
let node: TestNode

beforeAll(async () => {
  database = await testDatabase()
  node = await testNode(database.url)
})

afterAll(async () => {
  await node.stop()
  await database.drop()
})

async function jobsOf(table: string): Promise<number> {
  const { rows } = await database.pool.query('select 1 from graphile_worker.jobs where key = $1', [
    `bots:${table}`,
  ])
  return rows.length
}

test('bots alone play to the end, and leave no job behind', async () => {
  const table = await newTable(node, { players: 3, occupants: [BOT, BOT, BOT] })
  const onlooker = await Player.at(node, table, undefined)
  await onlooker.until(() => onlooker.state?.result !== undefined, 'the end')
  const stored = await storedTable(node, table)
  expect(stored.isOver).toBe(true)
  expect(await jobsOf(table)).toBe(0)
  onlooker.close()
})

test('a person plays against bots', async () => {
  const table = await newTable(node, { players: 3, occupants: [BOT, PERSON, BOT] })
  const player = await Player.at(node, table, 1)
  await playOut([player])
  expect((await storedTable(node, table)).isOver).toBe(true)
  player.close()
})

test('a bot takes over for whoever leaves, and gives the seat back', async () => {
  const table = await newTable(node, { players: 2 })
  const players = await Promise.all([0, 1].map((seat) => Player.at(node, table, seat)))
  const [first] = players.filter((player) => player.anyDecision() !== undefined)
  const other = players.find((player) => player !== first)
  await first?.act({ type: 'leave', bot: 'greedy' })
  await other?.until(() => other.anyDecision() !== undefined, 'the turn of the other')
  expect(first?.state?.question).toBeUndefined()
  const version = first?.state?.version ?? 0
  expect(await first?.act({ type: 'take-back' }, { version })).toMatchObject({ type: 'accepted' })
  await playOut(players, 10)
  for (const player of players) player.close()
})

test('bots wait as long as people want them to', async () => {
  const occupants = [BOT, BOT]
  const waits = async (pace: 'slow' | 'fast'): Promise<number> => {
    const table = await newTable(node, { players: 2, occupants, pace })
    const { rows } = await database.pool.query(
      'select run_at - created_at as wait, run_at from graphile_worker.jobs where key = $1',
      [`bots:${table}`],
    )
    return rows[0].wait.milliseconds + 1000 * (rows[0].wait.seconds ?? 0)
  }
  expect(await waits('slow')).toBeCloseTo(2200, 0)
  expect(await waits('fast')).toBeCloseTo(350, 0)
})

test('bots begin though their node has not heard yet that the game has begun', async () => {
  const id = newId()
  await node.store.db.insertInto('tables').values({ id }).execute()
  const player = await Player.at(node, id, undefined)
  expect(player.state).toBeUndefined()
  await newTable(node, { id, players: 2, occupants: [BOT, BOT] })
  await player.until(() => player.state?.result !== undefined, 'the end')
  // Nobody is told how something has changed who does not know it.
  const types = player.frames.map(({ type }) => type)
  expect(types.slice(0, types.lastIndexOf('welcome'))).not.toContain('update')
  player.close()
})

test('a job that a node held when it died is done by another', async () => {
  const table = await newTable(node, { players: 2, occupants: [BOT, BOT], pace: 'slow' })
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
       locked_by = 'a dead worker', run_at = now() where key = $1`,
    [`bots:${table}`],
  )
  const other = await testNode(database.url)
  const onlooker = await Player.at(other, table, undefined)
  await onlooker.until(() => (onlooker.state?.version ?? 0) > 0, 'a decision')
  onlooker.close()
  await other.stop()
})
