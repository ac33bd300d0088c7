import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Act } from '@hadal/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNode, type TableNode } from '../src/node.ts'
import { createLog } from '../src/watch/log.ts'
import { Metrics } from '../src/watch/metrics.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { anyAct, expectTold, playOut, storedTable } from './game.ts'
import { newTable, openHouse, PERSON, type TestNode, testNode } from './node.ts'
import { newId, Player } from './player.ts'

let database: TestDatabase
let one: TestNode
let other: TestNode

beforeAll(async () => {
  database = await testDatabase()
  const nodes = await Promise.all([testNode(database.url), testNode(database.url)])
  one = nodes[0]
  other = nodes[1]
})

afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
})

async function actIds(table: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select seq, seat, act_id from acts where table_id = $1 order by seq',
    [table],
  )
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  return rows.map(({ seat, act_id }) => `${seat} ${act_id}`)
}

test('people on different nodes play a whole game together', async () => {
  const table = await newTable(one, { players: 4, expansions: ['kraken'] })
  const seats = [0, 1, 2, 3, undefined]
  const people = await Promise.all(
    seats.map((seat, at) => Player.at(at % 2 === 0 ? one : other, table, seat)),
  )
  const [first] = people
  const present = () => JSON.stringify(first?.last('presence')?.presence)
  await first?.until(() => present() === '{"seats":[0,1,2,3],"onlookers":1}', 'everybody')
  await playOut(people.slice(0, 4))
  const stored = await storedTable(one, table)
  expect(stored.isOver).toBe(true)
  await expectTold(people, seats, stored)
  const accepted = people.flatMap(({ frames }, seat) =>
    frames.flatMap((frame) => (frame.type === 'accepted' ? [`${seat} ${frame.id}`] : [])),
  )
  expect((await actIds(table)).sort()).toEqual(accepted.sort())
  for (const player of people) player.close()
  for (const player of people) await player.until(() => player.isClosed)
})

test('two nodes that get the same act at the same moment do it once', async () => {
  const table = await newTable(one, { players: 2 })
  for (let acts = 0; acts < 20; acts++) {
    const { seat, wish } = await anyAct(one, table)
    const { version } = wish
    const answers = await Promise.all([
      one.tables.act(table, seat, wish),
      other.tables.act(table, seat, wish),
    ])
    expect(answers).toEqual([
      { accepted: true, version: version + 1 },
      { accepted: true, version: version + 1 },
    ])
  }
  expect(await actIds(table)).toHaveLength(20)
})

test('news that get lost are found in the database', async () => {
  const table = await newTable(one, { players: 2 })
  const onlooker = await Player.at(other, table, undefined)
  const quiet = await nodeWithout('tell')
  const { seat, wish } = await anyAct(quiet, table)
  expect((await quiet.tables.act(table, seat, wish)).accepted).toBe(true)
  await onlooker.until(() => onlooker.state?.version === 1, 'the act')
  onlooker.close()
  await quiet.close()
})

test('a bot plays on whichever node it is asked, even one that has missed the news', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const
  const table = await newTable(one, { players: 2, occupants: [PERSON, bot] })
  const deaf = await Promise.all([nodeWithout('heard'), nodeWithout('heard')])
  for (const { tables } of deaf) await tables.at(table).look(() => {})
  const isAsked = () => one.tables.at(table).look((now) => now.table.awaited().includes(0))
  for (let rounds = 0; rounds < 12; rounds++) {
    await expect.poll(isAsked, { timeout: 10_000, interval: 20 }).toBe(true)
    const { seat, wish } = await anyAct(one, table)
    expect((await one.tables.act(table, seat, wish)).accepted).toBe(true)
  }
  for (const node of deaf) await node.close()
})

/** A node that hears no news, or tells none. */
async function nodeWithout(what: 'heard' | 'tell'): Promise<TableNode> {
  const { store } = one
  const [metrics, log] = [new Metrics(), createLog('silent')]
  const node = await openNode({ store, access: openHouse(store), metrics, log })
  const world = { ...Reflect.get(node.tables, 'world'), bus: { tell: () => {} } }
  Object.assign(node.tables, what === 'heard' ? { heard: () => {} } : { world })
  return node
}

async function nodeProcess(): Promise<{ url: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('nodeProcess.ts', import.meta.url))
  const child = fork(file, [database.url], { execArgv: ['--import', 'tsx'] })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { url, process: child }
}

