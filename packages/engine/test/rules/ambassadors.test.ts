import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B7.4 the Elder, recruited, draws 3 locations and goes under the one taken, alone', () => {
  const s = scene(
    {
      A: { hand: 'jellyfish2 crab2 seahorse2 shellfish2 squid2', lords: 'keeper', keys: 1 },
      B: {},
    },
    { court: 'elder miller trader slaver', available: 'abyss', luck: 'jail chasm depths' },
  )
  s.recruits('elder', 'jellyfish2 crab2 seahorse2 shellfish2 squid2')
  s.answers('crab2')
  s.asks('A', 'choose a drawn location', 'jail', 'chasm', 'depths')
  s.answers('chasm')
  expect(s.lords('A')).toBe('keeper elder@chasm')
  expect(s.locations('A')).toBe('chasm')
  expect(s.available()).toBe('abyss depths jail')
  expect(s.keys('A')).toBe(2)
  expect(s.affiliated('A')).toBe('crab2')
})

test('B7.4 the Sage draws 2 locations', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'jail chasm' })
  s.gains('A', 'sage')
  s.asks('A', 'choose a drawn location', 'jail', 'chasm')
  s.answers('jail')
  expect(s.lords('A')).toBe('sage@jail')
  expect(s.locations('A')).toBe('jail')
  expect(s.available()).toBe('chasm')
  expect(s.locationDeckSize()).toBe(18)
})

test('B7.4 the Hermit draws 1 location and takes it', () => {
  const s = scene({ A: {}, B: {} }, { available: 'chasm', luck: 'jail' })
  s.gains('A', 'hermit')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('hermit@jail')
  expect(s.locations('A')).toBe('jail')
  expect(s.available()).toBe('chasm')
})

test('B7.4 the powers of an ambassador are spent on its own location: no key is asked for', () => {
  const s = scene({ A: { keys: 2, lords: 'elder' }, B: {} }, { available: 'jail' })
  expect(s.keys('A')).toBe(2)
  s.asks('A', 'take your turn')
  expect(s.locations('A')).toBe('')
})

test('B6.R3 B7.4 an ambassador brought by the Schemer controls a location too', () => {
  const s = scene({ A: { lords: 'trader' }, B: {} }, { luck: 'hermit jail' })
  s.gains('A', 'schemer')
  s.answers('trader')
  expect(s.lords('A')).toBe('schemer hermit@jail')
  expect(s.locations('A')).toBe('jail')
})

test('B7.R2 with an empty deck an ambassador stays free and its power is spent', () => {
  const s = scene(
    { A: {}, B: {} },
    { available: 'abyss', locationDeck: '', council: 'crab1 squid1' },
  )
  s.gains('A', 'elder')
  s.answers('support crab', 'support squid')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('elder')
  expect(s.available()).toBe('abyss')
})
