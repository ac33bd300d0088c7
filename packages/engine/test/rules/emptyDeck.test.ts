import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B4.12 the moment the last card is drawn, the discard pile is shuffled into a new deck', () => {
  const s = scene(
    { A: {}, B: {} },
    { deck: 'crab1', discard: 'squid1 squid2 monster', luck: 'crab1 squid2' },
  )
  s.answers('explore')
  expect(s.deckSize()).toBe(3)
  expect(s.discardPile()).toBe('')
  s.answers('on')
  expect(s.depths()).toBe('crab1 squid2')
  expect(s.deckSize()).toBe(2)
})

test('B4.12 the new deck is the discard pile as it then is: what is discarded later is not in it', () => {
  const s = scene(
    { A: { lords: 'slaver', hand: 'crab4' }, B: {} },
    { deck: 'crab1', discard: 'squid1', luck: 'crab1 squid1' },
  )
  s.answers('explore', 'use slaver')
  expect(s.discardPile()).toBe('crab4')
  expect(s.deckSize()).toBe(1)
  s.answers('on')
  expect(s.depths()).toBe('crab1 squid1')
  // The squid was the last card of that deck: now the crab is shuffled in.
  expect(s.discardPile()).toBe('')
  expect(s.deckSize()).toBe(1)
})

test('B4.12 hands, council, depths and affiliated allies are not shuffled in', () => {
  const s = scene(
    { A: { hand: 'crab1', affiliated: 'crab2' }, B: { hand: 'crab3' } },
    { deck: 'squid1 squid2', discard: 'squid3', council: 'crab4', luck: 'squid1 squid2 squid3' },
  )
  s.answers('explore', 'on', 'on')
  // Only the third squid could be revealed, and it must be taken.
  expect(s.hand('A')).toBe('crab1 squid3')
  expect(s.hand('B')).toBe('crab3')
  expect(s.stack('squid')).toBe('squid1 squid2')
  expect(s.stack('crab')).toBe('crab4')
  expect(s.affiliated('A')).toBe('crab2')
  expect(s.deckSize()).toBe(0)
})

test('B4.12 with an empty discard pile the new deck comes as soon as a card is needed and there is one', () => {
  const s = scene(
    { A: { lords: 'slaver', hand: 'squid3' }, B: {} },
    { deck: 'crab1', luck: 'crab1 squid3' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'use slaver')
  s.answers('use slaver')
  expect(s.deckSize()).toBe(0)
  expect(s.discardPile()).toBe('squid3')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('on')
  // Nothing is left again: the squid must be taken.
  expect(s.hand('A')).toBe('squid3')
  expect(s.stack('crab')).toBe('crab1')
  expect(s.pearls('A')).toBe(2)
})

test('B4.12 a turn can begin with an empty deck and a discard pile to shuffle', () => {
  const s = scene({ A: {}, B: {} }, { deck: '', discard: 'crab1 crab2', luck: 'crab2' })
  s.asks('A', 'take your turn', 'explore')
  s.answers('explore')
  expect(s.depths()).toBe('crab2')
  expect(s.deckSize()).toBe(1)
})

test('B4.R1 with nothing left to reveal the last ally must be taken, without a pearl before the fifth space', () => {
  const s = scene({ A: {}, B: {} }, { deck: 'crab1 crab2', luck: 'crab2 crab1' })
  s.answers('explore', 'on')
  expect(s.hand('A')).toBe('crab1')
  expect(s.pearls('A')).toBe(0)
  expect(s.stack('crab')).toBe('crab2')
  expect(s.turn()).toBe('B')
})

test('B4.R1 the last ally is still offered before it must be taken', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, { deck: 'crab1', luck: 'crab1' })
  s.answers('explore')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  expect(s.hand('A')).toBe('crab1')
  expect(s.pearls('A')).toBe(0)
})