/** Somebody who plays on, whatever happens to the node they are connected to. */
async function playThrough(
  table: string,
  seat: number,
  start: { readonly url: string },
  refuge: { readonly url: string },
  isDone: () => boolean,
): Promise<{ accepted: string[]; resent: number }> {
  const accepted: string[] = []
  let resent = 0
  let player = await Player.at(start, table, seat)
  let pending: { id: string; version: number; act: Act } | undefined
  const reconnect = async (): Promise<void> => {
    player = await Player.at(refuge, table, seat, player.state?.version)
    if (pending !== undefined) resent++
  }
  while (!isDone() && player.state?.result === undefined) {
    if (player.isClosed) await reconnect()
    const act = player.anyDecision()
    if (pending === undefined && act !== undefined)
      pending = { id: newId(), version: player.state?.version ?? 0, act }
    if (pending === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      continue
    }
    const verdict = await player.act(pending.act, pending)
    if (verdict?.type === 'accepted') accepted.push(`${seat} ${verdict.id}`)
    const isUnknown =
      verdict === undefined ||
      (verdict.type === 'refused' && verdict.refusal.reason === 'try-again')
    if (!isUnknown) pending = undefined
  }
  player.close()
  return { accepted, resent }
}

test('a node is killed in the middle of play: nothing is lost, nothing is done twice', async () => {
  let resent = 0
  for (let round = 0; round < 3; round++) {
    const doomed = await nodeProcess()
    const tables = await Promise.all(Array.from({ length: 8 }, () => newTable(one, { players: 2 })))
    let isDone = false
    const games = tables.map(async (table) => {
      const played = await Promise.all([
        playThrough(table, 0, one, other, () => isDone),
        playThrough(table, 1, doomed, one, () => isDone),
      ])
      return { table, played }
    })
    await new Promise((resolve) => setTimeout(resolve, 500 + 150 * round))
    doomed.process.kill('SIGKILL')
    await once(doomed.process, 'exit')
    const before = await Promise.all(tables.map(actIds))
    // Whoever was on the dead node plays on.
    const goesOn = async (table: string, at: number): Promise<boolean> =>
      (await actIds(table)).length > (before[at]?.length ?? 0) + 2 ||
      (await storedTable(one, table)).isOver
    const allGoOn = async () => (await Promise.all(tables.map(goesOn))).every(Boolean)
    await expect.poll(allGoOn, { timeout: 30_000, interval: 100 }).toBe(true)
    isDone = true
    for (const { table, played } of await Promise.all(games)) {
      const ids = await actIds(table)
      const accepted = played.flatMap((one) => one.accepted)
      expect(new Set(ids).size).toBe(ids.length)
      expect(accepted.filter((id) => !ids.includes(id))).toEqual([])
      expect(new Set(accepted).size).toBe(accepted.length)
      expect((await storedTable(one, table)).version).toBeGreaterThan(0)
      resent += played.reduce((sum, one) => sum + one.resent, 0)
    }
  }
  expect(resent).toBeGreaterThan(0)
})

/** Ends every connection to the database but our own, as if it had been restarted. */
async function cutOff(): Promise<void> {
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

test('if the database is away for a moment, everything goes on afterwards', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const
  const tables = await Promise.all(Array.from({ length: 4 }, () => newTable(one, { players: 2 })))
  const bots = await newTable(one, { players: 2, occupants: [bot, bot], pace: 'fast' })
  const onlooker = await Player.at(other, bots, undefined)
  let isDone = false
  const games = tables.map((table) =>
    Promise.all([0, 1].map((seat) => playThrough(table, seat, one, other, () => isDone))),
  )
  for (let cuts = 0; cuts < 3; cuts++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await cutOff()
  }
  const version = onlooker.state?.version ?? 0
  await onlooker.until(() => (onlooker.state?.version ?? 0) > version + 3, 'bots that play on')
  isDone = true
  for (const [at, played] of (await Promise.all(games)).entries()) {
    const ids = await actIds(tables[at] ?? '')
    const accepted = played.flatMap((one) => one.accepted)
    expect(new Set(ids).size).toBe(ids.length)
    expect(accepted.filter((id) => !ids.includes(id))).toEqual([])
    expect(accepted.length).toBeGreaterThan(10)
  }
  // People on both nodes hear of each other again.
  const table = await newTable(one, { players: 2 })
  const [here, there] = [await Player.at(one, table, 0), await Player.at(other, table, 1)]
  await expect
    .poll(() => here.last('presence')?.presence.seats, { timeout: 10_000 })
    .toEqual([0, 1])
  for (const player of [onlooker, here, there]) player.close()
})

test('a node that is gone is missed by those on others', async () => {
  const third = await testNode(database.url)
  const table = await newTable(one, { players: 3 })
  const here = await Player.at(one, table, 0)
  const there = await Player.at(third, table, 1)
  const present = () => JSON.stringify(here.last('presence')?.presence.seats)
  await here.until(() => present() === '[0,1]', 'both')
  await third.stop()
  await there.until(() => there.isClosed)
  expect(there.last('bye')).toMatchObject({ error: { code: 'try-again' } })
  await here.until(() => present() === '[0]', 'one of them')
  here.close()
})
