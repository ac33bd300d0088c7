import {
  EXPANSION_NAMES,
  PRESETS,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
} from '@hadal/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from './messages.ts'
import {
  expansionName,
  expansionText,
  matters,
  OPTION_NAMES,
  optionName,
  optionText,
  optionValueName,
  optionValueText,
  presetName,
  presetOf,
  presetText,
  sayExpansions,
} from './options.ts'

/** What an option and its values are called, and what they mean. */
function wordsOf(name: TableOption): { readonly names: string[]; readonly texts: string[] } {
  const values: readonly TableOptions[TableOption][] = TABLE_OPTIONS[name]
  return {
    names: [optionName(name), ...values.map((value) => optionValueName(name, value))],
    texts: [optionText(name), ...values.map((value) => optionValueText(name, value))],
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test('every option and every value of it has a name and an explanation', () => {
    expect(OPTION_NAMES.length).toBe(Object.keys(TABLE_OPTIONS).length)
    for (const name of OPTION_NAMES) {
      const { names, texts } = wordsOf(name)
      expect(names.filter((text) => text === '' || /[.{]/.test(text))).toEqual([])
      expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([])
      expect(new Set([...names, ...texts]).size).toBe(names.length + texts.length)
    }
  })

  test('so has every expansion and every preset', () => {
    for (const expansion of EXPANSION_NAMES) {
      expect(expansionName(expansion)).not.toBe('')
      expect(expansionText(expansion)).toMatch(/\.$/)
    }
    for (const preset of ['rulebook', 'arena', 'own'] as const) {
      expect(presetName(preset)).not.toBe('')
      expect(presetText(preset)).toMatch(/\.$/)
    }
  })
})

test('a preset is known by its options', () => {
  expect(presetOf(PRESETS.rulebook)).toBe('rulebook')
  expect(presetOf(PRESETS.arena)).toBe('arena')
  expect(presetOf({ ...PRESETS.arena, leviathanEnds: 'on' })).toBe('own')
})

test('options of an expansion matter only with it, martial law only without Leviathan', () => {
  expect(matters('abyssGuilds', [])).toBe(false)
  expect(matters('abyssGuilds', ['kraken'])).toBe(true)
  expect(matters('leviathanEnds', ['kraken'])).toBe(false)
  expect(matters('martialLaw', [])).toBe(true)
  expect(matters('martialLaw', ['leviathan'])).toBe(false)
  expect(matters('excessAllies', [])).toBe(true)
})

test('a set of expansions is said in one go', async () => {
  await speak('en')
  expect(sayExpansions([])).toBe('Base game')
  expect(sayExpansions(['kraken', 'leviathan'])).toBe('Kraken and Leviathan')
})