test('B4.R1 with nothing left to reveal the last monster must be fought, for its reward alone', () => {
  const s = scene(
    { A: {}, B: {} },
    { deck: 'crab1 monster', luck: 'crab1 monster token3', threat: 2 },
  )
  s.answers('explore', 'on')
  s.asks('A', 'choose a reward', 'reward1', 'reward2', 'reward3')
  expect(s.pearls('A')).toBe(0)
  s.answers('reward2')
  expect(s.pearls('A')).toBe(1)
  expect(s.threat()).toBe(1)
  expect(s.discardPile()).toBe('monster')
  expect(s.stack('crab')).toBe('crab1')
})

test('B4.R1 a monster passed by is still in the depths: it cannot be revealed again in this exploration', () => {
  const s = scene({ A: {}, B: {} }, { deck: 'monster crab2', luck: 'monster crab2' })
  s.answers('explore', 'on')
  expect(s.hand('A')).toBe('crab2')
  expect(s.threat()).toBe(2)
  expect(s.discardPile()).toBe('monster')
  expect(s.deckSize()).toBe(0)
  // The next explorer finds it again.
  s.asks('B', 'take your turn', 'explore')
})

test('B4.R1 the last monster in the fifth space brings the pearl of that space', () => {
  const s = scene(
    { A: {}, B: {} },
    {
      deck: 'crab1 crab2 crab3 crab4 monster',
      luck: 'crab1 crab2 crab3 crab4 monster',
      threat: 3,
    },
  )
  s.answers('explore', 'on', 'on', 'on', 'on')
  expect(s.pearls('A')).toBe(1)
  expect(s.keyTokens('A')).toBe(1)
})

test('B4.R1 the last ally was bought: the exploration ends with nothing, and the turn goes on', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 } },
    { deck: 'crab1 monster crab2', luck: 'crab1 monster crab2', lordDeck: '' },
  )
  s.answers('explore', 'pass', 'on', 'on', 'buy')
  expect(s.pearls('A')).toBe(1)
  expect(s.hand('A')).toBe('')
  expect(s.hand('B')).toBe('crab2')
  expect(s.stack('crab')).toBe('crab1')
  expect(s.discardPile()).toBe('monster')
  s.asks('B', 'take your turn', 'explore', 'support crab')
})

test('B4.R1 the only card there is was bought: nothing goes anywhere', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: { pearls: 1 } },
    { deck: 'crab1', luck: 'crab1' },
  )
  s.answers('explore', 'buy')
  expect(s.pearls('A')).toBe(1)
  expect(s.hand('B')).toBe('crab1')
  s.asks('B', 'take your turn', 'no action')
})

const lastFive = {
  deck: 'crab1 squid1 jellyfish1 squid2 crab2',
  luck: 'crab1 squid1 jellyfish1 squid2 crab2',
  lordDeck: '',
}

test('E22 the fifth card is bought with nothing left: the four go to the council, the Ship Master pays', () => {
  const s = scene({ A: { lords: 'ship-master' }, B: { pearls: 1 } }, lastFive)
  s.answers('explore', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'buy')
  // B's pearl and three of the Ship Master, none of the fifth space.
  expect(s.pearls('A')).toBe(4)
  expect(s.hand('A')).toBe('')
  expect(s.hand('B')).toBe('crab2')
  expect(s.stack('crab')).toBe('crab1')
  expect(s.stack('squid')).toBe('squid1 squid2')
  expect(s.stack('jellyfish')).toBe('jellyfish1')
  s.asks('B', 'take your turn', 'support crab', 'support squid', 'support jellyfish')
})

test('E22 nobody buys the fifth card: the explorer takes it, and the pearl of the fifth space', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, lastFive)
  s.answers('explore', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass')
  expect(s.pearls('A')).toBe(1)
  expect(s.hand('A')).toBe('crab2')
  expect(s.pearls('B')).toBe(1)
  expect(s.stack('squid')).toBe('squid1 squid2')
})
