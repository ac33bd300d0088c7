import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B2.5 between paying and affiliating', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3 crab1', lords: 'slaver' }, B: {} },
    { court: 'shepherd keeper trader miller' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  s.asks('A', 'affiliate an ally', 'seahorse3', 'use slaver')
  s.answers('use slaver')
  // The one ally left in hand is sold; what was paid is out of reach.
  expect(s.pearls('A')).toBe(2)
  expect(s.discardPile()).toBe('crab1 seahorse5')
  expect(s.affiliated('A')).toBe('seahorse3')
  s.asks('B', 'take your turn')
})

test('B2.5 a lord gained this turn counts, also before its own ally is affiliated', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3 crab1 squid1' }, B: {} },
    { court: 'slaver keeper trader miller' },
  )
  s.recruits('slaver', 'shellfish3 shellfish5')
  s.asks('A', 'affiliate an ally', 'shellfish3', 'use slaver')
  s.answers('shellfish3')
  s.asks('A', 'end your turn', 'end', 'use slaver')
  s.answers('use slaver', 'squid1')
  expect(s.pearls('A')).toBe(2)
  expect(s.hand('A')).toBe('crab1')
  s.asks('B', 'take your turn')
})

test('B2.5 between two stacks', () => {
  const s = scene({ A: { lords: 'slaver alchemist' }, B: {} }, { council: 'crab2 crab3 squid1' })
  s.answers('support crab')
  s.asks('A', 'take a second stack', 'squid', 'pass', 'use slaver')
  s.answers('use slaver', 'crab2')
  expect(s.pearls('A')).toBe(2)
  s.asks('A', 'take a second stack', 'squid', 'pass')
  s.answers('squid')
  expect(s.hand('A')).toBe('crab3 squid1')
})

test('B2.5 with the card just revealed, and in a fight', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2', lords: 'slaver' }, B: {} },
    { luck: 'squid1 monster' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on', 'use slaver')
  s.answers('on')
  s.asks('A', 'fight the monster or explore on', 'fight', 'on', 'use slaver')
  s.answers('fight')
  s.asks('A', 'choose a reward', 'reward1', 'reward2', 'use slaver')
  s.answers('use slaver', 'crab1')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  s.answers('reward1')
  expect(s.pearls('A')).toBe(2 + 1)
})

test('B2.5 while choosing a location, drawn or not', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2', lords: 'slaver', keys: 2 }, B: {} },
    { available: 'jail', locationDeck: 'chasm depths', luck: 'chasm depths' },
  )
  s.asks('A', 'control a location', 'jail', 'draw1', 'draw2', 'use slaver')
  s.answers('draw2')
  s.asks('A', 'choose a drawn location', 'chasm', 'depths', 'use slaver')
  s.answers('use slaver', 'crab2')
  s.asks('A', 'choose a drawn location', 'chasm', 'depths')
  s.answers('chasm')
  expect(s.pearls('A')).toBe(2)
  expect(s.lords('A')).toBe('slaver@chasm')
  expect(s.keyTokens('A')).toBe(0)
  s.asks('A', 'take your turn')
})

test('B2.5 while a lord’s power asks', () => {
  const s = scene(
    { A: { hand: 'crab1', pearls: 5, lords: 'slaver' }, B: {} },
    { court: 'keeper trader miller' },
  )
  s.gains('A', 'corruptor')
  s.asks('A', 'recruit a second lord', 'keeper', 'trader', 'miller', 'pass', 'use slaver')
  s.answers('use slaver', 'keeper')
  expect(s.pearls('A')).toBe(5 + 2 - 5)
  expect(s.lords('A')).toBe('slaver corruptor keeper')
})

test('B2.5 at the last chance, after the action and the keys', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} }, { council: 'crab1 squid1 squid2' })
  s.answers('support crab')
  s.asks('A', 'end your turn', 'end', 'use oracle')
  s.answers('use oracle')
  expect(s.discardPile()).toBe('squid1 squid2')
  s.asks('B', 'take your turn')
})

test('B2.5 at the last chance a power may be left unused', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} }, { council: 'crab1 squid1' })
  s.answers('support crab', 'end')
  expect(s.stack('squid')).toBe('squid1')
  s.asks('B', 'take your turn')
})

test('B2.5 in the discard of the Commander, which is then worked out afresh', () => {
  const hand = 'crab1 crab1 crab1 crab2 crab2 crab2'
  const s = scene(
    { A: { hand, lords: 'slaver' }, B: { lords: 'commander' } },
    { council: 'squid1' },
  )
  s.answers('support squid', 'end')
  s.asks('A', 'discard down to a limit', 'crab1', 'crab2', 'squid1', 'use slaver')
  s.answers('use slaver', 'squid1')
  // Six are left: nothing more is to be discarded.
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(hand)
  expect(s.pearls('A')).toBe(2)
})

