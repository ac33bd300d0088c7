import type { Event } from '@hadal/engine'
import { expect, test } from 'vitest'
import { NAMES, playByChance } from '../../test/games.ts'
import { clauseOf } from './events.ts'

test('every event that happens has words, for you and for others', () => {
  const met = new Set<Event['type']>()
  const wordless = new Set<string>()
  playByChance(
    32,
    () => {},
    ({ log }) => {
      for (const happening of log) {
        met.add(happening.event.type)
        for (const you of [0, undefined]) {
          const { text } = clauseOf(happening, { names: NAMES, you })
          if (text === '' || /undefined|NaN/.test(text)) wordless.add(happening.event.type)
        }
      }
    },
  )
  expect([...wordless]).toEqual([])
  expect(met.size).toBeGreaterThan(48)
})

test('an event speaks to you as you, and of others by name', () => {
  const event: Event = { type: 'pearls-lost', seat: 1, pearls: 2 }
  expect(clauseOf({ event }, { names: NAMES, you: 0 }).text).toBe('loses 2 pearls')
  expect(clauseOf({ event }, { names: NAMES, you: 1 }).text).toBe('lose 2 pearls')
})

test('a token that is secret is not told', () => {
  const drawn: Event = { type: 'token-gained', seat: 0, seenBy: [0], secret: { token: 1 } }
  const { secret, ...seen } = drawn
  expect(clauseOf({ event: drawn }, { names: NAMES, you: 0 }).text).toMatch(/worth 3$/)
  expect(clauseOf({ event: seen }, { names: NAMES, you: 1 }).text).toBe('draws a monster token')
})
