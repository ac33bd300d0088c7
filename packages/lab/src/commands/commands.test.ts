import { describe, expect, test } from 'vitest'
import { measure } from './bench.ts'
import { count } from './count.ts'
import { ladder } from './ladder.ts'
import { match } from './match.ts'
import { simulate } from './simulate.ts'

/** What a command prints for programs, but for the times it took. */
function found(json: object): object {
  const { cpuSeconds, decisionsPerCpuSecond, msPerDecision, ...rest } = JSON.parse(
    JSON.stringify(json),
  )
  return rest
}

const any = expect.any(Number)

describe('simulate', () => {
  test('counts games, scores and cards', async () => {
    const { json, good, lines } = await simulate.run([
      '--players',
      '3',
      '--games',
      '20',
      '--bots',
      'random',
    ])
    expect(good).toBe(true)
    expect(lines.join('\n')).toContain('keeper')
    expect(json).toMatchObject({
      games: 20,
      finished: 20,
      unfinished: 0,
      violations: 0,
      positionsChecked: any,
      decisions: any,
      decisionsPerCpuSecond: any,
      turns: { mean: any },
      score: { mean: any, sd: any },
      winShareBySeat: [any, any, any],
      lords: { keeper: { recruited: any, winShare: any } },
      locations: { abyss: { controlled: any, meanPoints: any, winShare: any } },
    })
  })

  test('every position at the start of a turn and at the end is checked', async () => {
    const { json } = await simulate.run(['--games', '5'])
    const { turns, positionsChecked } = JSON.parse(JSON.stringify(json))
    expect(positionsChecked).toBe(5 * turns.mean + 5)
  })

  test('wins are shared out among the seats', async () => {
    const { json } = await simulate.run(['--players', '4', '--games', '30', '--preset', 'arena'])
    const { winShareBySeat } = JSON.parse(JSON.stringify(json))
    const total = winShareBySeat.reduce((sum: number, share: number) => sum + share, 0)
    expect(total).toBeCloseTo(1, 3)
  })

  test('the bots named take the seats in turn', async () => {
    const { json } = await simulate.run([
      '--players',
      '3',
      '--games',
      '4',
      '--bots',
      'greedy,random',
    ])
    expect(json).toMatchObject({ bots: ['greedy', 'random', 'greedy'] })
  })

  test('a seed gives the same games again, another seed others', async () => {
    const games = async (seed: string) => {
      const words = ['--games', '10', '--bots', 'greedy,random', '--seed', seed]
      return found((await simulate.run(words)).json)
    }
    expect(await games('7')).toEqual(await games('7'))
    expect(await games('7')).not.toEqual(await games('8'))
  })
})

describe('match', () => {
  test('tells how often the first bot wins', async () => {
    const { json, good, lines } = await match.run(['greedy', 'random', '--games', '20'])
    expect(good).toBe(true)
    expect(lines.join('\n')).toContain('greedy')
    expect(json).toMatchObject({
      a: 'greedy',
      b: 'random',
      players: 2,
      games: 20,
      deals: 10,
      ci95: [any, any],
      marginA: any,
      msPerDecision: { a: any, b: any },
    })
    const { winRateA, winRateB, marginA } = JSON.parse(JSON.stringify(json))
    expect(winRateA).toBeGreaterThan(0.8)
    expect(winRateA + winRateB).toBeCloseTo(1)
    expect(marginA).toBeGreaterThan(0)
  })

  test('with more players each bot sits alone in every seat of every deal', async () => {
    const words = ['greedy', 'random', '--players', '3', '--games', '7', '--budget', 'instant']
    const { json } = await match.run(words)
    expect(json).toMatchObject({ players: 3, deals: 2, games: 12 })
    const { winRateA, winRateB } = JSON.parse(JSON.stringify(json))
    expect(winRateA).toBeGreaterThan(0.5)
    expect(winRateB).toBeLessThan(0.2)
  })

  test('a bot against itself, on the same deals, is even', async () => {
    // With the same random numbers both rotations of a deal are the same game.
    const { json } = await match.run(['random', 'random', '--games', '20'])
    expect(json).toMatchObject({ winRateA: 0.5, marginA: 0 })
  })

  test('a seed gives the same match again', async () => {
    const games = async (seed: string) =>
      found((await match.run(['greedy', 'random', '--games', '6', '--seed', seed])).json)
    expect(await games('7')).toEqual(await games('7'))
    expect(await games('7')).not.toEqual(await games('8'))
  })

  test.each([
    [[], 'match needs the names of two bots.'],
    [['greedy'], 'match needs the names of two bots.'],
    [['greedy', 'random', 'greedy'], 'match needs the names of two bots.'],
    [['greedy', 'nobody'], "There is no bot 'nobody': random, greedy"],
    [['greedy', 'random', '--sprt', '10,0'], '--sprt must be two Elo differences like 0,10'],
  ])('%j is refused', async (words, sentence) => {
    await expect(match.run(words)).rejects.toThrow(sentence)
  })
})

