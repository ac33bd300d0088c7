import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Act } from '@hadal/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { storedTable } from '../../test/game.ts'
import { newTable, type TestNode, testNode } from '../../test/node.ts'
import { Player } from '../../test/player.ts'
import type { ClockTerms } from '../clocks/clock.ts'
import { watchClock } from './clock.ts'

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

/** Short enough to wait for. */
const SHORT: ClockTerms = { kind: 'live', bank: 0.4, increment: 0, answer: 0.4, grace: 0.4 }
const LONG: ClockTerms = { kind: 'live', bank: 600, increment: 10, answer: 60, grace: 15 }

async function actsOf(table: string): Promise<{ seat: number; act: Act; at: Date }[]> {
  const { rows } = await database.pool.query(
    'select seat, act, at from acts where table_id = $1 order by seq',
    [table],
  )
  return rows
}

const typesOf = async (table: string): Promise<string[]> =>
  (await actsOf(table)).map(({ act }) => act.type)

async function jobOf(table: string): Promise<Date | undefined> {
  const { rows } = await database.pool.query(
    'select run_at from graphile_worker.jobs where key = $1',
    [`clock:${table}`],
  )
  return rows[0]?.run_at
}

async function seatedAt(table: string, nodes: readonly { url: string }[] = [one, one]) {
  const players = await Promise.all(nodes.map((node, seat) => Player.at(node, table, seat)))
  const seat = players.findIndex((player) => player.state?.question !== undefined)
  const [first, second] = seat === 0 ? players : players.toReversed()
  if (first === undefined || second === undefined) throw new Error('nobody is asked')
  return { seat, first, second }
}

async function counted(what: 'warned' | 'taken-over'): Promise<number> {
  const all = await Promise.all([one, other].map(({ metrics }) => metrics.clocks.get()))
  return all
    .flatMap(({ values }) => values)
    .reduce((sum, { labels, value }) => sum + (labels.what === what ? value : 0), 0)
}

test('whoever lets time run out is warned, then a bot plays, and gives the seat back', async () => {
  const before = [await counted('warned'), await counted('taken-over')]
  const table = await newTable(one, { players: 2, clock: SHORT, pace: 'slow' })
  const { seat, first, second } = await seatedAt(table, [one, other])
  const welcome = second.last('welcome')
  expect(welcome?.state?.clock?.running).toMatchObject([{ seat, of: 'turn' }])
  expect(Math.abs((welcome?.now ?? 0) - Date.now())).toBeLessThan(60_000)
  await second.until(() => second.state?.clock?.running[0]?.graceUntil !== undefined, 'a warning')
  expect(first.state?.occupants[seat]?.kind).toBe('person')
  await second.until(() => second.state?.occupants[seat]?.kind === 'bot', 'a bot')
  expect(second.state?.occupants[seat]).toMatchObject({ bot: 'greedy', standsIn: true })
  expect(second.state?.clock?.running).toEqual([])
  await first.until(() => first.state?.occupants[seat]?.kind === 'bot', 'the same elsewhere')
  expect(await first.act({ type: 'take-back' })).toMatchObject({ type: 'accepted' })
  await second.until(() => second.state?.occupants[seat]?.kind === 'person', 'the person')
  const [warned, left] = await actsOf(table)
  expect(warned).toMatchObject({ seat, act: { type: 'warn', seats: [seat] } })
  expect(left).toMatchObject({ seat, act: { type: 'leave', bot: 'greedy' } })
  expect(await counted('warned')).toBeGreaterThan(before[0] ?? 0)
  expect(await counted('taken-over')).toBeGreaterThan(before[1] ?? 0)
  first.close()
  second.close()
})

test('the clock is the same on every node, and its job is written with the act', async () => {
  const table = await newTable(one, { players: 2, clock: LONG })
  const { first, second } = await seatedAt(table, [one, other])
  const run = async (): Promise<number> => (await jobOf(table))?.getTime() ?? 0
  const untilOf = ({ state }: Player): number =>
    Math.min(...(state?.clock?.running ?? []).map(({ until }) => until))
  expect(Math.abs((await run()) - untilOf(first))).toBeLessThan(5)
  for (let acts = 0; acts < 20; acts++) {
    const player = [first, second].find((one) => one.anyDecision() !== undefined)
    const act = player?.anyDecision()
    if (player === undefined || act === undefined) break
    const verdict = await player.act(act)
    const version = verdict?.type === 'accepted' ? verdict.version : 0
    for (const each of [first, second])
      await each.until(() => (each.state?.version ?? 0) >= version)
    expect(first.state?.clock).toEqual(second.state?.clock)
    expect(Math.abs((await run()) - untilOf(first))).toBeLessThan(5)
  }
  const late = await Player.at(other, table, undefined)
  expect(late.state?.clock).toEqual(first.state?.clock)
  for (const player of [first, second, late]) player.close()
})

