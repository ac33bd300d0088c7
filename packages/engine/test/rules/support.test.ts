import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B5.1 all cards of one council stack go into hand', () => {
  const s = scene({ A: { hand: 'squid1' }, B: {} }, { council: 'crab1 crab1 crab4 seahorse2' })
  s.answers('support crab')
  expect(s.hand('A')).toBe('crab1 crab1 crab4 squid1')
  expect(s.stack('crab')).toBe('')
  expect(s.stack('seahorse')).toBe('seahorse2')
  expect(s.sees('B').seats[0].handSize).toBe(4)
  s.asks('B', 'take your turn', 'explore', 'support seahorse')
})

test('B5.1 only a stack that is not empty can be taken', () => {
  const s = scene({ A: {}, B: {} }, { council: 'crab1 squid3 jellyfish2' })
  s.asks('A', 'take your turn', 'explore', 'support crab', 'support squid', 'support jellyfish')
  expect(s.whyNot('A', 'seahorse')).toEqual({ reason: 'stack-empty' })
})

test('B5.1 the size of a stack is public, its cards are face down', () => {
  const s = scene({ A: {}, B: {} }, { council: 'crab1 crab4 shellfish2' })
  expect(s.sees('A').councilSize).toEqual([0, 2, 0, 1, 0])
  expect(s.sees('B').councilSize).toEqual([0, 2, 0, 1, 0])
  s.answers('support crab')
  expect(s.events[0]).toEqual({ type: 'stack-taken', seat: 0, race: 1, cards: 2 })
  expect(s.sees('A').councilSize).toEqual([0, 0, 0, 1, 0])
})

test('B5.1 requesting support gives nothing to anybody else, and moves neither threat nor pearls', () => {
  const s = scene({ A: {}, B: { pearls: 2 } }, { council: 'crab1', threat: 3 })
  s.answers('support crab')
  expect(s.pearls('A')).toBe(0)
  expect(s.pearls('B')).toBe(2)
  expect(s.threat()).toBe(3)
  expect(s.turn()).toBe('B')
})
