import {
  LEVIATHAN_TOKEN_NAMES,
  locations,
  lords,
  Race,
  sentinelLords,
  THREAT_TRACK,
  TOKEN_NAMES,
  Zone,
} from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import { speak } from './messages.ts'
import {
  leviathanTokenName,
  leviathanTokenText,
  sayReward,
  sayTarget,
  sentinelName,
  tokenName,
  tokenText,
  zoneName,
} from './tokens.ts'

beforeEach(() => speak('en'))

test('monster tokens are told apart by their points', async () => {
  expect(TOKEN_NAMES.map((_, token) => tokenName(token))).toEqual([
    'monster token 2',
    'monster token 3',
    'monster token 4',
  ])
  expect(tokenText(1)).toBe('3 points at the end of the game.')
  await speak('uk')
  expect(tokenText(1)).toBe('3 очки наприкінці гри.')
})

test('tokens of the second pile are told apart by what they give', async () => {
  const names = () => LEVIATHAN_TOKEN_NAMES.map((_, token) => leviathanTokenName(token))
  expect(names()).toEqual(['2 pearls', '3 pearls', 'key token', 'council stack'])
  const texts = LEVIATHAN_TOKEN_NAMES.map((_, token) => leviathanTokenText(token))
  expect(new Set(texts).size).toBe(LEVIATHAN_TOKEN_NAMES.length)
  await speak('uk')
  expect(names()).toEqual(['2 перлини', '3 перлини', 'жетон ключа', 'стос Ради'])
})

test('rewards are listed, keys first', async () => {
  const fifth = () => THREAT_TRACK[4]?.map(sayReward)
  expect(fifth()).toEqual([
    '1 key token and 2 pearls',
    '1 key token, 1 pearl and 1 monster token',
    '1 key token and 2 monster tokens',
  ])
  await speak('uk')
  expect(fifth()?.[1]).toBe('1 жетон ключа, 1 перлина і 1 жетон чудовиська')
})

test('a sentinel is named after its lord', async () => {
  expect(sentinelLords.map((_, sentinel) => sentinelName(sentinel))).toEqual([
    'the Watcher’s sentinel',
    'the Vigil’s sentinel',
    'the Lookout’s sentinel',
  ])
  await speak('uk')
  expect(sentinelName(0)).toBe('вартовий Чатівника')
})

test('a sentinel lies on a lord, a stack or a location', () => {
  const slaver = lords.findIndex(({ name }) => name === 'slaver')
  const chasm = locations.findIndex(({ name }) => name === 'chasm')
  expect(sayTarget(Zone.Court, slaver)).toBe('Slaver')
  expect(sayTarget(Zone.Council, Race.Crab)).toBe('crab stack')
  expect(sayTarget(Zone.Locations, chasm)).toBe('The Chasm')
  expect(Object.values(Zone).map(zoneName)).toEqual(['court', 'council', 'locations'])
})
