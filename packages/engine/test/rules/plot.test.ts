import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B3.1 for 1 pearl the top lord goes to the free court space farthest from the deck', () => {
  const s = scene(
    { A: { pearls: 2 }, B: {} },
    { court: '- - - keeper sage hermit', luck: 'miller' },
  )
  s.answers('plot')
  expect(s.court()).toBe('- - miller keeper sage hermit')
  expect(s.pearls('A')).toBe(1)
  expect(s.lordDeckSize()).toBe(31)
  expect(s.pearls('B')).toBe(0)
})

test('B3.1 plotting may be done any number of times, while there are pearls', () => {
  const s = scene(
    { A: { pearls: 2 }, B: {} },
    { court: '- - - keeper sage hermit', council: 'crab1', luck: 'miller trader' },
  )
  s.answers('plot')
  s.asks('A', 'go on with your turn', 'plot', 'explore', 'support crab')
  s.answers('plot')
  expect(s.court()).toBe('- trader miller keeper sage hermit')
  s.asks('A', 'go on with your turn', 'explore', 'support crab')
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'no-pearl' })
})

test('B3.1 nobody plots while the court is full', () => {
  const s = scene(
    { A: { pearls: 5 }, B: {} },
    { court: '- keeper sage hermit reaper elder', council: 'crab1', luck: 'corruptor' },
  )
  s.answers('plot')
  expect(s.court()).toBe('corruptor keeper sage hermit reaper elder')
  s.asks('A', 'go on with your turn', 'explore', 'support crab')
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'court-full' })
})

test('B3.1 nobody plots with an empty lord deck', () => {
  const s = scene(
    { A: { pearls: 5 }, B: {} },
    { court: '- - - keeper sage hermit', lordDeck: 'elder', luck: 'elder', council: 'crab1' },
  )
  s.answers('plot')
  expect(s.lordDeckSize()).toBe(0)
  s.asks('A', 'go on with your turn', 'explore', 'support crab')
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'lord-deck-empty' })
})