test('B2.5 not while an opponent decides', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2', lords: 'slaver' }, B: { hand: 'crab3 crab4', pearls: 1 } },
    { luck: 'squid1' },
  )
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab3', 'crab4')
  s.answers('crab3')
  s.answers('explore')
  s.asks('B', 'buy the ally', 'buy', 'pass')
})

test('B2.5 not in the turn of an opponent', () => {
  const s = scene(
    { A: {}, B: { hand: 'crab3 crab4', lords: 'slaver oracle', pearls: 1 } },
    { luck: 'squid1', council: 'crab1' },
  )
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab3', 'crab4')
  s.answers('crab3', 'explore')
  s.asks('B', 'buy the ally', 'buy', 'pass')
})

test('B2.5 not in the middle of another such power', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2', lords: 'slaver oracle opportunist' }, B: {} },
    { council: 'crab3 squid1', court: 'keeper miller', luck: 'trader', locationDeck: '' },
  )
  s.answers('use slaver')
  s.asks('A', 'sell an ally', 'crab1', 'crab2')
  s.answers('crab1', 'use oracle')
  s.asks('A', 'discard a stack', 'crab', 'squid')
  s.answers('crab', 'use opportunist')
  s.asks('A', 'replace a lord of the court', 'keeper', 'miller')
  s.answers('keeper')
  s.asks('A', 'take your turn', 'explore', 'plot', 'support squid')
})

test('B2.5 not in the middle of a payment, which is one decision', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4 seahorse3', lords: 'slaver' }, B: {} },
    { court: 'shepherd keeper trader miller' },
  )
  s.answers('recruit shepherd')
  s.asks('A', 'pay for a lord', 'seahorse3', 'seahorse4')
})

test('B2.5 once a turn, and again in the next', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2 crab3', lords: 'slaver' }, B: {} },
    { council: 'squid1 jellyfish1 shellfish1', deck: '', lordDeck: '' },
  )
  s.asks(
    'A',
    'take your turn',
    'support squid',
    'support jellyfish',
    'support shellfish',
    'use slaver',
  )
  s.answers('use slaver', 'crab1')
  s.asks(
    'A',
    'take your turn',
    'explore',
    'support squid',
    'support jellyfish',
    'support shellfish',
  )
  s.answers('support squid')
  // No last chance: the power is used up.
  s.asks('B', 'take your turn')
  s.answers('support jellyfish')
  s.asks('A', 'take your turn', 'explore', 'support shellfish', 'use slaver')
})

test('B2.5 once in each turn, an Invoker’s extra turn included', () => {
  const s = scene(
    { A: { hand: 'crab1 crab2 crab3', lords: 'slaver' }, B: {} },
    { council: 'squid1', lordDeck: '' },
  )
  s.gains('A', 'invoker')
  s.answers('use slaver', 'crab1', 'support squid')
  s.asks('A', 'take your turn', 'explore', 'use slaver')
  s.answers('use slaver', 'crab2')
  expect(s.pearls('A')).toBe(4)
})

test('B2.5 a lord that is disabled or under a location lends no power', () => {
  const s = scene(
    { A: { hand: 'crab1', lords: 'slaver! oracle@jail', locations: 'jail' }, B: {} },
    { council: 'squid1' },
  )
  s.asks('A', 'take your turn', 'explore', 'support squid')
})

test('B2.5 what was on offer is worked out afresh: a lord comes within reach, another goes out', () => {
  const s = scene(
    { A: { hand: 'shellfish5 squid5', lords: 'slaver', pearls: 3 }, B: {} },
    { court: 'peddler treasurer diplomat keeper sage hermit', deck: '' },
  )
  s.asks(
    'A',
    'take your turn',
    'recruit peddler',
    'recruit diplomat',
    'recruit treasurer',
    'use slaver',
  )
  s.answers('use slaver', 'squid5')
  s.asks('A', 'take your turn', 'recruit peddler', 'explore')
})

test('B2.5 what was on offer is worked out afresh: a stack discarded makes exploring possible', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} }, { council: 'crab1', deck: '' })
  s.asks('A', 'take your turn', 'support crab', 'use oracle')
  s.answers('use oracle')
  s.asks('A', 'take your turn', 'explore')
})

test('B2.5 what was on offer is worked out afresh: no second stack is left to take', () => {
  const s = scene({ A: { lords: 'oracle alchemist' }, B: {} }, { council: 'crab1 squid1' })
  s.answers('support crab')
  s.asks('A', 'take a second stack', 'squid', 'pass', 'use oracle')
  s.answers('use oracle')
  expect(s.discardPile()).toBe('squid1')
  expect(s.hand('A')).toBe('crab1')
  s.asks('B', 'take your turn')
})
