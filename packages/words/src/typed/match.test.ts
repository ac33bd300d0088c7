import { expect, test } from 'vitest'
import { speak } from '../messages.ts'
import { match } from './match.ts'

await speak('en')

const TEXTS = [
  'explore the depths',
  'recruit the Slaver: 8 strength, one race, shellfish',
  'recruit the Elder: 10 strength, five races',
  'request support: crab stack, 3 cards',
]

test('a beginning is enough, if it fits one only', () => {
  expect(match('e', TEXTS)).toEqual({ type: 'one', index: 0 })
  expect(match('recruit the slaver', TEXTS)).toEqual({ type: 'one', index: 1 })
  expect(match('recruit elder', TEXTS)).toEqual({ type: 'one', index: 2 })
  expect(match('rec', TEXTS)).toEqual({ type: 'several', indexes: [1, 2] })
})

test('other words of a choice will do too', () => {
  expect(match('slaver', TEXTS)).toEqual({ type: 'one', index: 1 })
  expect(match('support crab', TEXTS)).toEqual({ type: 'one', index: 3 })
})

test('what fits nothing is none of them', () => {
  expect(match('fly', TEXTS)).toEqual({ type: 'none' })
  expect(match('!?', TEXTS)).toEqual({ type: 'none' })
})

test('the whole words come before a longer text that begins with them', () => {
  expect(match('crab', ['crab stack', 'crab'])).toEqual({ type: 'one', index: 1 })
})
