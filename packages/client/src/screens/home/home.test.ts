import { readFileSync } from 'node:fs'
import { speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { lordPortrait } from '../../art/lords/index.ts'
import type { KeptGame } from '../../keep/keptGame.ts'
import { CAST, castOrnament, castPicture } from './cast.ts'
import { sayDamage } from './damage.ts'
import { listingOf } from './listing.ts'

beforeAll(() => speak('en'))

test('the lords on the first screen look as they do at the table', () => {
  for (const lord of CAST) {
    const picture = readFileSync(new URL(`../../../public${castPicture(lord)}`, import.meta.url))
    expect(String(picture)).toBe(castOrnament(lordPortrait(lord)))
  }
})

/** A game of people (without a bot) and bots, with these points. */
function game(
  seats: Readonly<Record<string, 'person' | 'bot'>>,
  points: readonly number[],
  winners?: readonly number[],
): KeptGame {
  return {
    id: 'a',
    format: 1,
    startedAt: 0,
    savedAt: 0,
    seats: Object.entries(seats).map(([name, kind]) => ({
      name,
      bot: kind === 'bot' ? 'greedy' : undefined,
    })),
    perfectMemory: false,
    record: '',
    checksum: 0,
    secrets: { orders: [], answers: [] },
    isOver: winners !== undefined,
    summary: {
      turn: 12,
      players: points.length,
      expansions: [],
      points,
      winners: winners ?? [],
    },
  } as KeptGame
}
const alone = { Brine: 'bot', Olena: 'person', Kelp: 'bot' } as const
const together = { Olena: 'person', Taras: 'person', Kelp: 'bot' } as const

describe('the list of games', () => {
  test('says how a game stands for the person who plays it', () => {
    expect(listingOf(game(alone, [40, 34, 20]))).toEqual({
      points: 34,
      result: 'Turn 12',
      names: 'Brine, Olena, and Kelp',
    })
  })

  test('says which place was won', () => {
    expect(listingOf(game(alone, [40, 54, 20], [1])).result).toBe('Won')
    expect(listingOf(game(alone, [40, 34, 50], [2])).result).toBe('3rd')
    expect(listingOf(game(alone, [40, 40, 20], [0])).result).toBe('2nd')
  })

  test('says who won among several people', () => {
    expect(listingOf(game(together, [40, 54, 60], [2]))).toMatchObject({
      points: 54,
      result: 'Kelp won',
    })
    expect(listingOf(game(together, [54, 54, 20], [0, 1])).result).toBe('Shared victory')
  })
})

test('whatever is wrong with a game is said in one sentence', () => {
  expect(sayDamage({ reason: 'not-a-record' })).toBe('It holds no game of this table.')
  expect(sayDamage({ reason: 'damaged', line: 7 })).toMatch(/^Line 7 /)
  expect(sayDamage({ reason: 'damaged', line: undefined })).toMatch(/missing or was changed/)
  expect(sayDamage({ reason: 'another-version', version: 9 })).toMatch(/\(9\)/)
  expect(sayDamage({ reason: 'too-large', bytes: 7_200_000, most: 1 })).toMatch(/7 MB/)
})
