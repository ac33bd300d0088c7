import { TABLE_OPTIONS } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { inviteCode, newTable, personName } from './index.ts'

describe('names', () => {
  test.each([
    ['  Оленка  ', 'Оленка'],
    ['e\u0301', 'é'],
    ['<b>Taras</b>', '<b>Taras</b>'],
    ["'; drop table acts; --", "'; drop table acts; --"],
    ['深海 🦀', '深海 🦀'],
  ])('may be “%s”', (given, kept) => {
    expect(personName.parse(given)).toBe(kept)
  })

  test.each([
    ['', 'nothing'],
    ['   ', 'blanks'],
    ['a\nb', 'two lines'],
    ['a\u0000', 'a zero'],
    ['\u202Eevil', 'turned round'],
    ['a\u200Bb', 'a gap that nobody sees'],
    ['\u2028', 'a line separator'],
    ['a\u0300\u0301\u0302\u0303', 'a pile of marks'],
    ['x'.repeat(25), 'too long'],
    [' '.repeat(1000), 'a thousand blanks'],
  ])('cannot be %j: %s', (given) => {
    expect(personName.safeParse(given).success).toBe(false)
  })
})

test('a code may be typed in small letters', () => {
  expect(inviteCode.parse(' kelps ')).toBe('KELPS')
  expect(inviteCode.safeParse('KELP0').success).toBe(false)
})

test('a table needs a number of players and nothing else', () => {
  expect(newTable.parse({ players: 2 })).toEqual({
    players: 2,
    expansions: [],
    preset: 'rulebook',
    options: {},
    perfectMemory: false,
    visibility: 'private',
    onlookers: true,
    clock: { kind: 'none' },
    pace: 'readable',
    bots: [],
  })
})

test('every option of the rules can be chosen', () => {
  const options = Object.fromEntries(
    Object.entries(TABLE_OPTIONS).map(([name, values]) => [name, values[1]]),
  )
  expect(newTable.parse({ players: 2, options }).options).toEqual(options)
})

test.each([
  { players: 6 },
  { players: 2, surprise: true },
  { players: 2, expansions: ['kraken', 'kraken'] },
  { players: 2, options: { martialLaw: 'never' } },
  { players: 2, clock: { kind: 'live', bank: 1, increment: 0, answer: 5 } },
  { players: 2, bots: [{ seat: 5, bot: 'greedy' }] },
])('%j is no table', (given) => {
  expect(newTable.safeParse(given).success).toBe(false)
})
