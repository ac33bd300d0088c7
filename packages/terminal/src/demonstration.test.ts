import { LANGUAGES } from '@hadal/words'
import { isForeign } from '@hadal/words/testing'
import { beforeEach, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { demonstrationLines } from './demonstration.ts'
import { speakHere } from './messages.ts'
import { plain } from './screen/paint.ts'

beforeEach(() => speakHere('en'))

const demonstration = (flags: string, seed: number): string[] =>
  demonstrationLines(readArguments(flags.split(' ')), seed, plain, 80)

test('the same seed is the same demonstration', () => {
  const flags = '--players 2 --bots random'
  expect(demonstration(flags, 4)).toEqual(demonstration(flags, 4))
  expect(demonstration(flags, 4)).not.toEqual(demonstration(flags, 5))
})

test('a demonstration tells each turn, and ends with a score that adds up', () => {
  const lines = demonstration('--players 4 --bots greedy,random --preset arena', 1)
  expect(lines.filter((line) => line.length > 80)).toEqual([])
  expect(lines.join(' ')).toMatch(/Base game, Arena\./)
  expect(lines.at(-1)).toMatch(/^The game took \d+ turns\.$/)
  const text = lines.join(' ').replaceAll(/\s+/g, ' ')
  const [, total = '', sources = ''] = /1\. \w+: (\d+) points\. (Lords [^.]*)\./.exec(text) ?? []
  const numbers = (sources.match(/\d+/g) ?? []).map(Number)
  expect(numbers).toHaveLength(4)
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(Number(total))
})

test('a demonstration is a base game, unless somebody asks for expansions', () => {
  const base = demonstration('--bots greedy', 2).join('\n')
  expect(base).toContain('Base game')
  expect(base).not.toMatch(/nebulis|leviathan/i)
  const both = demonstration('--players 5 --expansions kraken,leviathan', 2)
  expect(both.join(' ').replaceAll(/\s+/g, ' ')).toContain('Kraken and Leviathan, Rulebook.')
  expect(both.join(' ').replaceAll(/\s+/g, ' ')).toContain('The deep')
  expect(both.filter((line) => line.length > 80)).toEqual([])
})

test.each(LANGUAGES)('a whole demonstration is told in one language: %s', async (language) => {
  await speakHere(language)
  const lines = demonstration('--players 5 --expansions kraken,leviathan', 3)
  // What is typed at a shell is the same in every language.
  const told = lines.join(' ').replaceAll(/HADAL|npm\s+run\s+play(\s+--\s+--help)?|--seed/g, '')
  expect(told.split('. ').filter((sentence) => isForeign(language, sentence))).toEqual([])
  expect(lines.filter((line) => /undefined|NaN|null|[{}]|\(\)/.test(line))).toEqual([])
  expect(lines.filter((line) => line.length > 80)).toEqual([])
  expect(lines.length).toBeGreaterThan(200)
})
