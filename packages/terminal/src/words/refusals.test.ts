import { type Choice, locations, lords, whyNot } from '@hadal/engine'
import { expect, test } from 'vitest'
import { NAMES, playByChance } from '../../test/games.ts'
import { sceneAt } from '../board/scene.ts'
import { sayRefusal, sayWhyNot } from './refusals.ts'

test('whatever cannot be chosen, the reason is a sentence', () => {
  const choices: readonly Choice[] = [
    ...lords.map(({ id }) => ({ lord: id })),
    ...locations.map(({ id }) => ({ location: id })),
    { stack: 1 },
    { ally: 4 },
    { action: 'plot' },
    { action: 'buy' },
  ]
  const sentences = new Set<string>()
  const reasons = new Set<string>()
  let number = 0
  playByChance(8, ({ table }, seat) => {
    if (number++ % 97 > 0) return
    const scene = sceneAt(table, seat, NAMES, true)
    for (const choice of choices) {
      const why = whyNot(scene.seen, choice)
      if (why === undefined) continue
      reasons.add(why.reason)
      sentences.add(sayWhyNot(why, scene))
    }
  })
  expect([...sentences].filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
  expect(sentences.size).toBeGreaterThan(10)
  expect([...reasons]).toContain('reserved')
})

test('what a sentinel lies on, and when nebulis may be used, is said', () => {
  const who = { names: NAMES, you: 0 }
  expect(sayWhyNot({ reason: 'reserved', by: 1 }, who)).toBe(
    'It is reserved: a sentinel of Mira lies on it.',
  )
  expect(sayRefusal({ reason: 'nebulis-not-allowed', nebulis: 1, pearls: 2 }, who)).toBe(
    'Nebulis is for when your pearls are spent, and you would have 2 left.',
  )
})
