import { leviathans } from '@hadal/engine'
import { expect, test } from 'vitest'
import { blowOf, sayLevels, textOfLeviathan } from './leviathans.ts'

const idOf = (name: string): number => leviathans.findIndex((leviathan) => leviathan.name === name)

test('every leviathan has a text, made of what is printed on it', () => {
  const texts = leviathans.map((_, leviathan) => textOfLeviathan(leviathan, true))
  expect(texts.filter((text) => !/^[A-Z\d].*\.$/.test(text) || /undefined/.test(text))).toEqual([])
  expect(textOfLeviathan(idOf('2'), false)).toBe(
    '2 health, one after the other: its resistance is 6 for 2 monster tokens then 4 for 1 monster ' +
      'token. Fought with jellyfish or crab. When it attacks you, you discard 3 allies from hand of ' +
      'your choice, or all you have.',
  )
})

test('E8: an attack takes as many levels as it reaches', () => {
  const two = idOf('2')
  expect(blowOf(two, 0, 5)).toEqual({ health: 0, tokens: 0, slays: false })
  expect(blowOf(two, 0, 8)).toEqual({ health: 1, tokens: 2, slays: false })
  expect(blowOf(two, 0, 10)).toEqual({ health: 2, tokens: 3, slays: true })
  expect(sayLevels(two, 1)).toBe('4 (1)')
})
