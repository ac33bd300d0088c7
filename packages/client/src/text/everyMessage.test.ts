import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from './messages.ts'

const messages = join(import.meta.dirname, '../../messages')
const source = join(import.meta.dirname, '..')

const areas = readdirSync(join(messages, 'en'))
const keysOf = (language: string, area: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(messages, language, area), 'utf8')))

/** Everything that may call a message, as one text. */
function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'compiled' ? '' : code(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name)
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}

/** Texts of cards and the like are asked for by a name that is put together; tests ask for each of them. */
const PUT_TOGETHER =
  /^(lord|place|leviathan|race|guild|loot|token|figure|sentinel|zone|option|reason_score)_/

describe.each(Object.keys(LOCALES))('in %s', (language) => {
  test.each(areas)('%s holds the same messages as in English', (area) => {
    expect(keysOf(language, area).toSorted()).toEqual(keysOf('en', area).toSorted())
  })
})

test('every message is said somewhere', () => {
  const words = new Set(code(source).match(/\w+/g))
  const keys = areas.flatMap((area) => keysOf('en', area))
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter((key) => !words.has(key) && !PUT_TOGETHER.test(key))).toEqual([])
})
