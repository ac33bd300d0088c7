import { BUY, PASS, type Seat } from '@hadal/engine'
import { expect, test } from 'vitest'
import { asText, game, recorded } from '../test/scenes.ts'
import type { GameTable } from './index.ts'

/** A explores and a crab 3 turns up: B, C and D may buy it. */
const OFFERED = game(4, 'A explore | card:crab3')

const others = (table: GameTable, me: Seat): (string | undefined)[] =>
  [0, 1, 2, 3, undefined].filter((seat) => seat !== me).map((seat) => asText(table, seat))

const boughtBy = (table: GameTable): Seat | undefined =>
  table
    .sentTo(undefined)
    .log.entries.flatMap(({ event }) => (event.type === 'ally-bought' ? [event.seat] : []))[0]

test('an offer is asked of everybody at once', () => {
  const table = recorded(OFFERED)
  expect(table.sentTo(0).question).toBeUndefined()
  for (const seat of [1, 2, 3]) {
    const { question, waitsFor } = table.sentTo(seat)
    expect(question).toMatchObject({ name: 'buy the ally', seat, ahead: seat > 1 })
    expect(question?.decisions).toEqual([BUY, PASS])
    expect(waitsFor).toEqual([1, 2, 3])
  }
})

test('an answer given ahead is sealed: nobody else can tell that it was given', () => {
  const table = recorded(OFFERED)
  const before = others(table, 3)
  expect(table.decide(3, table.version, [BUY])).toBeUndefined()
  expect(others(table, 3)).toEqual(before)
  expect(table.sentTo(3).answer).toEqual({ decision: BUY, byOrder: false })
  expect(table.sentTo(3).waitsFor).toEqual([1, 2])
  expect(table.record.moves.length).toBe(1)
})

test('an answer given ahead can be changed until it is resolved', () => {
  const table = recorded(OFFERED)
  table.decide(2, table.version, [BUY])
  table.decide(2, table.version, [PASS])
  expect(table.sentTo(2).answer).toEqual({ decision: PASS, byOrder: false })
  table.decide(1, table.version, [PASS])
  expect(table.sentTo(3).question).toMatchObject({ ahead: false })
  expect(boughtBy(table)).toBeUndefined()
})

test('answers are resolved in seat order', () => {
  const table = recorded(OFFERED)
  const { version } = table
  for (const seat of [3, 2]) expect(table.decide(seat, version, [BUY])).toBeUndefined()
  expect(table.record.moves.length).toBe(1)
  table.decide(1, version, [PASS])
  expect(boughtBy(table)).toBe(2)
})

test('whoever buys makes the answers of those behind worthless', () => {
  const table = recorded(OFFERED)
  const { version } = table
  table.decide(2, version, [PASS])
  table.decide(3, version, [PASS])
  table.decide(1, version, [BUY])
  expect(boughtBy(table)).toBe(1)
  // The next card, if it is no monster, is offered to everybody again.
  for (const seat of [2, 3]) expect(table.sentTo(seat).answer).toBeUndefined()
  expect(table.record.moves.length).toBe(2)
})

test('an answer that was on its way while others passed is not stale; another question is', () => {
  const table = recorded(OFFERED)
  const { version } = table
  expect(table.decide(1, version, [PASS])).toBeUndefined()
  expect(table.version).toBe(version + 1)
  expect(table.sentTo(3).askedSince).toBeLessThanOrEqual(version)
  expect(table.decide(3, version, [PASS])).toBeUndefined()
  expect(table.decide(2, version, [PASS])).toBeUndefined()
  expect(table.sentTo(0).askedSince).toBeGreaterThan(version)
  expect(table.decide(0, version, [0])).toEqual({ reason: 'stale', version: table.version })
  expect(table.decide(0, table.version, [0])).toBeUndefined()
})

test('ahead, too, only what is offered can be decided', () => {
  const table = recorded(OFFERED)
  expect(table.decide(3, table.version, [BUY + 1])).toMatchObject({ reason: 'not-offered' })
  expect(table.decide(0, table.version, [BUY])).toMatchObject({ reason: 'somebody-else-decides' })
  expect(table.sentTo(3).answer).toBeUndefined()
})

test('an answer given ahead survives that somebody before takes a pass back', () => {
  const table = recorded(OFFERED)
  table.decide(3, table.version, [BUY])
  table.decide(1, table.version, [PASS])
  expect(table.undo(1, table.version)).toBeUndefined()
  expect(table.sentTo(3).answer).toEqual({ decision: BUY, byOrder: false })
  table.decide(1, table.version, [PASS])
  table.decide(2, table.version, [PASS])
  expect(boughtBy(table)).toBe(3)
})

test('an answer that was resolved can be taken back like any other, and is then asked for again', () => {
  const table = recorded(OFFERED)
  table.decide(2, table.version, [PASS])
  table.decide(3, table.version, [PASS])
  table.decide(1, table.version, [PASS])
  expect(table.undo(1, table.version)).toEqual({ reason: 'somebody-decided', seat: 2 })
  expect(table.undo(3, table.version)).toBeUndefined()
  expect(table.awaited()).toEqual([3])
  table.decide(3, table.version, [BUY])
  expect(boughtBy(table)).toBe(3)
})
