import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { anyAct, storedTable } from '../../test/game.ts'
import { newTable, PERSON, type TestNode, testNode } from '../../test/node.ts'
import { newId } from '../../test/player.ts'
import { Lane } from '../store/lane.ts'
import type { Answer } from './doing.ts'

let database: TestDatabase
let node: TestNode

beforeAll(async () => {
  database = await testDatabase()
  // A table is let go as soon as nobody uses it.
  node = await testNode(database.url, { tables: { idle: 0 } })
})

afterAll(async () => {
  await node.stop()
  await database.drop()
})

async function actOn(table: string): Promise<Answer> {
  const { seat, wish } = await anyAct(node, table)
  return node.tables.act(table, seat, wish)
}

async function countActs(table: string): Promise<number> {
  const { rows } = await database.pool.query('select 1 from acts where table_id = $1', [table])
  return rows.length
}

const refusalOf = (answer: Answer) => (answer.accepted ? undefined : answer.refusal)

test('an act that is sent again is answered like the first time, however late', async () => {
  const table = await newTable(node)
  const { seat, wish } = await anyAct(node, table)
  const first = await node.tables.act(table, seat, wish)
  expect(first).toEqual({ accepted: true, version: 1 })
  expect(await node.tables.act(table, seat, wish)).toEqual(first)
  node.tables.sweep()
  expect(await node.tables.act(table, seat, wish)).toEqual(first)
  for (let acts = 0; acts < 50; acts++) expect((await actOn(table)).accepted).toBe(true)
  expect(await node.tables.act(table, seat, wish)).toEqual(first)
  node.tables.sweep()
  expect(await node.tables.act(table, seat, wish)).toEqual(first)
  expect(await countActs(table)).toBe(51)
})

test('acts that come at the same moment are done one after the other', async () => {
  const table = await newTable(node)
  const { seat, wish } = await anyAct(node, table)
  const twice = await Promise.all([
    node.tables.act(table, seat, wish),
    node.tables.act(table, seat, wish),
    node.tables.act(table, seat, { ...wish, id: newId() }),
  ])
  expect(twice.map(({ accepted }) => accepted)).toEqual([true, true, false])
  expect(refusalOf(twice[2] ?? { accepted: true, version: 0 })).toMatchObject({ reason: 'stale' })
  expect(await countActs(table)).toBe(1)
})

test('the id of an act belongs to its seat: nobody else can use it up', async () => {
  const table = await newTable(node, { players: 2 })
  const orders = (seat: number) =>
    node.tables.act(table, seat, { id: 'same', version: 0, act: { type: 'orders' } })
  expect(await orders(0)).toEqual({ accepted: true, version: 0 })
  expect(await orders(1)).toEqual({ accepted: true, version: 0 })
  expect(await countActs(table)).toBe(2)
})

test('people do not play for bots, and only bots that exist are seated', async () => {
  const table = await newTable(node, {
    players: 2,
    occupants: [PERSON, PERSON],
    pace: 'slow',
  })
  const act = (seat: number, of: Parameters<TestNode['tables']['act']>[2]['act']) =>
    node.tables.act(table, seat, { id: newId(), version: 0, act: of })
  expect(refusalOf(await act(0, { type: 'leave', bot: 'nobody' }))).toEqual({
    reason: 'no-such-bot',
    bot: 'nobody',
  })
  const { seat } = await anyAct(node, table)
  expect((await act(seat, { type: 'leave', bot: 'random' })).accepted).toBe(true)
  expect(refusalOf(await act(seat, { type: 'decide', decisions: [0] }))).toEqual({
    reason: 'no-person-here',
  })
  expect((await act(seat, { type: 'take-back' })).accepted).toBe(true)
})

test('a table that has not begun, or that is not there, is said so', async () => {
  await node.store.db.insertInto('tables').values({ id: 'open-table' }).execute()
  const wish = { id: 'a', version: 0, act: { type: 'undo' } } as const
  expect(refusalOf(await node.tables.act('open-table', 0, wish))).toEqual({ reason: 'not-started' })
  expect(refusalOf(await node.tables.act('no-table', 0, wish))).toEqual({ reason: 'no-such-table' })
})

