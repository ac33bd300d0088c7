import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

const six = 'miller aquaculturalist landowner trader peddler shopkeeper'

test('B9.R3 lords under locations and disabled ones are lords of the seven', () => {
  const s = scene(
    {
      A: {
        lords: 'miller! aquaculturalist landowner keeper@jail reaper@jail sage@jail',
        locations: 'jail',
        hand: 'seahorse5 seahorse3',
      },
      B: {},
    },
    { court: '- - shepherd hermit elder trader' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.endTriggeredBy()).toBe('A')
})

test('B9.R3 however the 7th lord came: here by the Corruptor', () => {
  const s = scene(
    {
      A: {
        lords: 'miller landowner trader peddler shopkeeper',
        hand: 'squid5 squid4 squid1',
        pearls: 5,
      },
      B: {},
    },
    { court: '- corruptor keeper sage hermit elder' },
  )
  s.recruits('corruptor', 'squid5 squid4 squid1')
  expect(s.endTriggeredBy()).toBe(undefined)
  s.answers('keeper')
  expect(s.endTriggeredBy()).toBe('A')
})

test('B9.R3 the 7th lord is looked at when it enters play, not after its power', () => {
  const s = scene(
    { A: { lords: six, hand: 'squid5 crab2 seahorse1' }, B: {} },
    { court: '- - schemer sage hermit elder', luck: 'keeper' },
  )
  s.recruits('schemer', 'seahorse1 crab2 squid5')
  s.asks('A', 'dismiss a lord for the top of the deck')
  expect(s.endTriggeredBy()).toBe('A')
  s.answers('miller')
  expect(s.endTriggeredBy()).toBe('A')
  expect(s.isGone('miller')).toBe(true)
})

test('B9.R3 there is one last round only: a later trigger changes nothing', () => {
  const s = scene(
    { A: {}, B: { lords: six, hand: 'seahorse5 seahorse3' }, C: {} },
    {
      court: '- - - shepherd sage hermit',
      lordDeck: 'keeper',
      luck: 'keeper',
      endedBy: 'A',
      turn: 'B',
      council: 'crab1',
    },
  )
  // A 7th lord, and a court that cannot be refilled.
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.endTriggeredBy()).toBe('A')
  s.answers('support crab')
  expect(s.isOver()).toBe(true)
})

test('B9.R4 a deck that is just enough for the refill ends nothing', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    {
      court: '- - - shepherd sage hermit',
      lordDeck: 'keeper reaper miller elder',
      luck: 'miller keeper reaper elder',
    },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.court()).toBe('miller keeper reaper elder sage hermit')
  expect(s.lordDeckSize()).toBe(0)
  expect(s.endTriggeredBy()).toBe(undefined)
})

test('B9.R4 a deck emptied by plotting ends nothing', () => {
  const s = scene(
    { A: { pearls: 1 }, B: {} },
    { court: '- - - - sage hermit', lordDeck: 'elder', luck: 'elder', council: 'crab1' },
  )
  s.answers('plot', 'support crab')
  expect(s.lordDeckSize()).toBe(0)
  expect(s.endTriggeredBy()).toBe(undefined)
  s.asks('B', 'take your turn')
})

test('B9.R4 a deck emptied by the Opportunist ends nothing', () => {
  const s = scene(
    { A: { lords: 'opportunist' }, B: {} },
    { court: '- - - - sage hermit', lordDeck: 'elder', luck: 'elder', council: 'crab1' },
  )
  s.answers('use opportunist', 'sage')
  expect(s.court()).toBe('- - - - elder hermit')
  s.answers('support crab')
  expect(s.endTriggeredBy()).toBe(undefined)
  expect(s.turn()).toBe('B')
})

test('B9.R4 a deck emptied by the Schemer ends nothing while the court need not be refilled', () => {
  const s = scene(
    { A: { lords: 'keeper', hand: 'squid5 crab2 seahorse1' }, B: {} },
    { court: '- - schemer sage hermit elder', lordDeck: 'miller', luck: 'miller' },
  )
  s.recruits('schemer', 'seahorse1 crab2 squid5')
  s.answers('keeper')
  expect(s.lords('A')).toBe('schemer miller')
  expect(s.lordDeckSize()).toBe(0)
  expect(s.endTriggeredBy()).toBe(undefined)
})

