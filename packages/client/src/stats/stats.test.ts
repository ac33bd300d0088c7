import { lords, readRecord } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { countGame } from './countGame.ts'
import { OWNER, ownersName, peopleOf, seatOfPerson } from './people.ts'
import { type PlayedSeat, playedOf } from './played.ts'
import {
  compare,
  fairShare,
  grouped,
  type MyGame,
  oddestPrice,
  pointsBySource,
  prices,
  sharesOfLocations,
  sharesOfLords,
  tallyOf,
} from './sums.ts'
import { finishedRecord } from './testing.ts'

const seat = (part: Partial<PlayedSeat>): PlayedSeat => ({
  place: 2,
  total: 40,
  points: { lords: 20, locations: 10, affiliated: 8, tokens: 2, losses: 0 },
  lords: [],
  lordsAtEnd: 5,
  locations: [],
  bought: [0, 0, 0, 0, 0, 0],
  paid: [0, 0, 0, 0, 0, 0],
  pearlsEarned: 10,
  pearlsSpent: 8,
  monsters: 1,
  slain: 0,
  ...part,
})

/** Two games of mine: the first is won against one rival, the second lost against three. */
const games: readonly MyGame[] = [
  {
    id: 'won',
    players: 2,
    expansions: [],
    bots: ['level-2'],
    me: seat({
      place: 1,
      total: 60,
      lords: [3, 7],
      lordsAtEnd: 7,
      locations: [{ location: 2, points: 12 }],
      bought: [0, 1, 0, 0, 0, 3],
      paid: [0, 1, 0, 0, 0, 9],
    }),
    rivals: [seat({ bought: [0, 0, 0, 0, 0, 2], paid: [0, 0, 0, 0, 0, 4] })],
  },
  {
    id: 'lost',
    players: 4,
    expansions: ['kraken'],
    bots: ['level-2', 'level-3', 'level-3'],
    me: seat({
      place: 3,
      lords: [3],
      locations: [{ location: 2, points: 4 }],
      points: { lords: 30, locations: 4, affiliated: 6, tokens: 1, losses: -1 },
      bought: [0, 1, 0, 0, 0, 0],
      paid: [0, 2, 0, 0, 0, 0],
    }),
    rivals: [seat({ place: 1 }), seat({ pearlsEarned: 14 }), seat({})],
  },
]

describe('sums over games', () => {
  test('count games, wins and points', () => {
    expect(tallyOf(games)).toEqual({ games: 2, wins: 1, average: 50 })
    expect(tallyOf([])).toEqual({ games: 0, wins: 0, average: 0 })
    expect(fairShare(games)).toBe((1 / 2 + 1 / 4) / 2)
  })

  test('compare me with a rival, whatever the number of them', () => {
    expect(compare(games, ({ pearlsEarned }) => pearlsEarned)).toEqual({ mine: 10, rivals: 11 })
    expect(pointsBySource(games)).toMatchObject([
      { source: 'lords', mine: 25, rivals: 20 },
      { source: 'locations', mine: 7, rivals: 10 },
      { source: 'affiliated', mine: 7, rivals: 8 },
      { source: 'tokens', mine: 1.5, rivals: 2 },
      { source: 'losses', mine: -0.5, rivals: 0 },
    ])
    expect(pointsBySource(games.slice(0, 1)).map(({ source }) => source)).not.toContain('losses')
  })

  test('are made for groups of games, in order', () => {
    const byPlayers = grouped(
      games,
      ({ players }) => players,
      (one, other) => other - one,
    )
    expect(byPlayers).toEqual([
      { key: 4, games: 1, wins: 0, average: 40 },
      { key: 2, games: 1, wins: 1, average: 60 },
    ])
  })

  test('say what allies cost by strength, and where I pay most differently', () => {
    const all = prices(games)
    expect(all[0]).toEqual({ strength: 1, bought: 2, mine: 1.5, rivals: undefined })
    expect(all[1]).toEqual({ strength: 2, bought: 0, mine: undefined, rivals: undefined })
    expect(all[4]).toEqual({ strength: 5, bought: 3, mine: 3, rivals: 2 })
    expect(oddestPrice(all)).toMatchObject({ strength: 5, more: 1 })
    expect(oddestPrice(prices(games.slice(1)))).toBeUndefined()
  })

  test('say how often I won with a lord or a location', () => {
    expect(sharesOfLords(games)).toMatchObject([
      { id: 3, owned: 2, share: 0.5 },
      { id: 7, owned: 1, share: 1 },
    ])
    expect(sharesOfLocations(games)).toMatchObject([{ id: 2, owned: 2, share: 0.5, points: 8 }])
  })
})

