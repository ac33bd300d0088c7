import { PRESETS, TABLE_OPTIONS } from '@hadal/engine'
import { expect, test } from 'vitest'
import { presetOf, sayRules } from './options.ts'

test('every option of a table is said in a sentence', () => {
  for (const options of Object.values(PRESETS)) {
    const rules = sayRules({ expansions: ['kraken', 'leviathan'], options })
    expect(rules).toHaveLength(Object.keys(TABLE_OPTIONS).length)
    expect(rules.filter((rule) => !/^[A-Z].*\.$/.test(rule))).toEqual([])
  }
})

test('options of an expansion that is not in play are not said', () => {
  const rules = sayRules({ expansions: [], options: PRESETS.arena }).join(' ')
  expect(rules).not.toMatch(/leviathan|Border Guard|smuggler/i)
})

test('a preset is known by its options', () => {
  expect(presetOf(PRESETS.arena)).toBe('arena')
  expect(presetOf({ ...PRESETS.rulebook, ambassadorKeys: 'three' })).toBeUndefined()
})
