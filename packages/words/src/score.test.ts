import { locations } from '@hadal/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from './messages.ts'
import {
  SCORE_CATEGORIES,
  sayWorth,
  sayWorthInFull,
  scoreCategoryName,
  scoreCategoryText,
} from './score.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test('every category of the score has a name and says how it is counted', () => {
    expect(new Set(SCORE_CATEGORIES.map(scoreCategoryName)).size).toBe(SCORE_CATEGORIES.length)
    expect(SCORE_CATEGORIES.map(scoreCategoryText).filter((text) => !/\.$/.test(text))).toEqual([])
  })
})

describe('the arithmetic of a location', () => {
  beforeAll(() => speak('en'))

  test('is a base and so much for each', () => {
    expect(sayWorth({ base: 5, each: 3, count: 2 })).toBe('5 + 3 × 2')
    expect(sayWorthInFull({ base: 5, each: 3, count: 2 })).toBe('5 + 3 × 2 = 11')
  })

  test('leaves out what is nothing or one', () => {
    expect(sayWorth({ base: 3, each: 1, count: 7 })).toBe('3 + 7')
    expect(sayWorth({ base: 0, each: 2, count: 4 })).toBe('2 × 4')
    expect(sayWorthInFull({ base: 0, each: 1, count: 16 })).toBe('16')
    expect(sayWorthInFull({ base: 0, each: 0, count: 0 })).toBe('0')
  })

  test('may take away, below nothing too', () => {
    expect(sayWorth({ base: 20, each: -1, count: 6 })).toBe('20 − 6')
    expect(sayWorthInFull({ base: 15, each: -3, count: 6 })).toBe('15 − 3 × 6 = −3')
  })

  test('may be borrowed', async () => {
    const jail = locations.findIndex(({ name }) => name === 'jail')
    const worth = { base: 15, each: -1, count: 4, copied: jail }
    expect(sayWorth(worth)).toBe('15 − 4 as The Jail')
    expect(sayWorthInFull(worth)).toBe('15 − 4 = 11 as The Jail')
    await speak('uk')
    expect(sayWorth(worth)).toBe('15 − 4 як «В’язниця»')
  })
})
