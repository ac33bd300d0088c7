import { locations, newGame, PRESETS, rulebookSetup, seeded } from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import { keyOf } from './at.ts'
import { isLootSanctuary, locationFull, locationName, locationRule } from './locations.ts'
import { LANGUAGES, m, speak } from './messages.ts'

/** What fits beside the points on a tile. */
const RULE = 32

const named = (name: string): number => locations.findIndex((location) => location.name === name)

beforeEach(() => speak('en'))

test.each(LANGUAGES)('no two locations share a name, and all rules fit: %s', async (language) => {
  await speak(language)
  expect(new Set(locations.map(({ id }) => locationName(id))).size).toBe(locations.length)
  const rules = locations.map(({ id }) => locationRule(id))
  expect(rules.filter((rule) => rule.length > RULE || rule.endsWith('.'))).toEqual([])
})

test.each(LANGUAGES)(
  'rules and texts name the numbers that the engine counts with: %s',
  async (language) => {
    await speak(language)
    const { game } = newGame(rulebookSetup(2, ['kraken']), seeded(1))
    const wrong = locations.filter(({ id, worth }) => {
      const { base, each } = worth(game, 0)
      if (base === 0) return false
      const numbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? []
      const rule = numbers(locationRule(id))
      // The strength of an ally needs no number.
      const isSum = Math.abs(each) === 1 && rule.length === 1
      const expected = isSum ? [base] : [base, Math.abs(each)]
      const sign = each < 0 ? '−' : '+'
      return (
        !locationRule(id).startsWith(`${base} ${sign}`) ||
        String(rule) !== String(expected) ||
        String(numbers(locationFull(id))) !== String(expected)
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  },
)

test('every name of a location in the messages is that of a location', () => {
  const keys = Object.keys(m).filter((key) => /^place_.*_name$/.test(key))
  const names = locations.map(({ name }) => `place_${keyOf(name)}_name`)
  expect(keys.toSorted()).toEqual(names.toSorted())
})

test('K5: four locations are loot sanctuaries, and share a text', () => {
  const sanctuaries = locations.filter(({ id }) => isLootSanctuary(id))
  expect(sanctuaries).toHaveLength(4)
  expect(new Set(sanctuaries.map(({ id }) => locationFull(id))).size).toBe(1)
  expect(isLootSanctuary(named('sanctuary'))).toBe(false)
})

test('table options change the texts of the locations they speak of, and of no other', () => {
  const rulebook = { expansions: ['kraken'], options: PRESETS.rulebook } as const
  const other = { ...rulebook, options: { ...PRESETS.arena, ambassadorKeys: 'three' } } as const
  const changed = locations.filter(
    ({ id }) => locationFull(id, other) !== locationFull(id, rulebook),
  )
  expect(changed.map(({ name }) => name)).toEqual([
    'abyss',
    'black-smokers',
    'closed-tower',
    'lost-tower',
  ])
  // Without Kraken there are no smugglers to count.
  const base = { ...other, expansions: [] }
  expect(locationFull(named('abyss'), base)).toBe(locationFull(named('abyss')))
})
