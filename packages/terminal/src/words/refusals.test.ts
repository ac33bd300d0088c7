import { type Choice, locations, lords, whyNot } from '@hadal/engine'
import { expect, test } from 'vitest'
import { NAMES, playByChance } from '../../test/games.ts'
import { sceneAt } from '../board/scene.ts'
import { sayWhyNot } from './refusals.ts'

test('whatever cannot be chosen, the reason is a sentence', () => {
  const choices: readonly Choice[] = [
    ...lords.slice(0, 12).map(({ id }) => ({ lord: id })),
    ...locations.slice(0, 6).map(({ id }) => ({ location: id })),
    { stack: 1 },
    { ally: 4 },
    { action: 'plot' },
    { action: 'buy' },
  ]
  const sentences = new Set<string>()
  let number = 0
  playByChance(4, ({ table }, seat) => {
    if (number++ % 13 > 0) return
    const scene = sceneAt(table, seat, NAMES, true)
    for (const choice of choices) {
      const why = whyNot(scene.seen, choice)
      if (why !== undefined) sentences.add(sayWhyNot(why, scene))
    }
  })
  expect([...sentences].filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
  expect(sentences.size).toBeGreaterThan(10)
})
