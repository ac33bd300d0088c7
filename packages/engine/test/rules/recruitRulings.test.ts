import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B6.R1 the Treasurer and the Recruiter add up', () => {
  const seats = {
    A: { hand: 'seahorse5 seahorse2', lords: 'treasurer' },
    B: { lords: 'recruiter' },
  }
  const s = scene(seats, { court: 'shepherd keeper trader miller' })
  expect(s.payment('shepherd', 'seahorse5 seahorse2')).toMatchObject({ cost: 8, offered: 7 })
})

test('B6.R1 cost changes leave the 5 pearls of the Corruptor alone', () => {
  const court = 'keeper trader miller'
  const s = scene({ A: { pearls: 5 }, B: { lords: 'recruiter' } }, { court })
  s.gains('A', 'corruptor')
  s.answers('keeper')
  expect(s.pearls('A')).toBe(0)
  const cheap = scene({ A: { pearls: 4, lords: 'treasurer' }, B: {} }, { court })
  cheap.gains('A', 'corruptor')
  cheap.asks('A', 'take your turn')
})

test('B6.R2 a payment may hold an ally that was not needed, pearls never', () => {
  const seats = { A: { hand: 'seahorse5 seahorse4 seahorse1', pearls: 3 }, B: {} }
  const s = scene(seats, { court: 'shepherd keeper trader miller' })
  const excess = { reason: 'too-many-pearls', needed: 0, offered: 1 }
  expect(s.payment('shepherd', 'seahorse5 seahorse4', 1)).toEqual(excess)
  s.recruits('shepherd', 'seahorse1 seahorse4 seahorse5')
  expect(s.affiliated('A')).toBe('seahorse1')
  expect(s.pearls('A')).toBe(3)
})

test('B6.R3 the Schemer brings a lord whose own power applies at once', () => {
  const s = scene({ A: { lords: 'keeper' }, B: {} }, { luck: 'trader' })
  s.gains('A', 'schemer')
  s.answers('keeper')
  expect(s.pearls('A')).toBe(3)
  expect(s.lords('A')).toBe('trader schemer')
})

test('B6.R3 the "now" part of a lord brought by a power happens, and nothing is affiliated', () => {
  const s = scene({ A: { pearls: 5, hand: 'crab1' }, B: {} }, { court: 'landlord keeper miller' })
  s.gains('A', 'corruptor')
  s.answers('landlord')
  expect(s.pearls('A')).toBe(1)
  expect(s.affiliated('A')).toBe('')
  expect(s.hand('A')).toBe('crab1')
})

test('B6.R3 a lord brought by a power counts as a lord for the end of the game', () => {
  const s = scene(
    { A: { pearls: 5, lords: 'jailer seeker trader peddler miller' }, B: {} },
    { court: 'keeper landowner reaper' },
  )
  s.gains('A', 'corruptor')
  expect(s.endTriggeredBy()).toBeUndefined()
  s.answers('landowner')
  expect(s.endTriggeredBy()).toBe('A')
})

test('B6.R4 the court is checked once, when all powers of the recruitment are over', () => {
  const s = scene(
    { A: { hand: 'squid5 squid4 squid1', pearls: 5, lords: 'miller' }, B: {} },
    {
      court: '- corruptor keeper traitor trader reaper',
      luck: 'sage hermit elder slaver',
    },
  )
  s.recruits('corruptor', 'squid1 squid4 squid5')
  s.asks('A', 'recruit a second lord', 'keeper', 'traitor', 'trader', 'reaper', 'pass')
  s.answers('traitor', 'miller')
  s.asks('A', 'choose the lord in return', 'keeper', 'trader', 'reaper')
  expect(s.court()).toBe('- - keeper - trader reaper')
  s.answers('trader')
  expect(s.court()).toBe('sage hermit elder slaver keeper reaper')
  expect(s.pearls('A')).toBe(3 + 2)
})

test('B6.R4 with too few lords in the deck: the 2 pearls, and all there are, the first next to it', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - miller shepherd reaper', lordDeck: 'trader peddler', luck: 'trader peddler' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.pearls('A')).toBe(2)
  expect(s.court()).toBe('trader peddler - - miller reaper')
  expect(s.lordDeckSize()).toBe(0)
})

test('B6.R5 Corruptor, Traitor, Schemer and Illusionist may be declined', () => {
  const table = { court: 'keeper sage miller', available: 'chasm' }
  for (const lord of ['corruptor', 'traitor', 'schemer', 'illusionist']) {
    const s = scene({ A: { lords: 'trader', pearls: 5, locations: 'jail' }, B: {} }, table)
    s.gains('A', lord)
    s.answers('pass')
    s.asks('A', 'take your turn')
    expect(s.pearls('A')).toBe(5)
    expect(s.lords('A').split(' ').sort()).toEqual(['trader', lord].sort())
    expect(s.court()).toBe('keeper sage miller - - -')
    expect(s.locations('A')).toBe('jail')
  }
})

test('B6.R5 all others must be carried out', () => {
  const s = scene(
    { A: {}, B: { hand: 'crab1 crab2', lords: 'keeper reaper', tokens: '2' }, C: { tokens: '3' } },
    { council: 'crab1 squid1', luck: 'jail chasm', locationDeck: 'jail chasm depths' },
  )
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab1', 'crab2')
  s.answers('crab1')
  s.gains('A', 'assassin')
  s.asks('A', 'choose a lord to disable', 'keeper', 'reaper')
  s.answers('keeper')
  s.gains('A', 'apprentice')
  s.asks('A', 'take a stack', 'crab', 'squid')
  s.answers('crab')
  s.gains('A', 'sage')
  s.asks('A', 'choose a drawn location', 'jail', 'chasm')
})

test('B6.R5 what is impossible has no effect', () => {
  const s = scene({ A: {}, B: {} }, { locationDeck: '', available: 'jail' })
  for (const lord of [
    'jailer',
    'seeker',
    'assassin',
    'hunter',
    'apprentice',
    'illusionist',
    'elder',
  ]) {
    s.gains('A', lord)
    s.asks('A', 'take your turn')
  }
  expect(s.lords('A')).toBe('jailer seeker assassin hunter apprentice illusionist elder')
  expect(s.available()).toBe('jail')
})

test('B6.R6 a power against each opponent goes clockwise from the lord’s owner', () => {
  const hands = { A: { hand: 'crab1 crab2' }, B: {}, C: { hand: 'squid1 squid2' } }
  const s = scene({ ...hands, D: { hand: 'squid3 squid4' } }, { turn: 'B' })
  s.gains('B', 'jailer')
  for (const [seat, ally] of [
    ['C', 'squid1'],
    ['D', 'squid3'],
    ['A', 'crab1'],
  ]) {
    s.asks(seat, 'discard an ally')
    s.answers(ally)
  }
  s.asks('B', 'take your turn')
})

test('B6.R7 a discarded lord is out of the game for good, the ally affiliated for it stays', () => {
  const s = scene(
    { A: { lords: 'keeper', affiliated: 'seahorse1' }, B: {} },
    { lordDeck: 'trader', luck: 'trader' },
  )
  s.gains('A', 'schemer')
  s.answers('keeper')
  expect(s.isGone('keeper')).toBe(true)
  expect(s.lordDeckSize()).toBe(0)
  expect(s.court()).toBe('- - - - - -')
  expect(s.affiliated('A')).toBe('seahorse1')
})
