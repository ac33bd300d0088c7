import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { plain } from './board/paint.ts'
import { demonstrationLines } from './demonstration.ts'

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
  expect(lines.join('\n')).toMatch(/preset\s+arena;/)
  expect(lines.at(-1)).toMatch(/^The game took \d+ turns\.$/)
  const [first] = lines.filter((line) => line.startsWith('1.'))
  const [lords, locations, affiliated, tokens, total] = (first ?? '')
    .split(/\s+/)
    .slice(2)
    .map(Number)
  expect([lords, locations, affiliated, tokens].reduce((sum, n) => (sum ?? 0) + (n ?? 0), 0)).toBe(
    total,
  )
})

test('a demonstration is a base game, unless somebody asks for expansions', () => {
  const base = demonstration('--bots greedy', 2).join('\n')
  expect(base).toContain('the base game')
  expect(base).not.toMatch(/nebulis|leviathan/i)
  const both = demonstration('--players 5 --expansions kraken,leviathan', 2)
  expect(both.join('\n')).toMatch(/play\s+Kraken\s+and\s+Leviathan\s+by/)
  expect(both.join('\n')).toMatch(/ nebulis +border +total/)
  expect(both.filter((line) => line.length > 80)).toEqual([])
})