test('B9.R4 an empty deck ends nothing until the court must be refilled', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - shepherd sage hermit elder', lordDeck: '' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.court()).toBe('- - - sage hermit elder')
  expect(s.pearls('A')).toBe(0)
  expect(s.endTriggeredBy()).toBe(undefined)
})

test('B9.1 a court that must be refilled from an empty deck: 2 pearls, no lord, and the end', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - shepherd sage hermit', lordDeck: '' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.court()).toBe('- - - - sage hermit')
  expect(s.pearls('A')).toBe(2)
  expect(s.endTriggeredBy()).toBe('A')
})

test('option lordDeckEnd: a turn that ends with an empty deck and fewer than 6 at court', () => {
  const options = { lordDeckEnd: 'court-not-full' } as const
  const s = scene(
    { A: { pearls: 1 }, B: {} },
    {
      court: '- - - - sage hermit',
      lordDeck: 'elder',
      luck: 'elder',
      council: 'crab1 squid1',
      options,
    },
  )
  s.answers('plot', 'support crab')
  expect(s.endTriggeredBy()).toBe('A')
  s.asks('B', 'take your turn')
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
})

test('option lordDeckEnd: with 6 at court an empty deck ends nothing', () => {
  const options = { lordDeckEnd: 'court-not-full' } as const
  const s = scene(
    { A: {}, B: {} },
    { court: 'keeper reaper miller elder sage hermit', lordDeck: '', council: 'crab1', options },
  )
  s.answers('support crab')
  expect(s.endTriggeredBy()).toBe(undefined)
})

test('B9.R5 in the last round opponents still buy allies, also those whose last turn is over', () => {
  const s = scene(
    { A: { pearls: 1 }, B: { pearls: 1 }, C: {} },
    { endedBy: 'A', turn: 'C', luck: 'crab1 crab2' },
  )
  s.answers('explore')
  s.asks('A', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  s.answers('buy', 'take')
  expect(s.isOver()).toBe(true)
  expect(s.affiliated('B')).toBe('crab1')
  expect(s.affiliated('C')).toBe('crab2')
})

test('B9.R5 hand limits are those of own turns only: who buys after the last own turn keeps it all', () => {
  const s = scene(
    { A: { pearls: 1, hand: 'crab1 crab1 crab2 crab2 crab3 crab3' }, B: { lords: 'commander' } },
    { endedBy: 'A', turn: 'B', luck: 'squid1 squid2' },
  )
  s.answers('explore', 'buy', 'take')
  expect(s.isOver()).toBe(true)
  expect(s.affiliated('A')).toBe('crab1 squid1')
})

test('E10 the Invoker recruited last of all: one more whole turn, then scoring', () => {
  const s = scene(
    { A: {}, B: {}, C: {}, D: { hand: 'jellyfish5 jellyfish3' } },
    {
      endedBy: 'A',
      turn: 'D',
      court: '- - invoker sage hermit elder',
      council: 'crab1',
    },
  )
  s.recruits('invoker', 'jellyfish5 jellyfish3')
  s.asks('D', 'take your turn', 'explore', 'support crab')
  s.answers('support crab')
  expect(s.isOver()).toBe(true)
})

test('E10 the Invoker as the 7th lord: the same player again, then each other player once', () => {
  const s = scene(
    { A: { lords: six, hand: 'jellyfish5 jellyfish3' }, B: {}, C: {}, D: {} },
    { court: '- - invoker sage hermit elder', council: 'crab1 squid1 seahorse1 shellfish1' },
  )
  s.recruits('invoker', 'jellyfish5 jellyfish3')
  expect(s.endTriggeredBy()).toBe('A')
  s.asks('A', 'take your turn')
  s.answers('support crab')
  s.asks('B', 'take your turn')
  s.answers('support squid')
  s.asks('C', 'take your turn')
  s.answers('support seahorse')
  s.asks('D', 'take your turn')
  s.answers('support shellfish')
  expect(s.isOver()).toBe(true)
})
