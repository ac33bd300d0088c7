import { expect, test } from 'vitest'
import { countOfLoot } from '../../src/cards/loot.ts'
import { Expansion } from '../../src/game/expansions.ts'
import {
  EXPLORE,
  GUILD_NAMES,
  KIND_NAMES,
  LOOT_NAMES,
  type LordCard,
  locations,
  lords,
  newGame,
  play,
  RACE_NAMES,
  readOutcome,
  requiredRaceOf,
  rulebookSetup,
  Source,
  scripted,
  view,
} from '../../src/index.ts'

const krakenLords = lords.filter(({ box }) => box === Expansion.Kraken)

/** What is printed on a lord, power aside: `grower: farmer, 7 influence, 1 key, 9 from …`. */
function inWords({ id, name, guild, influence, keys, cost, races }: LordCard): string {
  const required = RACE_NAMES[requiredRaceOf[id]]
  const from = races === 1 ? '1 race' : `${races} races`
  const key = keys === 0 ? '' : `, ${keys} key`
  const printed = `${GUILD_NAMES[guild]}, ${influence} influence${key}, ${cost} from ${from}`
  return `${name}: ${printed}, ${required ?? 'any'}`
}

test('B6.1 what is printed on the lords of Kraken', () => {
  expect(krakenLords.map(inWords).sort()).toEqual([
    'cleaner: smuggler, 7 influence, 1 key, 7 from 1 race, any',
    'counterfeiter: smuggler, 5 influence, 1 key, 7 from 1 race, any',
    'executioner: soldier, 5 influence, 9 from 3 races, crab',
    'fence: smuggler, 8 influence, 7 from 1 race, any',
    'ferryman: smuggler, 5 influence, 1 key, 7 from 1 race, any',
    'grower: farmer, 7 influence, 1 key, 9 from 2 races, seahorse',
    'healer: mage, 7 influence, 7 from 1 race, jellyfish',
    'highwayman: soldier, 4 influence, 1 key, 9 from 2 races, crab',
    'hypnotist: mage, 5 influence, 1 key, 9 from 2 races, jellyfish',
    'inheritor: merchant, 7 influence, 10 from 2 races, shellfish',
    'liberator: politician, 8 influence, 9 from 2 races, squid',
    'lookout: smuggler, 4 influence, 5 from 2 races, any',
    'outlaw: smuggler, 6 influence, 1 key, 7 from 1 race, any',
    'oyster-farmer: farmer, 13 influence, 12 from 1 race, seahorse',
    'recipient: politician, 5 influence, 1 key, 7 from 2 races, squid',
    'shareholder: merchant, 5 influence, 1 key, 9 from 2 races, shellfish',
    'vigil: smuggler, 4 influence, 5 from 2 races, any',
    'watcher: smuggler, 4 influence, 5 from 2 races, any',
  ])
})

const LUCK = 'lord:fence lord:grower lord:healer lord:jailer lord:sage lord:shaman location:jail'

/** A new game of Kraken, and what lay in every bag when it was first drawn from. */
function setUp(players: number) {
  const bags = new Map<number, number[]>()
  const luck = `${LUCK} first:A card:kraken4`.split(' ').flatMap((word) => readOutcome(word) ?? [])
  const { draw, roll } = scripted(luck)
  const table = newGame(rulebookSetup(players, ['kraken']), {
    draw(source, bag, size) {
      if (!bags.has(source)) bags.set(source, Array.from(bag))
      return draw(source, bag, size)
    },
    roll,
  })
  return { table, bag: (source: number): readonly number[] => bags.get(source) ?? [] }
}

/** How many of each: `kraken2: 2`. What is not there is left out. */
const counted = (bag: readonly number[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(bag.flatMap((count, at) => (count > 0 ? [[names[at], count]] : [])))

test('K1.1 7 krakens are added to the exploration deck: 4, 4, 3, 3, 3, 2, 2', () => {
  const { table, bag } = setUp(2)
  expect(view(table.game).deckSize).toBe(71 + 7)
  play(table, EXPLORE)
  const krakens = Object.entries(counted(bag(Source.Exploration), KIND_NAMES)).filter(([name]) =>
    name.startsWith('kraken'),
  )
  expect(Object.fromEntries(krakens)).toEqual({ kraken2: 2, kraken3: 3, kraken4: 2 })
})

test('K1.1 18 lords are added to the 35, of which 6 are revealed', () => {
  const { table, bag } = setUp(2)
  const deck = bag(Source.Lords)
  const guilds = GUILD_NAMES.map(
    (_, guild) => lords.filter((lord) => lord.guild === guild && deck[lord.id] === 1).length,
  )
  expect(guilds).toEqual([9, 8, 9, 8, 8, 3, 8])
  expect(view(table.game).lordDeckSize).toBe(35 + 18 - 6)
})

test('K1.1 6 locations are added to the 20, of which 1 is revealed', () => {
  const { table, bag } = setUp(2)
  const names = locations.map(({ name }) => name)
  const deck = counted(bag(Source.Locations), names)
  expect(Object.values(deck)).toEqual(Array(26).fill(1))
  expect(Object.keys(deck)).toEqual(
    expect.arrayContaining([
      'gambling-den',
      'krakens-lair',
      'cetacean-graveyard',
      'abandoned-convoy',
      'megalodon',
      'battlefield',
    ]),
  )
  expect(view(table.game).locationDeckSize).toBe(25)
})

test('K1.1 there are 25 loot cards: seven 7s, six 6s, five 5s, four 4s, three 3s', () => {
  expect(counted(Array.from(countOfLoot), LOOT_NAMES)).toEqual({
    loot3: 3,
    loot4: 4,
    loot5: 5,
    loot6: 6,
    loot7: 7,
  })
  expect(view(setUp(2).table.game).lootDeckSize).toBe(25)
})

test('K1.1 nobody has nebulis, a sentinel or the figure; each starts with 1 pearl', () => {
  const seen = view(setUp(4).table.game)
  expect(seen.seats.map(({ nebulis, pearls, handSize }) => [nebulis, pearls, handSize])).toEqual(
    Array(4).fill([0, 1, 0]),
  )
  expect(seen.krakenHolder).toBeUndefined()
  expect(seen.sentinels).toEqual(Array(3).fill({ owner: undefined, on: undefined, waits: false }))
})

test('K1.1 without Kraken none of its cards is in the game', () => {
  const luck = 'lord:keeper lord:reaper lord:trader lord:jailer lord:sage lord:shaman location:jail'
  const outcomes = `${luck} first:A`.split(' ').flatMap((word) => readOutcome(word) ?? [])
  const seen = view(newGame(rulebookSetup(2), scripted(outcomes)).game)
  expect(seen).toMatchObject({
    deckSize: 71,
    lordDeckSize: 29,
    locationDeckSize: 19,
    lootDeckSize: 0,
  })
})
