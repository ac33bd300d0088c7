import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESETS } from '@hadal/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Result } from './deal.ts'
import { type Fixture, keyOf, seedOfDeal } from './fixture.ts'
import { playSeries } from './series.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'series-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length

const fixture: Fixture = {
  a: 'greedy',
  b: 'random',
  setup: { players: 3, expansions: [], options: PRESETS.rulebook },
  seed: 3,
  heldOut: false,
  budget: 'sims:2',
  net: '',
}

/** What happened, but for the time it took. */
function outcome(results: readonly Result[]): object[] {
  return results.map(({ a, b }) => ({ a: { ...a, microseconds: 0 }, b: { ...b, microseconds: 0 } }))
}

describe('a series', () => {
  test('comes to the same with one worker and with several', async () => {
    const two = { ...fixture.setup, players: 2 }
    const fixtures = [fixture, { ...fixture, a: 'flat-mc', setup: two }]
    const [here, there] = await Promise.all(
      [1, 2].map((workers) => playSeries(fixtures, { deals: 2, workers })),
    )
    expect(here?.map((results) => results.length)).toEqual([2, 2])
    expect(here?.map(outcome)).toEqual(there?.map(outcome))
  })

  test('goes on where it was broken off', async () => {
    const resume = join(folder, 'goes-on.jsonl')
    const [first = []] = await playSeries([fixture], { deals: 2, workers: 1, resume })
    expect(linesOf(resume)).toBe(2)
    // As if the machine had stopped in the middle of a line.
    appendFileSync(resume, '{"of":"greedy ra')
    const [all = []] = await playSeries([fixture], { deals: 5, workers: 1, resume })
    expect(all.slice(0, 2)).toEqual(first)
    expect(linesOf(resume)).toBe(2 + 1 + 3)
    const [again = []] = await playSeries([fixture], { deals: 5, workers: 1, resume })
    expect(again).toEqual(all)
    expect(linesOf(resume)).toBe(6)
  })

  test('does not take the deals of another for its own', async () => {
    const resume = join(folder, 'others.jsonl')
    await playSeries([fixture], { deals: 1, workers: 1, resume })
    await playSeries([{ ...fixture, seed: 4 }], { deals: 1, workers: 1, resume })
    expect(linesOf(resume)).toBe(2)
  })

  test('ends when it is enough, whoever is quicker', async () => {
    const seen: Result[] = []
    const [results = []] = await playSeries([fixture], {
      deals: 30,
      workers: 2,
      isEnough: (_, result) => seen.push(result) === 3,
    })
    expect(results).toEqual(seen)
    const [inOrder = []] = await playSeries([fixture], { deals: 3, workers: 1 })
    expect(outcome(results)).toEqual(outcome(inOrder))
  })

  test('fails when a deal cannot be played', async () => {
    const broken = { ...fixture, setup: { ...fixture.setup, players: 9 } }
    await expect(playSeries([broken], { deals: 1, workers: 1 })).rejects.toThrow('9 cannot play')
    await expect(playSeries([broken], { deals: 4, workers: 2 })).rejects.toThrow(/deal [01] failed/)
  })
})

describe('a fixture', () => {
  test('has held-out deals that nobody else has', () => {
    const open = Array.from({ length: 5_000 }, (_, deal) => seedOfDeal(fixture, deal))
    const heldOut = { ...fixture, heldOut: true }
    const kept = Array.from({ length: 5_000 }, (_, deal) => seedOfDeal(heldOut, deal))
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(2 ** 31)
    expect(Math.max(...kept)).toBeLessThan(2 ** 32)
    expect(Math.max(...open)).toBeLessThan(2 ** 31)
    expect(new Set(kept).size).toBeGreaterThan(4_990)
  })

  test('is another with other bots, seats, boxes, rules, luck or time', () => {
    const { setup } = fixture
    const others: readonly Fixture[] = [
      fixture,
      { ...fixture, a: 'random' },
      { ...fixture, b: 'greedy' },
      { ...fixture, setup: { ...setup, players: 4 } },
      { ...fixture, setup: { ...setup, expansions: ['kraken'] } },
      { ...fixture, setup: { ...setup, options: PRESETS.arena } },
      { ...fixture, seed: 4 },
      { ...fixture, heldOut: true },
      { ...fixture, budget: '1s' },
    ]
    expect(new Set(others.map(keyOf)).size).toBe(others.length)
  })
})
