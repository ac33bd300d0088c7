import { leviathans, PRESETS } from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import {
  leviathanAttack,
  leviathanAttackFull,
  leviathanFoes,
  leviathanLevels,
  leviathanName,
  spaceName,
} from './leviathans.ts'
import { LANGUAGES, speak } from './messages.ts'

const withKrakens = { expansions: ['kraken', 'leviathan'], options: PRESETS.rulebook } as const

/** A leviathan by its printed number. */
const numbered = (number: number): number =>
  leviathans.findIndex(({ name }) => name === String(number))

beforeEach(() => speak('en'))

test.each(LANGUAGES)('no two leviathans share a name: %s', async (language) => {
  await speak(language)
  const names = leviathans.map((_, leviathan) => leviathanName(leviathan))
  expect(new Set(names).size).toBe(leviathans.length)
})

test('attacks are said in two words', async () => {
  const attackers = [numbered(1), numbered(5), numbered(9), numbered(17)]
  expect(attackers.map(leviathanAttack)).toEqual([
    'takes 3 allies',
    'takes 3 pearls',
    'takes a lord',
    '4 wounds',
  ])
  await speak('uk')
  expect(attackers.map(leviathanAttack)).toEqual([
    'забирає 3 союзників',
    'забирає 3 перлини',
    'забирає лорда',
    '4 поранення',
  ])
})

test('attacks are said in a sentence', async () => {
  expect(leviathanAttackFull(numbered(4))).toBe(
    'When it attacks you, you suffer 2 wounds: −1 point each at the end.',
  )
  await speak('uk')
  expect(leviathanAttackFull(numbered(4))).toContain('зазнаєте 2 поранень')
})

test('K2.R1: where there are krakens, losing allies may bring nebulis', () => {
  const changed = leviathans.filter(
    (_, leviathan) =>
      leviathanAttackFull(leviathan, withKrakens) !== leviathanAttackFull(leviathan),
  )
  expect(changed.map(({ name }) => name)).toEqual(['1', '2'])
})

test('L3.3: crabs and krakens fight every leviathan, most are fought by one race more', () => {
  expect(leviathanFoes(numbered(1))).toBe('Can be fought with jellyfish or crabs.')
  expect(leviathanFoes(numbered(13), withKrakens)).toBe(
    'Can be fought with seahorses, crabs or krakens.',
  )
  expect(leviathanFoes(numbered(20))).toBe('Can be fought with crabs.')
})

test('levels are listed from the next health point on', () => {
  expect(leviathanLevels(numbered(2))).toBe(
    'resistance 6 for 2 monster tokens and resistance 4 for 1 monster token',
  )
  expect(leviathanLevels(numbered(1), 2)).toBe('resistance 5 for 1 monster token')
})

test('L1.1: the outer spaces of the border stand for two sums each', () => {
  expect([0, 1, 8].map(spaceName)).toEqual(['2–3', '4', '11–12'])
})