describe('whose games', () => {
  const bot = { name: 'Thalia', bot: 'level-2' }
  const person = (name: string) => ({ name, bot: undefined })
  const seated = [
    { seats: [person('Player'), bot] },
    { seats: [bot, { name: 'Olena', bot: 'level-1', standsIn: true }] },
    { seats: [person('olena '), person('Taras')] },
    { seats: [person('Taras'), person('Iryna'), bot] },
  ]

  test('those alone against bots are the owner’s, and those in which the owner is called so', () => {
    expect(ownersName(seated)).toBe('Olena')
    expect(peopleOf(seated)).toEqual([
      { key: OWNER, name: 'Olena', games: 3 },
      { key: 'taras', name: 'Taras', games: 2 },
      { key: 'iryna', name: 'Iryna', games: 1 },
    ])
  })

  test('everybody has a seat in their own games alone', () => {
    const seatsOf = (key: string) => seated.map((game) => seatOfPerson(game, key, 'Olena'))
    expect(seatsOf(OWNER)).toEqual([0, 1, 0, undefined])
    expect(seatsOf('taras')).toEqual([undefined, undefined, 1, 0])
  })
})

test('of a game online only those are counted who played on this device', () => {
  const person = (name: string) => ({ name, bot: undefined })
  const online = { seats: [{ ...person('Taras'), elsewhere: true as const }, person('Mermaid')] }
  const alone = { seats: [person('Olena'), { name: 'Brine', bot: 'level-1' }] }
  expect(peopleOf([online, alone])).toEqual([{ key: OWNER, name: 'Olena', games: 2 }])
  expect(seatOfPerson(online, OWNER, 'Olena')).toBe(1)
})

describe('a game played again', () => {
  test('has the points, lords and pearls that its record says', async () => {
    const { record, result } = await finishedRecord()
    const { seats, turns } = playedOf(readRecord(record))
    expect(turns).toBeGreaterThan(10)
    expect(seats.map(({ total }) => total)).toEqual(
      result.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total),
    )
    for (const score of result) {
      const played = seats[score.seat]
      expect(played?.place).toBe(score.place)
      expect(played?.lordsAtEnd).toBe(score.lords.length)
      const sum = Object.values(played?.points ?? {}).reduce((all, one) => all + one, 0)
      expect(sum).toBe(score.total)
      // Everybody begins with one pearl.
      expect(1 + (played?.pearlsEarned ?? 0) - (played?.pearlsSpent ?? 0)).toBe(score.pearls)
      for (const { lord } of score.lords) expect(played?.lords).toContain(lord)
    }
  })

  test('counts what the lines of its record say', async () => {
    const { record } = await finishedRecord()
    const { seats } = playedOf(readRecord(record))
    const lines = record.split('\n')
    const bought = seats.flatMap(({ bought: counts }) => counts).reduce((a, b) => a + b, 0)
    expect(bought).toBe(lines.filter((line) => /^[A-E] buy\b/.test(line)).length)
    const recruited = new Set(seats.flatMap(({ lords: ids }) => ids.map((id) => lords[id]?.name)))
    expect(recruited.size).toBeGreaterThan(4)
  })

  test('is left out where its record is damaged', async () => {
    const { record } = await finishedRecord()
    expect(countGame({ id: 'good', record }).played?.seats).toHaveLength(3)
    for (const damaged of ['', 'a letter', record.slice(0, 300), record.replace('deal', 'dael')])
      expect(countGame({ id: 'bad', record: damaged })).toEqual({ id: 'bad', played: undefined })
  })
})
