import { LOOT_NAMES, PRESETS } from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import { lootName, lootShort, lootText } from './loot.ts'
import { speak } from './messages.ts'

beforeEach(() => speak('en'))

test('K5.1: every value of loot brings something else', () => {
  const loot = LOOT_NAMES.map((_, id) => `${lootName(id)}: ${lootShort(id)}`)
  expect(loot).toEqual([
    'loot 3: a key token',
    'loot 4: 2 pearls',
    'loot 5: a monster token',
    'loot 6: an ally',
    'loot 7: nothing',
  ])
})

test('K5.R3: with Leviathan monsters on the way raise no threat', () => {
  const ally = LOOT_NAMES.indexOf('loot6')
  const table = { expansions: ['kraken', 'leviathan'], options: PRESETS.rulebook } as const
  expect(lootText(ally)).toContain('threat')
  expect(lootText(ally, table)).not.toContain('threat')
})