describe('match until one of two guesses is refuted', () => {
  test('says which one holds', async () => {
    const words = ['greedy', 'random', '--games', '2000', '--sprt', '0,50']
    const { json, lines } = await match.run(words)
    expect(json).toMatchObject({ sprt: { elo0: 0, elo1: 50, llr: any, verdict: 'elo1' } })
    expect(Object(json).games).toBeLessThan(2000)
    expect(lines.at(-1)).toContain('50 is accepted')
  })

  test('refuses what is not so', async () => {
    const { json } = await match.run(['random', 'greedy', '--games', '400', '--sprt=-50,0'])
    expect(json).toMatchObject({ sprt: { verdict: 'elo0' } })
  })
})

describe('ladder', () => {
  test('rates bots by what they do against each other', async () => {
    const words = ['--bots', 'random,greedy,flat-mc', '--games', '4', '--budget', 'sims:2']
    const { json, good, lines } = await ladder.run([...words, '--workers', '1'])
    expect(good).toBe(true)
    expect(json).toMatchObject({ games: 12, deals: 2, players: 2, anchor: 'greedy' })
    const { ratings } = JSON.parse(JSON.stringify(json))
    expect(ratings).toHaveLength(3)
    expect(ratings).toContainEqual({ bot: 'greedy', elo: 1000, ci95: [1000, 1000] })
    for (const { elo, ci95 } of ratings) {
      expect(ci95[0]).toBeLessThanOrEqual(elo)
      expect(ci95[1]).toBeGreaterThanOrEqual(elo)
    }
    expect(lines.join('\n')).toContain('flat-mc')
  })

  test('with more players both sit alone, and neighbours only play those next to them', async () => {
    const words = ['--bots', 'random,flat-mc,greedy', '--neighbours', '1', '--players', '3']
    const { json } = await ladder.run([...words, '--games', '6', '--budget', 'sims:2'])
    expect(json).toMatchObject({
      games: 12,
      pairs: [
        { a: 'random', b: 'flat-mc' },
        { a: 'flat-mc', b: 'greedy' },
      ],
    })
  })

  test.each([
    [['greedy'], "ladder has no use for 'greedy'."],
    [['--bots', 'greedy,greedy'], '--bots must name two bots or more.'],
    [['--bots', 'greedy,nobody'], "There is no bot 'nobody'"],
  ])('%j is refused', async (words, sentence) => {
    await expect(ladder.run(words)).rejects.toThrow(sentence)
  })
})

test('bench measures play, copies and payments', () => {
  const { json, good, lines } = measure(2, 1000)
  expect(good).toBe(true)
  expect(lines.length).toBeGreaterThan(5)
  expect(json).toMatchObject({
    yardstick: any,
    random: {
      2: { decisionsPerCpuSecond: any },
      3: { decisionsPerCpuSecond: any },
      4: { decisionsPerCpuSecond: any },
    },
    copyNs: any,
    payments: {
      5: { meanUs: any, maxUs: any, listed: any },
      15: { meanUs: any, maxUs: any, listed: any },
      25: { meanUs: any, maxUs: any, listed: any },
    },
  })
})

test('count finds the same paths as ever', async () => {
  const { json, lines } = await count.run(['--depth', '2'])
  const { positions } = JSON.parse(JSON.stringify(json))
  expect(lines).toHaveLength(1 + positions.length)
  expect(
    positions.map(({ name, paths }: { name: string; paths: number[] }) => `${name} ${paths}`),
  ).toEqual([
    'start-2 1,2',
    'start-3 1,2',
    'start-4 1,2',
    'turn-2 11,38',
    'turn-3 12,38',
    'turn-4 11,39',
    'pay-4 14,105',
    'control-3 14,35',
    'exchange-2 20,80',
    'hand-limit-2 8,33',
    'second-lord-4 6,14',
    'dismiss-4 7,34',
  ])
})

test.each([
  [
    'kraken,leviathan',
    'start-5 1,2,4; sentinel-3 11,31,71; monster-4 2,5,10; breed-5 6,6,12; attacked-2 7,29,101; ' +
      'leviathan-3 3,8,19; pay-4 10,21,47; split-5 3,5,7; search-2 2,4,6; figure-3 2,6,12; ' +
      'pearls-4 4,8,36; execute-5 5,13,55; buy-3 3,6,16; heal-5 24,120,336; fight-3 6,13,36; ' +
      'turn-5 11,54,312; reveal-5 4,14,44',
  ],
  ['leviathan', 'start-2 1,2,4; start-4 1,2,4; early-2 2,4,9; early-3 2,7,21; early-4 2,5,12'],
])('count with %s finds the same paths as ever', async (names, paths) => {
  const { json } = await count.run(['--depth', '3', '--expansions', names])
  const { positions } = JSON.parse(JSON.stringify(json))
  const found = positions.map(
    (each: { name: string; paths: number[] }) => `${each.name} ${each.paths}`,
  )
  expect(found.join('; ')).toBe(paths)
})
