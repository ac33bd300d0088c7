import { lords, PRESETS } from '@hadal/engine'
import { expect, test } from 'vitest'
import { sayLord, sayReward, textOfLord } from './cards.ts'

const idOf = (name: string): number => lords.findIndex((lord) => lord.name === name)

test('lords are called by their names', () => {
  expect(sayLord(idOf('master-of-magic'))).toBe('Master of Magic')
})

test('a table that plays a card differently says so', () => {
  expect(
    textOfLord(idOf('commander'), { expansions: [], options: PRESETS.rulebook }),
  ).not.toContain('At this table')
  expect(textOfLord(idOf('commander'), { expansions: [], options: PRESETS.arena })).toMatch(
    /At this table .*buy an ally\.$/,
  )
})

test('rewards are counted in words', () => {
  expect(sayReward({ pearls: 1, keys: 1, tokens: 2 })).toBe(
    '1 key token, 1 pearl and 2 monster tokens',
  )
})
