import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

const happened = (s: Scene): string[] => s.events.map((event) => event.type)

test('B2.1 a turn is plotting, as often as one likes, and exactly one action', () => {
  const s = scene(
    { A: { pearls: 2, hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - shepherd keeper sage', council: 'crab1', luck: 'miller', lordDeck: 'miller' },
  )
  s.asks('A', 'take your turn', 'plot', 'explore', 'support crab', 'recruit shepherd')
  s.answers('plot')
  s.asks('A', 'go on with your turn', 'explore', 'support crab', 'recruit shepherd')
  s.answers('support crab')
  s.asks('B', 'take your turn')
})

test('B2.1 plotting is optional', () => {
  const s = scene({ A: { pearls: 1 }, B: {} }, { council: 'crab1' })
  s.answers('support crab')
  expect(s.pearls('A')).toBe(1)
  expect(s.turn()).toBe('B')
})

test('B2.1 each of the three actions ends the choice of actions', () => {
  const explored = scene({ A: {}, B: {} }, { luck: 'crab1' })
  explored.answers('explore', 'take')
  explored.asks('B', 'take your turn')
  const supported = scene({ A: {}, B: {} }, { council: 'crab1' })
  supported.answers('support crab')
  supported.asks('B', 'take your turn')
  const recruited = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - shepherd keeper sage hermit' },
  )
  recruited.recruits('shepherd', 'seahorse5 seahorse3')
  recruited.asks('B', 'take your turn')
})

test('B2.1 whoever has 3 keys at the start of a turn controls a location before anything else', () => {
  const s = scene({ A: { keys: 3 }, B: {} }, { available: 'jail', locationDeck: 'chasm' })
  s.asks('A', 'control a location', 'jail', 'draw1')
  s.answers('jail')
  expect(s.locations('A')).toBe('jail')
  s.asks('A', 'take your turn', 'explore')
})

test('B2.2 play passes clockwise, from the last to the first', () => {
  const council = 'crab1 squid1 seahorse1 shellfish1'
  const s = scene({ A: {}, B: {}, C: {} }, { council, turn: 'B' })
  s.asks('B', 'take your turn')
  s.answers('support crab')
  s.asks('C', 'take your turn')
  s.answers('support squid')
  s.asks('A', 'take your turn')
  s.answers('support seahorse')
  s.asks('B', 'take your turn')
})

const desert = { deck: '', discard: '', lordDeck: '', court: '- - - keeper sage hermit' }

test('B2.3 a player with no possible action at all skips the action', () => {
  const s = scene({ A: {}, B: {} }, desert)
  s.asks('A', 'take your turn', 'no action')
  s.answers('no action')
  expect(s.turn()).toBe('B')
  expect(happened(s)).toEqual(['nothing-to-do', 'turn-begins'])
})

test('B2.3 whoever can act must: there is no skipping', () => {
  const s = scene({ A: {}, B: {} }, { ...desert, deck: 'crab1' })
  s.asks('A', 'take your turn', 'explore')
})

test("B2.4 a turn starts with the Landlord's pearl, then come keys, then plotting", () => {
  const s = scene(
    { A: {}, B: { lords: 'landlord', keys: 3 } },
    { council: 'crab1', court: '- keeper sage hermit reaper miller', available: 'jail' },
  )
  s.answers('support crab')
  s.asks('B', 'control a location')
  expect(s.pearls('B')).toBe(1)
  s.answers('jail', 'tokens')
  expect(s.lords('B')).toBe('landlord')
  s.asks('B', 'take your turn', 'explore', 'plot')
})

test('B2.4 after a recruitment the court is looked at before the keys', () => {
  const s = scene(
    { A: { keys: 2, hand: 'seahorse5 crab2' }, B: {} },
    {
      court: '- - - sage reaper hermit',
      available: 'jail',
      locationDeck: '',
      luck: 'keeper shepherd miller trader',
    },
  )
  s.recruits('reaper', 'seahorse5 crab2')
  // The only location and the only keys: nothing is asked, but everything happens in its order.
  expect(happened(s)).toEqual([
    'lord-paid',
    'lord-gained',
    'ally-affiliated',
    'pearls-gained',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'court-refilled',
    'location-controlled',
    'turn-begins',
  ])
  expect(s.pearls('A')).toBe(2)
  expect(s.court()).toBe('keeper shepherd miller trader sage hermit')
  expect(s.lords('A')).toBe('reaper@jail')
  expect(s.keys('A')).toBe(0)
})

test('B2.4 the powers set off by a recruitment are carried out before the court is looked at', () => {
  const s = scene(
    { A: { hand: 'squid5 squid4 squid1', pearls: 5 }, B: {} },
    { court: '- - - corruptor trader peddler', luck: 'keeper shepherd miller reaper sage' },
  )
  s.recruits('corruptor', 'squid5 squid4 squid1')
  expect(s.court()).toBe('- - - - trader peddler')
  s.asks('A', 'recruit a second lord', 'trader', 'peddler', 'pass')
  s.answers('trader')
  // The Trader's 3 pearls, then 2 for the court, which lost both lords: five are drawn.
  expect(s.pearls('A')).toBe(5)
  expect(s.court()).toBe('keeper shepherd miller reaper sage peddler')
})

test("B2.4 after the keys comes the last chance for powers, then the Commander's limit, then the next player", () => {
  const s = scene(
    {
      A: {
        keys: 1,
        lords: 'slaver',
        hand: 'crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3',
      },
      B: { lords: 'commander' },
    },
    { threat: 6, luck: 'monster', available: 'jail chasm' },
  )
  s.answers('explore', 'fight', 'reward1')
  expect(s.keys('A')).toBe(4)
  s.asks('A', 'control a location')
  s.answers('jail', 'tokens')
  s.asks('A', 'end your turn', 'end', 'use slaver')
  s.answers('use slaver', 'crab3')
  // Seven allies are left, one too many.
  s.asks('A', 'discard down to a limit', 'crab1', 'crab2')
  s.answers('crab2')
  expect(s.hand('A')).toBe('crab1 crab1 crab1 crab1 crab2 crab2')
  expect(s.discardPile()).toBe('crab2 crab3 monster')
  s.asks('B', 'take your turn')
})

test('B2.4, option martialLaw: the hand limit of 12 comes at the end of a turn', () => {
  const hand =
    'crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5 squid1'
  const s = scene(
    { A: { hand, pearls: 1 }, B: {} },
    { council: 'squid2', lordDeck: '', options: { martialLaw: 'always' } },
  )
  s.answers('support squid')
  // Three too many: one pearl does not do for all of them.
  s.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'crab5', 'squid1', 'squid2')
  s.answers('crab1', 'crab5', 'pearls')
  expect(s.pearls('A')).toBe(0)
  expect(s.discardPile()).toBe('crab1 crab5')
  expect(s.turn()).toBe('B')
})

test('B2.4, option martialLaw: without it there is no limit in the base game', () => {
  const hand = 'crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5'
  const s = scene({ A: { hand }, B: {} }, { council: 'squid2' })
  s.answers('support squid')
  expect(s.hand('A')).toBe(`${hand} squid2`)
  expect(s.turn()).toBe('B')
})
