import { expect, test } from 'vitest'
import { median, rounded, Tally } from './statistics.ts'

test('a tally knows the mean and the standard deviation of a sample', () => {
  const tally = new Tally()
  expect(tally.mean).toBe(0)
  expect(tally.sd).toBe(0)
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) tally.add(value)
  expect(tally.mean).toBe(5)
  expect(tally.sd).toBeCloseTo(Math.sqrt(32 / 7))
})

test('the median lies in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(rounded(median([1 / 3]), 3)).toBe(0.333)
})