const damages: Readonly<Record<string, (table: string) => Promise<unknown>>> = {
  'an act that cannot be': (table) =>
    sql`update acts set act = '{"type":"decide","decisions":[250]}' where table_id = ${table} and seq = 3`.execute(
      node.store.db,
    ),
  'luck that cannot be': (table) =>
    sql`update acts set luck = '[{"source":1,"value":99}]' where table_id = ${table} and seq = 2`.execute(
      node.store.db,
    ),
  'a missing act': (table) =>
    sql`delete from acts where table_id = ${table} and seq = 4`.execute(node.store.db),
  'the last act missing': (table) =>
    sql`delete from acts where table_id = ${table} and seq = 8`.execute(node.store.db),
  'another version': (table) =>
    sql`update acts set version = 77 where table_id = ${table} and seq = 5`.execute(node.store.db),
  'no plan': (table) =>
    sql`update tables set plan = '{}' where id = ${table}`.execute(node.store.db),
}

test.each(Object.keys(damages))('a table with %s harms nobody but itself', async (name) => {
  const [damaged, sound] = [await newTable(node), await newTable(node)]
  for (let acts = 0; acts < 8; acts++) await actOn(damaged)
  await damages[name]?.(damaged)
  node.tables.sweep()
  const wish = { id: 'a', version: 0, act: { type: 'undo' } } as const
  expect(refusalOf(await node.tables.act(damaged, 0, wish))).toEqual({ reason: 'table-damaged' })
  expect((await actOn(sound)).accepted).toBe(true)
  const counted = await node.metrics.refusals.get()
  const { value = 0 } = counted.values.find(({ labels }) => labels.code === 'table-damaged') ?? {}
  expect(value).toBeGreaterThan(0)
})

/** Lets statements of the journal fail, before or after they were done. */
async function withTrouble(when: 'before' | 'after', work: () => Promise<void>): Promise<void> {
  const { query } = Lane.prototype
  const failing = vi.spyOn(Lane.prototype, 'query').mockImplementation(async function (
    this: Lane,
    statement,
  ) {
    if (when === 'after') await query.call(this, statement)
    throw new Error('the connection broke off')
  })
  try {
    await work()
  } finally {
    failing.mockRestore()
  }
}

test('what could not be written was never done, is told to nobody, and is tried again', async () => {
  const table = await newTable(node)
  const { seat, wish } = await anyAct(node, table)
  const frames: string[] = []
  const listener = { person: 'onlooker', send: (text: string) => frames.push(text), close() {} }
  await node.tables.at(table).join(listener, undefined)
  const updates = () => frames.filter((text) => text.startsWith('{"type":"update"')).length
  await withTrouble('before', async () => {
    const answer = await node.tables.act(table, seat, wish)
    expect(refusalOf(answer)).toEqual({ reason: 'try-again' })
  })
  expect((await storedTable(node, table)).version).toBe(0)
  expect(await node.tables.at(table).look((now) => now.table.version)).toBe(0)
  expect(updates()).toBe(0)
  expect(await node.tables.act(table, seat, wish)).toEqual({ accepted: true, version: 1 })
  expect(updates()).toBe(1)
  expect(await countActs(table)).toBe(1)
  node.tables.at(table).leave(listener)
})

test('what was written though nobody said so is known when it is tried again', async () => {
  const table = await newTable(node)
  const { seat, wish } = await anyAct(node, table)
  await withTrouble('after', async () => {
    const answer = await node.tables.act(table, seat, wish)
    expect(refusalOf(answer)).toEqual({ reason: 'try-again' })
  })
  expect(await node.tables.act(table, seat, wish)).toEqual({ accepted: true, version: 1 })
  expect(await countActs(table)).toBe(1)
})

test('tables that nobody uses are let go', async () => {
  node.tables.sweep()
  expect(node.tables.inUse).toBe(0)
})
