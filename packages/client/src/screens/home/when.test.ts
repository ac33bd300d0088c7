import { expect, test } from 'vitest'
import { sayWhen } from './when.ts'

/** A Wednesday. */
const now = new Date(2031, 4, 14, 9, 30).getTime()
const on = (...[year, month, day, hour = 12]: readonly [number, number, number, number?]) =>
  sayWhen(new Date(year, month - 1, day, hour).getTime(), now, 'en')

test('a game was played today or yesterday by the calendar, not by hours', () => {
  expect(on(2031, 5, 14, 0)).toBe('today')
  expect(on(2031, 5, 13, 23)).toBe('yesterday')
  expect(on(2031, 5, 13, 0)).toBe('yesterday')
})

test('within a week it is a day of the week, before that a date', () => {
  expect(on(2031, 5, 12)).toBe('Monday')
  expect(on(2031, 5, 8)).toBe('Thursday')
  expect(on(2031, 5, 7)).toBe('May 7')
  expect(on(2030, 12, 31)).toBe('Dec 31, 2030')
})

test('a clock that was wrong gives a date', () => {
  expect(on(2031, 6, 1)).toBe('Jun 1')
})

test('other languages say it in their way', () => {
  expect(sayWhen(now, now, 'uk')).toBe('сьогодні')
  expect(sayWhen(now - 2 * 86_400_000, now, 'uk')).toBe('понеділок')
})
