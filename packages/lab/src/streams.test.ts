import { expect, test } from 'vitest'
import { Stream, seedOf } from './streams.ts'

test('games of a series, and series, have seeds of their own', () => {
  const seeds = new Set<number>()
  for (let seed = 0; seed < 20; seed++)
    for (let game = 0; game < 500; game++) seeds.add(seedOf(seed, game))
  // Of 10,000 numbers among four billion a few may meet by chance.
  expect(seeds.size).toBeGreaterThan(9_995)
  expect(seedOf(1, 7)).toBe(seedOf(1, 7))
  expect(seedOf(2 ** 40, 7)).not.toBe(seedOf(0, 7))
})

test('a stream is repeatable, and all numbers below the limit are as likely', () => {
  const stream = new Stream(5)
  const first = Array.from({ length: 20 }, () => stream.below(1000))
  stream.restart(5)
  expect(Array.from({ length: 20 }, () => stream.below(1000))).toEqual(first)
  const found = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 70_000; i++) {
    const number = stream.below(7)
    found[number] = (found[number] ?? Number.NaN) + 1
  }
  for (const count of found) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})