test('many that look at the same moment warn once, and take the seat once', async () => {
  const table = await newTable(one, { players: 2, clock: { ...SHORT, grace: 0.1 }, pace: 'slow' })
  const third = await testNode(database.url)
  // The bot that takes over may decide meanwhile, but nobody else is asked to leave by then.
  await expect
    .poll(async () => {
      const nodes = [one, other, third].flatMap((node) => [node, node])
      await Promise.all(nodes.map(({ tables, store }) => watchClock(tables.at(table), store)))
      return typesOf(table)
    })
    .toEqual(['warn', 'leave'])
  await third.stop()
})

test('a pause stops the clock and everybody, until somebody goes on', async () => {
  const table = await newTable(one, { players: 2, clock: LONG })
  const { first, second } = await seatedAt(table, [one, other])
  const decision = first.anyDecision()
  await first.act({ type: 'pause' })
  await second.until(() => second.state?.pause !== undefined, 'the wish')
  expect(second.state?.pause?.isPaused).toBe(false)
  expect(await jobOf(table)).toBeDefined()
  await second.act({ type: 'pause' })
  await first.until(() => first.state?.pause?.isPaused === true, 'the pause')
  expect(first.state?.clock?.running).toEqual([])
  expect(await jobOf(table)).toBeUndefined()
  if (decision === undefined) throw new Error('nobody is asked')
  expect(await first.act(decision)).toMatchObject({ refusal: { reason: 'paused' } })
  // Whoever comes later finds it paused, on a node that has replayed it.
  const late = await Player.at(other, table, undefined)
  expect(late.state?.pause?.isPaused).toBe(true)
  await second.act({ type: 'resume' })
  await first.until(() => first.state?.pause === undefined, 'the end of the pause')
  expect(first.state?.clock?.running).toHaveLength(1)
  expect(await jobOf(table)).toBeDefined()
  expect(await first.act(decision)).toMatchObject({ type: 'accepted' })
  for (const player of [first, second, late]) player.close()
})

test('a table without clocks has no job for one, and one that is over has none left', async () => {
  const table = await newTable(one, { players: 2 })
  expect(await jobOf(table)).toBeUndefined()
  const bot = { kind: 'bot', bot: 'random' } as const
  const bots = await newTable(one, { players: 2, occupants: [bot, bot], clock: LONG })
  const onlooker = await Player.at(one, bots, undefined)
  await onlooker.until(() => onlooker.state?.result !== undefined, 'the end')
  expect(await jobOf(bots)).toBeUndefined()
  onlooker.close()
})

async function nodeProcess(): Promise<{ url: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('../../test/nodeProcess.ts', import.meta.url))
  const child = fork(file, [database.url], { execArgv: ['--import', 'tsx'] })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { url, process: child }
}

test('a node is killed in the middle of a turn: the clock goes on', async () => {
  const doomed = await nodeProcess()
  const clock: ClockTerms = { ...SHORT, bank: 1.5, grace: 0.5 }
  const table = await newTable(one, { players: 2, clock, pace: 'slow' })
  const { seat, first, second } = await seatedAt(table, [doomed, one])
  const watcher = first.state?.view.seat === 1 ? first : second
  const until = watcher.state?.clock?.running[0]?.until ?? 0
  doomed.process.kill('SIGKILL')
  await once(doomed.process, 'exit')
  expect(watcher.state?.clock?.running).toMatchObject([{ seat, until }])
  await watcher.until(() => watcher.state?.occupants[seat]?.kind === 'bot', 'a bot')
  const [warned, left] = await actsOf(table)
  expect([warned?.act.type, left?.act.type]).toEqual(['warn', 'leave'])
  expect(warned?.at.getTime()).toBeGreaterThanOrEqual(until)
  expect((left?.at.getTime() ?? 0) - (warned?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(500)
  watcher.close()
})

test('time that ran out while nobody was there is a warning first', async () => {
  const alone = await testDatabase()
  const before = await testNode(alone.url)
  const table = await newTable(before, { players: 2, clock: SHORT, pace: 'slow' })
  await before.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const after = await testNode(alone.url)
  const onlooker = await Player.at(after, table, undefined)
  const isWarned = () => onlooker.state?.clock?.running[0]?.graceUntil !== undefined
  await onlooker.until(isWarned, 'a warning')
  expect(onlooker.state?.occupants.every(({ kind }) => kind === 'person')).toBe(true)
  await onlooker.until(() => onlooker.state?.occupants.some(({ kind }) => kind === 'bot') === true)
  expect((await storedTable(after, table)).version).toBeGreaterThan(0)
  onlooker.close()
  await after.stop()
  await alone.drop()
})
