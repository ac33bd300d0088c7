import { expect, test } from 'vitest'
import { lords } from '../../src/index.ts'
import { type Scene, scene } from '../scene.ts'
import type { SeatOf, TableOf } from '../setting.ts'

/** A seat that controls one location, beside one with many things that must not count. */
function owner(location: string, has: SeatOf, on: TableOf = {}): Scene {
  return scene(
    {
      A: { ...has, locations: location },
      B: {
        lords: 'commander ship-master oracle opportunist landowner hermit',
        affiliated: 'crab4 squid4 jellyfish4 seahorse4 shellfish4',
        keys: 2,
      },
    },
    on,
  )
}

interface Sum {
  readonly location: string
  readonly has: SeatOf
  readonly points: number
}

/** What is printed: so much, and so much for each lord of a guild, free, disabled or under a location. */
const perLord: readonly Sum[] = [
  { location: 'sargasso-silos', has: { lords: 'keeper reaper! trader' }, points: 5 + 2 * 2 },
  { location: 'hydrozoa-reserves', has: { lords: 'shaman invoker! trader' }, points: 6 + 2 * 2 },
  { location: 'parliament', has: { lords: 'traitor schemer! trader' }, points: 6 + 2 * 2 },
  { location: 'barracks', has: { lords: 'jailer seeker! trader' }, points: 7 + 2 * 2 },
  { location: 'dockworks', has: { lords: 'trader peddler! keeper' }, points: 5 + 2 * 2 },
]

test.each(perLord)('B9.4 $location counts the lords of its guild: $points', (sum) => {
  expect(owner(sum.location, sum.has).points('A', sum.location)).toBe(sum.points)
})

test.each([
  ['sargasso-silos', 5],
  ['hydrozoa-reserves', 6],
  ['parliament', 6],
  ['barracks', 7],
  ['dockworks', 5],
  ['sanctuary', 4],
  ['sargasso-fields', 3],
  ['oceanic-senate-assembly', 4],
  ['chasm', 5],
  ['nest-of-giant-clams', 3],
  ['chamber-of-allies', 3],
  ['black-smokers', 0],
  ['jail', 15],
  ['coral-barrier', 20],
  ['abyss', 0],
  ['closed-tower', 0],
  ['lost-tower', 0],
])('B9.4 %s alone is worth %i', (location, points) => {
  const s = owner(location, {})
  expect(s.points('A', location)).toBe(points)
  expect(s.score('A').total).toBe(points)
})

/** So much, and 3 for each affiliated ally of a race, not only for the strongest. */
const perAlly: readonly Sum[] = [
  { location: 'sanctuary', has: { affiliated: 'jellyfish1 jellyfish3 crab2' }, points: 4 + 3 * 2 },
  {
    location: 'sargasso-fields',
    has: { affiliated: 'seahorse1 seahorse1 crab2' },
    points: 3 + 3 * 2,
  },
  {
    location: 'oceanic-senate-assembly',
    has: { affiliated: 'squid5 squid1 crab2' },
    points: 4 + 3 * 2,
  },
  { location: 'chasm', has: { affiliated: 'crab1 crab2 squid2' }, points: 5 + 3 * 2 },
  {
    location: 'nest-of-giant-clams',
    has: { affiliated: 'shellfish2 shellfish2 crab2' },
    points: 3 + 3 * 2,
  },
]

test.each(perAlly)('B9.4 $location counts the affiliated allies of its race: $points', (sum) => {
  expect(owner(sum.location, sum.has).points('A', sum.location)).toBe(sum.points)
})

test('B9.R2 locations are scored after the last allies have been affiliated', () => {
  const s = owner('chasm', { hand: 'crab2 crab3 squid1', affiliated: 'crab1' })
  expect(s.points('A', 'chasm')).toBe(5 + 3)
  s.ends()
  expect(s.points('A', 'chasm')).toBe(5 + 3 * 2)
})

test('B9.4 the Abyss: 2 for each guild, not for each lord', () => {
  const s = owner('abyss', { lords: 'keeper reaper@abyss trader! elder' })
  expect(s.points('A', 'abyss')).toBe(2 * 3)
})

test('B9.4 the Abyss with all six guilds: 12', () => {
  const s = owner('abyss', { lords: 'keeper trader elder jailer traitor shaman' })
  expect(s.points('A', 'abyss')).toBe(12)
})

test('option abyssGuilds: without smugglers it changes nothing', () => {
  const s = owner(
    'abyss',
    { lords: 'keeper trader elder jailer traitor shaman sage' },
    { options: { abyssGuilds: 'with-ambassadors' } },
  )
  expect(s.points('A', 'abyss')).toBe(12)
})

test('B9.4 the Depths: twice the weakest lord', () => {
  const s = owner('depths', { lords: 'keeper elder@depths trader' })
  expect(s.points('A', 'depths')).toBe(2 * 3)
})

test('B9.4 the Throne Room: the strongest lord once more', () => {
  const s = owner('throne-room', { lords: 'keeper@throne-room aquaculturalist! elder' })
  expect(s.points('A', 'throne-room')).toBe(11)
})

test('B9.R2 the Depths and the Throne Room are worth 0 without a lord', () => {
  expect(owner('depths', {}).points('A', 'depths')).toBe(0)
  expect(owner('throne-room', {}).points('A', 'throne-room')).toBe(0)
})

