import { PRESETS, seeded } from '@hadal/engine'
import { GameTable } from '@hadal/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { storedTable } from '../../test/game.ts'
import { newTable, testNode } from '../../test/node.ts'
import { Player } from '../../test/player.ts'
import { type Asked, Thinkers } from './thinkers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function question(bot: string): Asked {
  const setup = { players: 2, expansions: [], options: PRESETS.rulebook }
  const occupants = [
    { kind: 'bot', bot },
    { kind: 'bot', bot },
  ] as const
  const table = GameTable.begin(setup, seeded(1), { occupants, perfectMemory: false })
  const observation = table.observe(table.toMove()[0] ?? 0, () => 0)
  if (observation === undefined) throw new Error('nobody is asked')
  return { bot, legal: observation.legal, view: observation.view() }
}

/** A thread that does what it is called: answers late, never, not at all, or dies. */
const odd = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ bot, legal }) => {
      if (bot === 'dies') process.exit(1)
      if (bot === 'throws') throw new Error('thrown')
      for (const end = Date.now() + (bot === 'endless' ? 1e9 : 300); Date.now() < end; ) {}
      parentPort.postMessage(legal[0])
    })`)}`,
)

test('bots think in a thread of their own, one after the other', async () => {
  const thinkers = new Thinkers({ threads: 1 })
  const asked = question('greedy')
  const decisions = await Promise.all([1, 2, 3].map(() => thinkers.decide(asked)))
  for (const decision of decisions) expect(asked.legal).toContain(decision)
  await expect(thinkers.decide(question('nobody'))).rejects.toThrow('there is no such bot')
  expect(asked.legal).toContain(await thinkers.decide(asked))
  await thinkers.close()
  await expect(thinkers.decide(asked)).rejects.toThrow('no more')
})

test('one that has learned something knows it there', async () => {
  const thinkers = new Thinkers({ threads: 1 })
  const asked = question('level-2:rusher')
  expect(asked.legal).toContain(await thinkers.decide(asked))
  await thinkers.close()
})

test('whoever waits for one is not kept from anything else', async () => {
  const thinkers = new Thinkers({ threads: 1, file: odd })
  let turns = 0
  let isDone = false
  const asked = question('slow')
  const decided = thinkers.decide(asked).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    turns++
  }
  expect(await decided).toBe(asked.legal[0])
  expect(turns).toBeGreaterThan(20)
  await thinkers.close()
})

test.each([
  ['endless', 'too long'],
  ['dies', 'has ended'],
  ['throws', 'thrown'],
])('one that is %s is given up, and others are asked afterwards', async (bot, why) => {
  const thinkers = new Thinkers({ threads: 1, patience: 3_000, file: odd })
  const failing = thinkers.decide(question(bot))
  const after = thinkers.decide(question('slow'))
  await expect(failing).rejects.toThrow(why)
  expect(await after).toBe(question('slow').legal[0])
  await thinkers.close()
})

test('a game of bots that are not known to be quick is played in threads, to its end', async () => {
  const complaints: string[] = []
  const logTo = { write: (line: string) => void complaints.push(line) }
  const node = await testNode(database.url, { isQuick: () => false, logTo })
  const bot = { kind: 'bot', bot: 'greedy' } as const
  const table = await newTable(node, { players: 2, occupants: [bot, bot] })
  const onlooker = await Player.at(node, table, undefined)
  await onlooker.until(() => onlooker.state?.result !== undefined, 'the end')
  expect((await storedTable(node, table)).isOver).toBe(true)
  // A bot that failed would have been played for by chance.
  expect(complaints.filter((line) => line.includes('a bot failed'))).toEqual([])
  onlooker.close()
  await node.stop()
})
