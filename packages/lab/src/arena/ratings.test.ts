import { describe, expect, test } from 'vitest'
import { Stream } from '../streams.ts'
import { POINTS } from './elo.ts'
import { bootstrap, type Pairing, ratingsOf } from './ratings.ts'

const MANY = 1_000_000
const TRUE = [200, 1000, 1080, 1400]
const ANCHOR = 1

/** Games between all pairs of bots with these ratings, each alone among the others. */
function simulated(players: number, games: number): Pairing[] {
  const stream = new Stream(11)
  return TRUE.flatMap((one, alone) =>
    TRUE.flatMap((their, other) => {
      if (alone === other || (players === 2 && alone > other)) return []
      const odds = Math.exp((one - their) / POINTS) / (players - 1)
      let wins = 0
      for (let game = 0; game < games; game++)
        if (stream.below(MANY) < (MANY * odds) / (1 + odds)) wins++
      return [{ alone, other, players, wins, games }]
    }),
  )
}

describe('ratings', () => {
  test.each([2, 4])('are found again in simulated games with %i players', (players) => {
    const found = ratingsOf(simulated(players, 20_000), TRUE.length, ANCHOR)
    expect(found[ANCHOR]).toBe(1000)
    for (const [at, elo] of TRUE.entries())
      expect(Math.abs((found[at] ?? 0) - elo)).toBeLessThan(at === 0 ? 40 : 12)
  })

  test('of neighbours add up along the chain', () => {
    const won = { players: 2, wins: 7500, games: 10_000 }
    const [first = 0, second, third = 0] = ratingsOf(
      [
        { alone: 2, other: 1, ...won },
        { alone: 1, other: 0, ...won },
      ],
      3,
      1,
    )
    // Three to one are 190.8 Elo points.
    expect(second).toBe(1000)
    expect(third).toBeCloseTo(1190.8, 0)
    expect(first).toBeCloseTo(809.2, 0)
  })

  test('of who never loses are finite', () => {
    const [winner = 0] = ratingsOf(
      [{ alone: 0, other: 1, players: 2, wins: 100, games: 100 }],
      2,
      1,
    )
    expect(winner).toBeGreaterThan(1600)
    expect(winner).toBeLessThan(2200)
  })
})

describe('bootstrap', () => {
  test('spreads as the mean of so many deals does', () => {
    const stream = new Stream(5)
    const deals = Array.from({ length: 400 }, () => stream.below(2))
    const mean = deals.reduce((sum, each) => sum + each, 0) / deals.length
    const [[low, high] = [0, 0]] = bootstrap(deals.length, 2_000, stream, (times) => [
      deals.reduce((sum, each, at) => sum + each * (times[at] ?? 0), 0) / deals.length,
    ])
    const half = 1.96 * Math.sqrt((mean * (1 - mean)) / deals.length)
    expect(low).toBeCloseTo(mean - half, 2)
    expect(high).toBeCloseTo(mean + half, 2)
  })

  test('draws as many deals as there are', () => {
    let drawn = 0
    bootstrap(30, 10, new Stream(1), (times) => {
      drawn += times.reduce((sum, each) => sum + each, 0)
      return []
    })
    expect(drawn).toBe(300)
  })
})