test('B9.4, B9.R2 the Jail: 15 less 1 for each lord, free, disabled or under a location', () => {
  const s = owner('jail', { lords: 'keeper@jail reaper! trader' })
  expect(s.points('A', 'jail')).toBe(15 - 3)
})

test('B9.R2 the Jail has no floor at 0', () => {
  const sixteen = lords.slice(0, 16).map((lord) => lord.name)
  const s = scene({ A: { lords: sixteen.join(' '), locations: 'jail' }, B: {} })
  expect(s.points('A', 'jail')).toBe(-1)
})

test('B9.4 the Coral Barrier: 20 less 1 for each affiliated ally', () => {
  const s = owner('coral-barrier', { affiliated: 'crab1 crab1 squid5' })
  expect(s.points('A', 'coral-barrier')).toBe(20 - 3)
})

test('B9.R2 the Coral Barrier has no floor at 0', () => {
  const affiliated = 'crab1 squid1 jellyfish1 seahorse1 shellfish1 '.repeat(4)
  const s = owner('coral-barrier', { affiliated: `${affiliated} crab2 squid2` })
  expect(s.points('A', 'coral-barrier')).toBe(-2)
  // -2 for the Barrier, then the strongest of each race.
  expect(s.score('A').total).toBe(-2 + 2 + 2 + 1 + 1 + 1)
})

test('B9.4 the Closed Tower: 3 for each lord with a printed key, also one that gives none any more', () => {
  const s = owner('closed-tower', { lords: 'keeper@closed-tower reaper! shepherd miller' })
  expect(s.points('A', 'closed-tower')).toBe(3 * 3)
})

test('B9.4 the Lost Tower: 3 for each lord without a printed key', () => {
  const s = owner('lost-tower', { lords: 'miller@lost-tower aquaculturalist! trader keeper' })
  expect(s.points('A', 'lost-tower')).toBe(3 * 3)
})

test('B7.R5 ambassadors count for the Lost Tower, not for the Closed Tower', () => {
  const s = scene({
    A: { lords: 'elder@lost-tower sage', locations: 'lost-tower closed-tower' },
    B: {},
  })
  expect(s.points('A', 'lost-tower')).toBe(6)
  expect(s.points('A', 'closed-tower')).toBe(0)
})

test('B7.R5, option ambassadorKeys: with three keys they count for the Closed Tower alone', () => {
  const s = scene(
    {
      A: { lords: 'elder@lost-tower sage keeper miller', locations: 'lost-tower closed-tower' },
      B: {},
    },
    { options: { ambassadorKeys: 'three' } },
  )
  // 3 points for each such lord, however many keys it has.
  expect(s.points('A', 'closed-tower')).toBe(3 * 3)
  expect(s.points('A', 'lost-tower')).toBe(3)
})

test('B9.4 the Chamber of Allies: 3, and the weakest affiliated ally of each race', () => {
  const s = owner('chamber-of-allies', { affiliated: 'crab2 crab5 squid3 jellyfish1 jellyfish1' })
  expect(s.points('A', 'chamber-of-allies')).toBe(3 + 2 + 3 + 1)
})

test('B9.R1 the City of Mirrors is the best of all opponents’ locations, with the own lords and allies', () => {
  const s = scene({
    A: { lords: 'jailer seeker', affiliated: 'crab1', locations: 'city-of-mirrors' },
    B: { lords: 'keeper reaper shepherd', locations: 'sargasso-silos chasm' },
    C: { locations: 'barracks' },
  })
  // Silos 5, Chasm 5 + 3, Barracks 7 + 2 x 2; to B the Silos bring 11 themselves.
  expect(s.points('A', 'city-of-mirrors')).toBe(11)
  expect(s.points('B', 'sargasso-silos')).toBe(11)
  expect(s.score('A').locations[0].worth).toMatchObject({ base: 7, each: 2, count: 2 })
})

test('B9.R1 the City of Mirrors copies neither own nor available locations', () => {
  const s = scene(
    { A: { locations: 'city-of-mirrors jail' }, B: { locations: 'sargasso-fields' } },
    { available: 'coral-barrier' },
  )
  expect(s.points('A', 'city-of-mirrors')).toBe(3)
})

test('B9.R1 the City of Mirrors is worth 0 without a location to copy', () => {
  const s = scene({ A: { locations: 'city-of-mirrors jail' }, B: {} })
  expect(s.points('A', 'city-of-mirrors')).toBe(0)
})

test('B9.R1 the City of Mirrors is never below 0', () => {
  const affiliated = 'crab1 squid1 jellyfish1 seahorse1 shellfish1 '.repeat(4)
  const s = scene({
    A: { affiliated: `${affiliated} crab2`, locations: 'city-of-mirrors' },
    B: { locations: 'coral-barrier' },
  })
  expect(s.wouldBring('A', 'coral-barrier')).toBe(-1)
  expect(s.points('A', 'city-of-mirrors')).toBe(0)
})

test('B9.R1 the City of Mirrors does not copy itself: what it would bring to another can be told', () => {
  const s = scene({ A: { locations: 'city-of-mirrors chasm' }, B: { locations: 'jail' } })
  expect(s.points('A', 'city-of-mirrors')).toBe(15)
  expect(s.wouldBring('B', 'city-of-mirrors')).toBe(5)
})