test('B3.2 a lord just revealed may be recruited in the same turn', () => {
  const s = scene(
    { A: { pearls: 1, hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - corruptor sage hermit', luck: 'shepherd' },
  )
  s.asks('A', 'take your turn', 'plot', 'explore')
  s.answers('plot')
  s.asks('A', 'go on with your turn', 'explore', 'recruit shepherd')
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.lords('A')).toBe('shepherd')
  expect(s.court()).toBe('- - - corruptor sage hermit')
})

test('B3.2 plotting comes before the action: pearls gained by it do not lead back', () => {
  const s = scene({ A: {}, B: {} }, { court: '- - - keeper sage hermit', luck: 'monster' })
  s.answers('explore', 'fight', 'reward1')
  expect(s.pearls('A')).toBe(1)
  expect(s.turn()).toBe('B')
})

const desert = { deck: '', discard: '', lordDeck: '' }

test('B3.R1 nothing to explore, no stack, no affordable lord: the action is skipped', () => {
  const s = scene(
    { A: { hand: 'seahorse5', pearls: 2 }, B: {} },
    { ...desert, court: '- - - shepherd sage hermit' },
  )
  // The Shepherd costs 8, and A has 5 and 2 pearls.
  s.asks('A', 'take your turn', 'no action')
  expect(s.whyNot('A', 'explore')).toEqual({ reason: 'nothing-left-to-explore' })
  s.answers('no action')
  expect(s.hand('A')).toBe('seahorse5')
  expect(s.pearls('A')).toBe(2)
  s.asks('B', 'take your turn')
})

test.each([
  ['a card of the discard pile', { discard: 'crab1' }, 'explore'],
  ['a council stack', { council: 'crab1' }, 'support crab'],
  ['an affordable lord', { court: '- - - - - peddler' }, 'recruit peddler'],
])('B3.R1 with %s there is an action, and it must be taken', (_what, there, action) => {
  const s = scene({ A: { hand: 'shellfish5 shellfish3' }, B: {} }, { ...desert, ...there })
  s.asks('A', 'take your turn', action)
})

test('B3.R1 who has no action may still plot, and recruit what comes', () => {
  const s = scene(
    { A: { hand: 'shellfish5', pearls: 4 }, B: {} },
    { deck: '', court: '- - - - sage hermit', lordDeck: 'keeper peddler', luck: 'keeper peddler' },
  )
  s.asks('A', 'take your turn', 'no action', 'plot')
  s.answers('plot')
  s.asks('A', 'go on with your turn', 'no action', 'plot')
  s.answers('plot')
  // 2 pearls left, 5 in hand: the Peddler, who costs 8, is out of reach, and so the turn is over.
  expect(s.court()).toBe('- - peddler keeper sage hermit')
  expect(s.turn()).toBe('B')
})

test('B3.R1, B2.5 who has no action may still use a power, which may open one', () => {
  const s = scene({ A: { lords: 'slaver', hand: 'crab1 crab2' }, B: {} }, desert)
  s.asks('A', 'take your turn', 'no action', 'use slaver')
  s.answers('use slaver', 'crab2')
  s.asks('A', 'take your turn', 'explore')
})

test('B3.R2 when nobody can do anything for a whole round, the game ends and is scored', () => {
  const s = scene(
    { A: { lords: 'keeper' }, B: { hand: 'crab2 crab5' }, C: {} },
    { ...desert, turn: 'B' },
  )
  s.answers('no action', 'no action')
  expect(s.isOver()).toBe(false)
  s.asks('A', 'take your turn', 'no action')
  s.answers('no action')
  expect(s.isOver()).toBe(true)
  expect(s.affiliated('B')).toBe('crab2')
  expect(s.discardPile()).toBe('crab5')
  expect(s.winners()).toEqual(['A'])
  expect(s.events).toContainEqual({ type: 'end-triggered', seat: 0, cause: 'nothing-left-to-do' })
})

test('B3.R2 exploring for nothing but monsters counts as nothing, where it is all there is to do', () => {
  const s = scene(
    { A: { hand: 'crab1' }, B: { hand: 'crab2' } },
    { deck: 'monster', court: '- - - sage hermit elder', lordDeck: '', luck: 'monster monster' },
  )
  s.asks('A', 'take your turn', 'explore')
  s.answers('explore', 'reward1')
  expect(s.isOver()).toBe(false)
  s.answers('explore', 'reward1')
  expect(s.isOver()).toBe(true)
})

test('B3.R2 exploring for monsters is no idle turn for one who could recruit', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: { hand: 'crab2' } },
    { deck: 'monster', court: '- - - sage hermit shepherd', lordDeck: '', luck: 'monster monster' },
  )
  s.answers('explore', 'reward1', 'explore', 'reward1')
  expect(s.isOver()).toBe(false)
  s.asks('A', 'take your turn', 'explore', 'recruit shepherd')
})

test('B3.R2 a plot in between starts the round anew', () => {
  const s = scene(
    { A: {}, B: {}, C: { pearls: 1 } },
    { deck: '', court: '- - - - sage hermit', lordDeck: 'keeper', luck: 'keeper' },
  )
  s.answers('no action', 'no action', 'plot')
  expect(s.isOver()).toBe(false)
  s.asks('A', 'take your turn', 'no action')
})

test('B3.R2 a power in between starts the round anew', () => {
  const s = scene(
    { A: {}, B: { lords: 'opportunist' } },
    { deck: '', court: '- - - - sage hermit', lordDeck: 'elder', luck: 'elder' },
  )
  s.answers('no action')
  s.asks('B', 'take your turn', 'no action', 'use opportunist')
  s.answers('use opportunist', 'sage', 'no action')
  expect(s.isOver()).toBe(false)
  s.asks('A', 'take your turn', 'no action')
})

test('B3.R2 an action in between starts the round anew', () => {
  const s = scene({ A: {}, B: { lords: 'slaver', hand: 'crab1' } }, { ...desert, luck: 'crab1' })
  s.answers('no action', 'use slaver')
  // The crab sold can be explored, and is the only card there is.
  s.asks('B', 'take your turn', 'explore')
  s.answers('explore')
  expect(s.hand('B')).toBe('crab1')
  s.asks('A', 'take your turn', 'no action')
})

test('B3.R2 in a last round nobody waits for a whole round of nothing', () => {
  const s = scene({ A: {}, B: {}, C: {} }, { ...desert, endedBy: 'A', turn: 'B' })
  s.answers('no action', 'no action')
  expect(s.isOver()).toBe(true)
})
