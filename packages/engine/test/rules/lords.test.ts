import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B8 the Jailer makes each opponent discard an ally of their choice, clockwise', () => {
  const s = scene({ A: {}, B: { hand: 'crab3 squid1' }, C: { hand: 'crab2 crab5' } })
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab3', 'squid1')
  s.answers('squid1')
  s.asks('C', 'discard an ally', 'crab2', 'crab5')
  s.answers('crab2')
  expect(s.hand('B')).toBe('crab3')
})

test('B6.R3 the Schemer brings a lord whose own power applies at once', () => {
  const s = scene({ A: { lords: 'keeper' }, B: {} }, { luck: 'trader' })
  s.gains('A', 'schemer')
  s.answers('keeper')
  expect(s.pearls('A')).toBe(3)
  expect(s.lords('A')).toBe('trader schemer')
})
