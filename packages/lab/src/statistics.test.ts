import { expect, test } from 'vitest'
import { ci95, median, percentile, rounded, Tally } from './statistics.ts'

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

test('a percentile is one of the values, and so large that its share is not larger', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([
    1, 50, 95, 99, 100,
  ])
  expect(percentile([], 0.5)).toBe(0)
})

test('the interval of shares is that of their mean, within what shares can be', () => {
  const tally = new Tally()
  for (let deal = 0; deal < 100; deal++) tally.add(deal % 2)
  const [low, high] = ci95(tally)
  // 1.96 standard errors of 0.05, and a little for the sample.
  expect(low).toBeCloseTo(0.4015, 4)
  expect(high).toBeCloseTo(0.5985, 4)
})

test('shares that are all alike leave the rule of three', () => {
  const tally = new Tally()
  for (let deal = 0; deal < 100; deal++) tally.add(1)
  expect(ci95(tally)).toEqual([0.97, 1])
})
