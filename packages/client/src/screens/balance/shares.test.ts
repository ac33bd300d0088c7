import { lords } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import games from './games.json' with { type: 'json' }
import { inOrder, type KindOfGames, kindOf, shareOf, sharesOf, sharesOfSeats } from './shares.ts'

describe('a share', () => {
  test('lies in its interval, which is the narrower the more games there are', () => {
    const few = shareOf(5, 20)
    const many = shareOf(500, 2000)
    expect(few.share).toBe(many.share)
    expect(few.least).toBeCloseTo(0.112, 3)
    expect(few.most).toBeCloseTo(0.469, 3)
    expect(many.least).toBeCloseTo(0.2315, 3)
    expect(many.most).toBeCloseTo(0.2694, 3)
  })

  test('of none or all still leaves something open', () => {
    expect(shareOf(0, 10)).toMatchObject({ share: 0, least: 0 })
    expect(shareOf(0, 10).most).toBeGreaterThan(0.2)
    expect(shareOf(10, 10).least).toBeLessThan(0.8)
    expect(shareOf(10, 10).most).toBe(1)
  })
})

const kind: KindOfGames = {
  players: 2,
  expansions: ['kraken'],
  games: 10,
  meanScore: 70,
  meanWinningScore: 80,
  meanTurns: 30,
  wins: [6, 4],
  lords: { [lords[0]?.name ?? '']: [8, 4, 40], [lords[1]?.name ?? '']: [4, 3, 8] },
  locations: {},
  guilds: {},
}

test('only what somebody had is compared', () => {
  expect(sharesOf(kind, 'lords')).toMatchObject([
    { id: 0, owned: 8, share: 0.5, points: 5 },
    { id: 1, owned: 4, share: 0.75, points: 2 },
  ])
  expect(sharesOf(kind, 'locations')).toEqual([])
  expect(sharesOfSeats(kind)).toMatchObject([{ share: 0.6 }, { share: 0.4 }])
})

test('rows are put in order by what is wished, both ways', () => {
  const shares = sharesOf(kind, 'lords')
  const ids = (...wish: [Parameters<typeof inOrder>[1], boolean]) =>
    inOrder(
      shares,
      ...wish,
      (id) => ['b', 'a'][id] ?? '',
      (one, other) => one.localeCompare(other),
    ).map(({ id }) => id)
  expect(ids('share', true)).toEqual([1, 0])
  expect(ids('owned', true)).toEqual([0, 1])
  expect(ids('points', false)).toEqual([1, 0])
  expect(ids('name', false)).toEqual([1, 0])
  expect(ids('name', true)).toEqual([0, 1])
})

test('the games of the page hold every number of players with every expansion, each game won once', () => {
  expect(games.bots.length).toBeGreaterThan(0)
  for (const players of [2, 3, 4])
    for (const expansions of [[], ['kraken'], ['leviathan'], ['kraken', 'leviathan']] as const) {
      const found = kindOf(games.kinds, players, expansions)
      expect(found?.games).toBe(games.games)
      const wins = found?.wins.reduce((sum, one) => sum + one, 0) ?? 0
      expect(Math.abs(wins - games.games)).toBeLessThan(0.1)
      expect(found && sharesOf(found, 'lords').length).toBeGreaterThan(30)
    }
})
