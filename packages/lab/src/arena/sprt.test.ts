import { expect, test } from 'vitest'
import { Stream } from '../streams.ts'
import { expectedScore } from './elo.ts'
import { Sprt, type Verdict } from './sprt.ts'

const MANY = 1_000_000

/** The score of a pair of games between bots so many Elo points apart. */
function pair(stream: Stream, elo: number): number {
  const chance = expectedScore(elo, 2)
  const wins = (): number => (stream.below(MANY) < chance * MANY ? 1 : 0)
  return (wins() + wins()) / 2
}

/** Tests of 0 against 20 Elo points when the difference is really `elo`. */
function run(elo: number, tests: number, most: number): { verdict: Verdict; deals: number }[] {
  const stream = new Stream(7)
  return Array.from({ length: tests }, () => {
    const sprt = new Sprt({ elo0: 0, elo1: 20 }, 2)
    let deals = 0
    for (; deals < most && sprt.verdict === 'undecided'; deals++) sprt.add(pair(stream, elo))
    return { verdict: sprt.verdict, deals }
  })
}

const share = (runs: readonly { verdict: Verdict }[], verdict: Verdict): number =>
  runs.filter((each) => each.verdict === verdict).length / runs.length

test('what is hoped for is accepted when it is so', () => {
  const runs = run(20, 60, 20_000)
  expect(share(runs, 'elo1')).toBeGreaterThanOrEqual(0.9)
  const mean = runs.reduce((sum, { deals }) => sum + deals, 0) / runs.length
  // Wald's expectation for 5 % errors is about 1,600 games, half as many pairs.
  expect(mean).toBeGreaterThan(500)
  expect(mean).toBeLessThan(1_200)
})

test('it is refused when there is no difference', () => {
  expect(share(run(0, 60, 20_000), 'elo0')).toBeGreaterThanOrEqual(0.9)
})

test('a large difference is seen soon', () => {
  const runs = run(300, 20, 1_000)
  expect(share(runs, 'elo1')).toBe(1)
  expect(Math.max(...runs.map(({ deals }) => deals))).toBeLessThan(200)
})

test('a few deals decide nothing', () => {
  expect(share(run(20, 20, 7), 'undecided')).toBe(1)
})

test('who wins all is better, who loses all is not', () => {
  for (const [score, verdict] of [
    [1, 'elo1'],
    [0, 'elo0'],
  ] as const) {
    const sprt = new Sprt({ elo0: 0, elo1: 20 }, 4)
    for (let deal = 0; deal < 500; deal++) sprt.add(score)
    expect(sprt.verdict).toBe(verdict)
  }
})

test('the ratio is near that of normal scores', () => {
  const stream = new Stream(3)
  const sprt = new Sprt({ elo0: 0, elo1: 10 }, 2)
  const scores = Array.from({ length: 2_000 }, () => pair(stream, 5))
  for (const score of scores) sprt.add(score)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length
  const [low, high] = [expectedScore(0, 2), expectedScore(10, 2)]
  const normal = (scores.length * (high - low) * (2 * mean - low - high)) / (2 * variance)
  expect(sprt.ratio).toBeCloseTo(normal, 1)
})
