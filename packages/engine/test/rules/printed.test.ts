import { expect, test } from 'vitest'
import { Guild, type LordCard, lords, RACE_NAMES, requiredRaceOf } from '../../src/index.ts'

const baseLords = lords.filter(({ box }) => box === undefined)

/** What is printed on the lords of a guild, power aside: `keeper 6 influence, 1 key, 6 from …`. */
function printed(guild: number): string[] {
  return baseLords.filter((lord) => lord.guild === guild).map(inWords)
}

function inWords({ id, name, influence, keys, cost, races }: LordCard): string {
  const required = RACE_NAMES[requiredRaceOf[id]]
  const from = races === 1 ? '1 race' : `${races} races`
  const key = keys === 0 ? '' : `, ${keys} key`
  return `${name}: ${influence} influence${key}, ${cost} from ${from}, ${required ?? 'any'}`
}

test('B6.1 what is printed on the soldiers', () => {
  expect(printed(Guild.Soldier)).toEqual([
    'recruiter: 4 influence, 1 key, 10 from 2 races, crab',
    'jailer: 7 influence, 6 from 3 races, crab',
    'seeker: 7 influence, 7 from 2 races, crab',
    'assassin: 6 influence, 10 from 1 race, crab',
    'commander: 4 influence, 1 key, 8 from 1 race, crab',
    'tamer: 4 influence, 1 key, 6 from 3 races, crab',
    'hunter: 6 influence, 8 from 2 races, crab',
  ])
})

test('B6.1 what is printed on the merchants', () => {
  expect(printed(Guild.Merchant)).toEqual([
    'ship-master: 5 influence, 1 key, 6 from 3 races, shellfish',
    'trader: 9 influence, 10 from 3 races, shellfish',
    'peddler: 9 influence, 8 from 1 race, shellfish',
    'landlord: 5 influence, 1 key, 10 from 2 races, shellfish',
    'slaver: 5 influence, 1 key, 8 from 1 race, shellfish',
    'shopkeeper: 9 influence, 6 from 3 races, shellfish',
  ])
})

test('B6.1 what is printed on the mages', () => {
  expect(printed(Guild.Mage)).toEqual([
    'shaman: 5 influence, 1 key, 6 from 3 races, jellyfish',
    'invoker: 8 influence, 8 from 1 race, jellyfish',
    'apprentice: 9 influence, 6 from 3 races, jellyfish',
    'oracle: 5 influence, 1 key, 8 from 2 races, jellyfish',
    'alchemist: 5 influence, 1 key, 7 from 1 race, jellyfish',
    'illusionist: 9 influence, 10 from 1 race, jellyfish',
    'master-of-magic: 6 influence, 1 key, 10 from 3 races, jellyfish',
  ])
})

test('B6.1 what is printed on the politicians', () => {
  expect(printed(Guild.Politician)).toEqual([
    'opportunist: 5 influence, 1 key, 6 from 3 races, squid',
    'corruptor: 6 influence, 10 from 1 race, squid',
    'traitor: 6 influence, 12 from 3 races, squid',
    'diplomat: 5 influence, 1 key, 8 from 1 race, squid',
    'treasurer: 5 influence, 1 key, 10 from 2 races, squid',
    'schemer: 6 influence, 8 from 3 races, squid',
  ])
})

test('B6.1 what is printed on the farmers', () => {
  expect(printed(Guild.Farmer)).toEqual([
    'keeper: 6 influence, 1 key, 6 from 3 races, seahorse',
    'reaper: 6 influence, 1 key, 7 from 2 races, seahorse',
    'shepherd: 6 influence, 1 key, 8 from 1 race, seahorse',
    'miller: 10 influence, 8 from 2 races, seahorse',
    'aquaculturalist: 11 influence, 9 from 3 races, seahorse',
    'landowner: 12 influence, 10 from 1 race, seahorse',
  ])
})

test('B6.1 what is printed on the ambassadors', () => {
  expect(printed(Guild.Ambassador)).toEqual([
    'sage: 4 influence, 10 from 5 races, any',
    'hermit: 5 influence, 10 from 5 races, any',
    'elder: 3 influence, 10 from 5 races, any',
  ])
})

test('B1.2 there are 35 lords', () => {
  expect(new Set(baseLords.map(({ name }) => name)).size).toBe(35)
  expect(baseLords).toHaveLength(35)
})
