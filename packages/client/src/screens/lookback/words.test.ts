import { gradeOf } from '@hadal/bots'
import { speak } from '@hadal/words'
import { beforeAll, expect, test } from 'vitest'
import { firstShown, gradeName, sayChance, sayShift, whoPlayed } from './words.ts'

beforeAll(() => speak('en'))

test('grades have words of their own, and kind ones', () => {
  const names = [0.03, 0.07, 0.15].map((loss) => gradeName[gradeOf(loss) ?? 'mistake']())
  expect(new Set(names).size).toBe(3)
  expect(names.join()).not.toMatch(/blunder|mistake/)
})

test('chances are whole numbers, and changes have a sign', () => {
  expect(sayChance(0.414)).toBe('41 %')
  expect([0.114, -0.03, 0.001].map(sayShift)).toEqual(['+11 %', '−3 %', '0 %'])
})

test('one person among bots is spoken to; of several the winner is told first', () => {
  const bot = { name: 'Brine', bot: 'greedy' }
  const person = { name: 'Ann', bot: undefined }
  const found = {
    thought: [
      [0.5, 0.5],
      [0, 1],
    ],
    moves: [],
    judged: [],
    verdicts: [],
  }
  expect(whoPlayed([person, bot])).toEqual({ names: ['Ann', 'Brine'], you: 0 })
  expect(firstShown([person, bot], found)).toBe(0)
  expect(firstShown([person, { ...person, name: 'Mira' }], found)).toBe(1)
  expect(firstShown([bot, { ...bot, name: 'Kelp', standsIn: true }], found)).toBe(1)
})
