import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

const FARMERS = ['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturalist', 'landowner']

test('B6.4 farmers have no power: nothing happens but that the lord is there', () => {
  for (const farmer of FARMERS) {
    const s = scene(
      {
        A: { hand: 'crab1', pearls: 1 },
        B: { hand: 'crab2', pearls: 1, lords: 'trader', tokens: '2' },
      },
      { court: 'sage hermit elder', council: 'squid1', deck: '', lordDeck: farmer },
    )
    s.gains('A', farmer)
    expect(s.events.map(({ type }) => type)).toEqual(['lord-gained'])
    s.asks('A', 'take your turn', 'support squid')
    s.answers('support squid')
    // No last chance, so no power that waits.
    s.asks('B', 'take your turn')
    expect([s.pearls('A'), s.pearls('B')]).toEqual([1, 1])
    expect([s.hand('A'), s.hand('B')]).toEqual(['crab1 squid1', 'crab2'])
    expect([s.lords('A'), s.lords('B')]).toEqual([farmer, 'trader'])
  }
})

test('B9.4 farmers bring the influence printed on them', () => {
  const s = scene({ A: { lords: FARMERS.join(' ') }, B: {} }, { locationDeck: '' })
  expect(s.score('A').lords.map(({ points }) => points)).toEqual([6, 6, 6, 10, 11, 12])
  expect(s.score('A').total).toBe(51)
})

test('B7.1 the Keeper, the Reaper and the Shepherd bring a key each', () => {
  const s = scene(
    { A: { lords: FARMERS.slice(2).join(' ') }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  expect(s.keys('A')).toBe(1)
  s.gains('A', 'keeper')
  s.gains('A', 'reaper')
  expect(s.keys('A')).toBe(3)
})
