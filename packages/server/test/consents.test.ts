// Undo by asking, over real sockets and with many nodes.
import { PASS } from '@hadal/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { storedTable } from './game.ts'
import { newTable, type TestNode, testNode } from './node.ts'
import { Player } from './player.ts'

let database: TestDatabase
let one: TestNode
let other: TestNode

beforeAll(async () => {
  database = await testDatabase()
  one = await testNode(database.url)
  other = await testNode(database.url)
})

afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
})

/** Three play until two of them have passed an ally; whoever passed first can only ask now. */
async function passedByTwo() {
  const table = await newTable(one, { players: 3 })
  const nodes = [one, other, one]
  const players = await Promise.all(nodes.map((node, seat) => Player.at(node, table, seat)))
  const everybodyAt = async (version: number): Promise<void> => {
    for (const player of players) await player.until(() => player.state?.version === version)
  }
  const decide = async (player: Player | undefined, decision: number): Promise<void> => {
    const verdict = await player?.act({ type: 'decide', decisions: [decision] })
    expect(verdict?.type).toBe('accepted')
    await everybodyAt((await storedTable(one, table)).version)
  }
  for (let decisions = 0; decisions < 50; decisions++) {
    const { length } = players[0]?.state?.waitsFor ?? []
    if (length === 2) break
    const asked = players.find((player) => player.state?.question !== undefined)
    await decide(asked, asked?.state?.question?.decisions[0] ?? 0)
  }
  const [asker, second] = players
    .filter(({ state }) => state?.question?.name === 'buy the ally')
    .sort((a, b) => Number(a.state?.question?.ahead) - Number(b.state?.question?.ahead))
  await decide(asker, PASS)
  await decide(second, PASS)
  if (asker === undefined) throw new Error('nothing was offered')
  const others = players.filter((player) => player !== asker)
  return { table, asker, others, players, everybodyAt }
}

const asksUndo = ({ state }: Player) => state?.undoAsked

test('all others allow it on whatever node, and the game is set back for everybody', async () => {
  const { table, asker, others, players } = await passedByTwo()
  expect(asker.state?.undo).toMatchObject({ possible: false, canAsk: true })
  expect(await asker.act({ type: 'undo' })).toMatchObject({ type: 'refused' })
  const moves = (await storedTable(one, table)).record.moves.length
  await asker.act({ type: 'ask-undo' })
  for (const player of others)
    await player.until(() => asksUndo(player) !== undefined, 'to be asked')
  for (const player of others)
    expect(await player.act({ type: 'allow-undo' })).toMatchObject({ type: 'accepted' })
  for (const player of players) await player.until(() => asksUndo(player) === undefined, 'the undo')
  await asker.until(() => asker.state?.question?.name === 'buy the ally', 'to be asked again')
  const stored = await storedTable(other, table)
  expect(stored.record.moves.length).toBe(moves - 2)
  for (const [seat, player] of players.entries()) {
    await player.until(() => player.state?.version === stored.version)
    expect(player.log).toEqual(stored.sentTo(seat).log.entries)
  }
  const { values } = await one.metrics.consents.get()
  expect(values.find(({ labels }) => labels.act === 'allow-undo')?.value).toBeGreaterThan(0)
  for (const player of players) player.close()
})

test('one who declines is enough, and is not asked again', async () => {
  const { table, asker, others, players } = await passedByTwo()
  const moves = (await storedTable(one, table)).record.moves.length
  await asker.act({ type: 'ask-undo' })
  for (const player of others)
    await player.until(() => asksUndo(player) !== undefined, 'to be asked')
  expect(await others[0]?.act({ type: 'decline-undo' })).toMatchObject({ type: 'accepted' })
  await asker.until(() => asksUndo(asker) === undefined, 'the answer')
  expect(await asker.act({ type: 'ask-undo' })).toMatchObject({ refusal: { reason: 'declined' } })
  expect((await storedTable(one, table)).record.moves.length).toBe(moves)
  for (const player of players) player.close()
})

test('nobody warns anybody but the clock', async () => {
  const table = await newTable(one, { players: 2 })
  const wish = { id: 'w', version: 0, act: { type: 'warn', seats: [1] } } as const
  expect(await one.tables.act(table, 0, wish)).toMatchObject({ refusal: { reason: 'malformed' } })
})
