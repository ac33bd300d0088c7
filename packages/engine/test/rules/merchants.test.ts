import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B8.8 the Ship Master pays a pearl for each race that goes to the council', () => {
  const s = scene({ A: { lords: 'ship-master' }, B: {} }, { luck: 'crab1 squid2 crab3 seahorse1' })
  s.answers('explore', 'on', 'on', 'on', 'take')
  expect(s.pearls('A')).toBe(2)
  expect(s.hand('A')).toBe('seahorse1')
  expect([s.stack('crab'), s.stack('squid'), s.stack('seahorse')]).toEqual([
    'crab1 crab3',
    'squid2',
    '',
  ])
})

test('B8.8 the Ship Master does not count allies that were bought', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: { pearls: 1 } },
    { luck: 'crab1 squid2 squid3' },
  )
  s.answers('explore', 'buy', 'on', 'take')
  // One pearl for the crab sold, one for the squid left.
  expect(s.pearls('A')).toBe(1 + 1)
  expect(s.hand('B')).toBe('crab1')
  expect(s.hand('A')).toBe('squid3')
})

test('B8.8 the Ship Master pays when the exploration ends by a fight, before the reward', () => {
  const s = scene({ A: { lords: 'ship-master' }, B: {} }, { luck: 'crab1 squid2 monster monster' })
  s.answers('explore', 'on', 'on', 'on', 'fight')
  s.asks('A', 'choose a reward')
  expect(s.pearls('A')).toBe(2)
})

test('B8.8 the Ship Master pays when the exploration ends with nothing', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: { pearls: 1 } },
    { deck: 'crab1 squid2', luck: 'crab1 squid2' },
  )
  s.answers('explore', 'pass', 'on', 'buy')
  expect(s.pearls('A')).toBe(1 + 1)
  expect([s.hand('A'), s.hand('B'), s.stack('crab')]).toEqual(['', 'squid2', 'crab1'])
  s.asks('B', 'take your turn')
})

test('B8.8 the Ship Master pays only its owner, when they explore', () => {
  const s = scene({ A: {}, B: { lords: 'ship-master' } }, { luck: 'crab1 squid2' })
  s.answers('explore', 'on', 'take')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([0, 0])
})

test('B6.4 the Trader brings 3 pearls, the Peddler 2, the Shopkeeper 1', () => {
  const s = scene({ A: {}, B: {} })
  s.gains('A', 'trader')
  expect(s.pearls('A')).toBe(3)
  s.gains('A', 'peddler')
  expect(s.pearls('A')).toBe(3 + 2)
  s.gains('A', 'shopkeeper')
  expect(s.pearls('A')).toBe(3 + 2 + 1)
  expect(s.pearls('B')).toBe(0)
})

test('B6.6 B8.14 the Landlord brings a pearl now, and one in every own turn', () => {
  const s = scene({ A: {}, B: {} }, { council: 'crab1 squid1 seahorse1 jellyfish1' })
  s.gains('A', 'landlord')
  expect(s.pearls('A')).toBe(1)
  s.answers('support crab')
  s.asks('B', 'take your turn')
  expect(s.pearls('A')).toBe(1)
  s.answers('support squid')
  s.asks('A', 'take your turn')
  expect(s.pearls('A')).toBe(2)
})

test('B2.4 B8.14 the Landlord’s pearl comes at the start of extra turns too', () => {
  const s = scene({ A: { lords: 'landlord' }, B: {} }, { council: 'crab1', lordDeck: 'trader' })
  s.asks('A', 'take your turn', 'explore', 'plot', 'support crab')
  expect(s.pearls('A')).toBe(1)
  s.gains('A', 'invoker')
  s.answers('support crab')
  s.asks('A', 'take your turn')
  expect(s.pearls('A')).toBe(2)
})

test('B6.4 the Landlord pays nothing under a location', () => {
  const s = scene({ A: { lords: 'landlord@jail', locations: 'jail' }, B: {} })
  s.asks('A', 'take your turn')
  expect(s.pearls('A')).toBe(0)
})

test('B8.13 the Slaver sells any ally in hand for 2 pearls, once a turn', () => {
  const s = scene({ A: { hand: 'crab1 jellyfish5', lords: 'slaver' }, B: {} }, { lordDeck: '' })
  s.asks('A', 'take your turn', 'explore', 'use slaver')
  s.answers('use slaver')
  s.asks('A', 'sell an ally', 'crab1', 'jellyfish5')
  s.answers('jellyfish5')
  s.asks('A', 'take your turn', 'explore')
  expect(s.pearls('A')).toBe(2)
  expect(s.hand('A')).toBe('crab1')
  expect(s.discardPile()).toBe('jellyfish5')
})

test('B8.13 the Slaver has nothing to sell out of an empty hand', () => {
  const s = scene({ A: { lords: 'slaver', affiliated: 'crab1' }, B: {} })
  s.asks('A', 'take your turn', 'explore')
})
