import type { Event } from '@hadal/engine'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../link/protocol.ts'
import { filterTurns, type LogTurn, turnsOf } from './turns.ts'

const LOG: readonly LogEntry[] = entries([
  { type: 'lord-revealed', lord: 3, space: 0 },
  { type: 'turn-begins', seat: 0, turn: 1 },
  { type: 'card-revealed', seat: 0, card: 4, space: 0 },
  { type: 'ally-bought', seat: 2, from: 0, kind: 4, pearls: 1, nebulis: 0 },
  { type: 'pearls-gained', seat: 0, pearls: 1 },
  { type: 'card-revealed', seat: 0, card: 9, space: 0 },
  { type: 'offer-declined', seat: 1, kind: 9, price: 2 },
  { type: 'ally-taken', seat: 0, kind: 9 },
  { type: 'turn-begins', seat: 1, turn: 2 },
  { type: 'lord-paid', seat: 1, lord: 3, allies: [1, 2], pearls: 0, nebulis: 0 },
  { type: 'lord-gained', seat: 1, lord: 3 },
  { type: 'ally-affiliated', seat: 1, kind: 1 },
])

function entries(events: readonly Event[]): LogEntry[] {
  let turn = 0
  return events.map((event) => {
    if (event.type === 'turn-begins') turn = event.turn
    return { event, turn }
  })
}

const types = (turns: readonly LogTurn[]): string[][] =>
  turns.map(({ lines }) => lines.map(({ entry }) => entry.event.type))

test('the newest turn comes first, and in it the newest line', () => {
  const turns = turnsOf(LOG)
  expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual([
    [2, 1],
    [1, 0],
    [0, undefined],
  ])
  expect(types(turns)[0]).toEqual(['ally-affiliated', 'lord-paid'])
})

test('what another line tells is left out: the seller’s pearl, the lord that was paid for', () => {
  const all = types(turnsOf(LOG)).flat()
  expect(all).not.toContain('pearls-gained')
  expect(all).not.toContain('lord-gained')
})

test('a turn that has just begun is there without lines', () => {
  expect(turnsOf(LOG.slice(0, 2))[0]).toMatchObject({ turn: 1, seat: 0, lines: [] })
  expect(turnsOf([])).toEqual([])
})

test('a filter keeps lines about one thing, and drops turns that have none', () => {
  const turns = turnsOf(LOG)
  expect(types(filterTurns(turns, { about: 'sales', seat: undefined }))).toEqual([
    ['offer-declined', 'ally-bought'],
  ])
  expect(types(filterTurns(turns, { about: 'fights', seat: undefined }))).toEqual([])
  expect(filterTurns(turns, { about: undefined, seat: undefined })).toBe(turns)
})

test('a filter by player keeps what they did and what was done to them', () => {
  const turns = turnsOf(LOG)
  expect(types(filterTurns(turns, { about: 'sales', seat: 0 }))).toEqual([['ally-bought']])
  expect(types(filterTurns(turns, { about: 'sales', seat: 1 }))).toEqual([['offer-declined']])
  expect(types(filterTurns(turns, { about: undefined, seat: 2 }))).toEqual([['ally-bought']])
})

test('lines keep their place in the log, whatever is left out', () => {
  const [turn] = filterTurns(turnsOf(LOG), { about: 'lords', seat: 1 })
  expect(turn?.lines.map(({ at }) => at)).toEqual([11, 9])
})

test('a turn is summed up by what was done in it', () => {
  const [second, first] = turnsOf(LOG)
  expect(first?.summary).toEqual({ explored: 2, stacks: 0, recruited: [] })
  expect(second?.summary).toEqual({ explored: 0, stacks: 0, recruited: [3] })
})
