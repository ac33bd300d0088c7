import { GUILD_NAMES, Guild, lords, PRESETS } from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import { keyOf } from './at.ts'
import {
  guildName,
  guildPlural,
  type LordTiming,
  lordFull,
  lordName,
  lordShort,
  lordTiming,
  sayOfGuild,
} from './lords.ts'
import { LANGUAGES, m, speak } from './messages.ts'
import type { TableRules } from './tableNotes.ts'

/** What fits under the name at court. */
const SHORT = 45
/** What fits in the smaller letters of a long name without a break. */
const UNBROKEN = 16

const named = (name: string): number => lords.findIndex((lord) => lord.name === name)
const base: TableRules = { expansions: [], options: PRESETS.rulebook }
const arena: TableRules = { expansions: ['leviathan'], options: PRESETS.arena }

beforeEach(() => speak('en'))

test.each(LANGUAGES)('no two lords share a name, and all names fit: %s', async (language) => {
  await speak(language)
  const names = lords.map(({ id }) => lordName(id))
  expect(new Set(names).size).toBe(lords.length)
  const words = names.flatMap((name) => name.split(' '))
  expect(words.filter((word) => word.length > UNBROKEN)).toEqual([])
})

test.each(LANGUAGES)(
  'short powers fit the court and end without a full stop: %s',
  async (language) => {
    await speak(language)
    const powers = lords.map(({ id }) => lordShort(id)).filter((power) => power !== undefined)
    expect(powers.filter((power) => power.length > SHORT || power.endsWith('.'))).toEqual([])
  },
)

test('every name of a lord in the messages is that of a lord', () => {
  const keys = Object.keys(m).filter((key) => /^lord_.*_name$/.test(key))
  expect(keys.toSorted()).toEqual(lords.map(({ name }) => `lord_${keyOf(name)}_name`).toSorted())
})

test('the timing of a power is read off the card', () => {
  const names = (timing: LordTiming | undefined): string[] =>
    lords.filter(({ id }) => lordTiming(id) === timing).map(({ name }) => name)
  expect(names('turn')).toEqual(['slaver', 'oracle', 'opportunist', 'recipient', 'ferryman'])
  expect(names(undefined)).toEqual([
    'keeper',
    'reaper',
    'shepherd',
    'miller',
    'aquaculturalist',
    'landowner',
    'grower',
    'oyster-farmer',
  ])
  // Both do something at once and something lasting.
  expect(names('passive')).toEqual(expect.arrayContaining(['commander', 'landlord']))
  expect(names('once')).toEqual(expect.arrayContaining(['trader', 'watcher', 'breeder', 'elder']))
})

test('a lord without a power says whether it has a key', () => {
  expect(lordShort(named('keeper'))).toBeUndefined()
  expect(lordFull(named('keeper'))).toBe('No power, but a key.')
  expect(lordFull(named('miller'))).toBe('No power and no key: all influence.')
})

test('the three who bring a sentinel have the same power', () => {
  expect(lordFull(named('watcher'))).toBe(lordFull(named('lookout')))
  expect(lordShort(named('vigil'))).toBe('A sentinel to place, and 1 nebulis')
})

test('table options change the texts of the lords they speak of, and of no other', () => {
  const changed = lords.filter(({ id }) => lordFull(id, arena) !== lordFull(id, base))
  expect(changed.map(({ name }) => name)).toEqual([
    'commander',
    'hunter',
    'border-guard',
    'shaman',
    'alchemist',
  ])
  expect(lordFull(named('alchemist'), arena)).toMatch(
    / At this table the second stack must be taken\.$/,
  )
})

test('without Leviathan nobody hears of the Border Guard', () => {
  const shaman = lordFull(named('shaman'), { ...base, options: PRESETS.arena })
  expect(shaman).toBe(lordFull(named('shaman')))
})

test('Kraken tells two lords how they deal with krakens', () => {
  const kraken: TableRules = { ...base, expansions: ['kraken'] }
  const changed = lords.filter(({ id }) => lordFull(id, kraken) !== lordFull(id, base))
  expect(changed.map(({ name }) => name)).toEqual(['ship-master', 'master-of-magic'])
})

test('guilds are counted as the language counts', async () => {
  expect(guildName(Guild.Mage)).toBe('Mage')
  expect(guildPlural(Guild.Mage)).toBe('mages')
  expect(sayOfGuild(Guild.Mage, 1)).toBe('1 mage')
  await speak('uk')
  expect(GUILD_NAMES.map((_, guild) => sayOfGuild(guild, 5))).toEqual([
    '5 військовиків',
    '5 торговців',
    '5 магів',
    '5 політиків',
    '5 фермерів',
    '5 послів',
    '5 контрабандистів',
  ])
  expect(sayOfGuild(Guild.Ambassador, 21)).toBe('21 посол')
})
