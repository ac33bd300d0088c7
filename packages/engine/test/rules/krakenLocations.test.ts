import { expect, test } from 'vitest'
import { locations } from '../../src/index.ts'
import { scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const

test('B9.4 the Gambling Den: 5, and 2 for each smuggler', () => {
  const s = scene(
    {
      A: { lords: 'fence@gambling-den outlaw! watcher keeper', locations: 'gambling-den' },
      B: { lords: 'cleaner' },
    },
    kraken,
  )
  expect(s.points('A', 'gambling-den')).toBe(5 + 2 * 3)
  expect(s.wouldBring('B', 'gambling-den')).toBe(5 + 2)
})

test('B9.4 the Kraken’s Lair: 15 less 3 for each nebulis', () => {
  const s = scene(
    { A: { locations: 'krakens-lair' }, B: { nebulis: 2 } },
    { ...kraken, krakenHolder: 'B' },
  )
  expect(s.points('A', 'krakens-lair')).toBe(15)
  expect(s.wouldBring('B', 'krakens-lair')).toBe(15 - 3 * 2)
})

test('B9.R2 the Kraken’s Lair has no floor at 0', () => {
  const s = scene(
    { A: { nebulis: 6, locations: 'krakens-lair' }, B: {} },
    { ...kraken, krakenHolder: 'A' },
  )
  expect(s.points('A', 'krakens-lair')).toBe(-3)
  expect(s.score('A').total).toBe(-3 - 6 - 5)
})

test('B9.R2, K2.5 the Kraken’s Lair is counted after the krakens in hand', () => {
  const s = scene({ A: { hand: 'kraken3', locations: 'krakens-lair' }, B: {} }, kraken)
  expect(s.points('A', 'krakens-lair')).toBe(15)
  s.ends()
  expect(s.points('A', 'krakens-lair')).toBe(15 - 3 * 2)
})

test.each(['cetacean-graveyard', 'abandoned-convoy', 'megalodon', 'battlefield'])(
  'K5.3 each loot card on the %s is worth its value',
  (sanctuary) => {
    const s = scene({ A: { locations: `${sanctuary}(3,4,5,6,7) jail` }, B: {} }, kraken)
    expect(s.points('A', sanctuary)).toBe(3 + 4 + 5 + 6 + 7)
    const bare = scene({ A: { locations: sanctuary }, B: {} }, kraken)
    expect(bare.points('A', sanctuary)).toBe(0)
  },
)

test('K5.3 each sanctuary counts its own loot', () => {
  const s = scene({ A: { locations: 'megalodon(7,4) battlefield(3)' }, B: {} }, kraken)
  expect([s.points('A', 'megalodon'), s.points('A', 'battlefield')]).toEqual([11, 3])
  expect(s.score('A').total).toBe(14)
})

test('B9.R1 the City of Mirrors copies the loot on an opponent’s sanctuary', () => {
  const s = scene(
    {
      A: { locations: 'city-of-mirrors battlefield(3)' },
      B: { locations: 'megalodon(7,5) chasm' },
    },
    kraken,
  )
  expect(s.points('A', 'city-of-mirrors')).toBe(12)
  const megalodon = locations.findIndex(({ name }) => name === 'megalodon')
  expect(s.score('A').locations.map(({ worth }) => worth.copied)).toContain(megalodon)
})

test('B9.R1 the City of Mirrors copies the Kraken’s Lair with its owner’s own nebulis', () => {
  const s = scene(
    {
      A: { nebulis: 2, locations: 'city-of-mirrors' },
      B: { nebulis: 4, locations: 'krakens-lair' },
    },
    { ...kraken, krakenHolder: 'B' },
  )
  expect(s.points('A', 'city-of-mirrors')).toBe(15 - 3 * 2)
  expect(s.points('B', 'krakens-lair')).toBe(15 - 3 * 4)
})

test('B9.R1 the City of Mirrors copies the Gambling Den with its owner’s own smugglers', () => {
  const s = scene(
    {
      A: { lords: 'fence outlaw', locations: 'city-of-mirrors' },
      B: { locations: 'gambling-den' },
    },
    kraken,
  )
  expect(s.points('A', 'city-of-mirrors')).toBe(5 + 2 * 2)
})

const allGuilds = 'jailer trader shaman schemer keeper'
const abyss = (lords: string, abyssGuilds: 'apart' | 'with-ambassadors') =>
  scene({ A: { lords, locations: 'abyss' }, B: {} }, { ...kraken, options: { abyssGuilds } })

test('K6.R5, O abyssGuilds apart: smugglers are a guild of their own, up to 7 guilds, 14 points', () => {
  const points = (lords: string) => abyss(lords, 'apart').points('A', 'abyss')
  expect(points(`${allGuilds} sage fence`)).toBe(14)
  expect(points(`${allGuilds} fence outlaw`)).toBe(12)
  expect(points('sage fence')).toBe(4)
  expect(points('fence outlaw')).toBe(2)
})

test('O abyssGuilds with-ambassadors: smugglers and ambassadors count together as one', () => {
  const points = (lords: string) => abyss(lords, 'with-ambassadors').points('A', 'abyss')
  expect(points(`${allGuilds} sage fence`)).toBe(12)
  expect(points(`${allGuilds} fence outlaw`)).toBe(12)
  expect(points('sage fence')).toBe(2)
  expect(points('fence outlaw')).toBe(2)
})
