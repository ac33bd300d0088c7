import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

/** What was paid for the allies bought so far. */
const prices = (s: Scene): number[] =>
  s.events.flatMap((event) => (event.type === 'ally-bought' ? [event.pearls] : []))

test('B4.1 each card is revealed into the first free space of the depths', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'crab3 squid1' })
  s.answers('explore')
  expect(s.depths()).toBe('crab3')
  s.answers('on')
  expect(s.depths()).toBe('crab3 squid1')
  expect(s.deckSize()).toBe(69)
})

test("B4.2 an ally is offered to each opponent clockwise from the explorer's left, until one buys", () => {
  const pearl = { pearls: 1 }
  const s = scene({ A: pearl, B: {}, C: pearl, D: pearl }, { turn: 'B', luck: 'crab3' })
  s.answers('explore')
  s.asks('C', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  s.asks('D', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  s.asks('A', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  s.asks('B', 'take the ally or explore on', 'take', 'on')
})

test('B4.2 the first who buys pays the explorer, takes the ally into hand, and the offer is over', () => {
  const pearl = { pearls: 1 }
  const s = scene({ A: {}, B: pearl, C: pearl, D: pearl }, { luck: 'crab3 squid1' })
  s.answers('explore', 'pass', 'buy')
  expect(s.pearls('A')).toBe(1)
  expect(s.pearls('C')).toBe(0)
  expect(s.hand('C')).toBe('crab3')
  // D was not asked for the crab: the next card is on offer, at a price that nobody can pay.
  expect(s.depths()).toBe('squid1')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.pearls('D')).toBe(1)
})

test('B4.3 the price is 1 pearl for the first ally bought in a turn, 2 for the second, 3 for the third', () => {
  const rich = { pearls: 5 }
  const s = scene({ A: {}, B: rich, C: rich, D: rich }, { luck: 'crab1 crab2 crab3 crab4' })
  s.answers('explore', 'buy')
  s.asks('C', 'buy the ally', 'buy', 'pass')
  s.answers('pass')
  s.asks('D', 'buy the ally', 'buy', 'pass')
  s.answers('buy', 'buy')
  expect(prices(s)).toEqual([1, 2, 3])
  expect(['A', 'B', 'C', 'D'].map((seat) => s.pearls(seat))).toEqual([6, 4, 2, 3])
  expect(['B', 'C', 'D'].map((seat) => s.hand(seat))).toEqual(['crab1', 'crab3', 'crab2'])
})

test("B4.4 each opponent may buy at most one ally during one player's turn", () => {
  const s = scene({ A: {}, B: { pearls: 5 } }, { luck: 'crab1 crab5' })
  s.answers('explore', 'buy')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.whyNot('B', 'buy')).toEqual({ reason: 'bought-already' })
  expect(s.depths()).toBe('crab5')
})

test('B4.5 the explorer takes an ally that nobody buys, free, which ends the exploration', () => {
  const s = scene({ A: { pearls: 1 }, B: {} }, { luck: 'crab3 squid4', lordDeck: '' })
  s.answers('explore', 'on', 'take')
  expect(s.hand('A')).toBe('squid4')
  expect(s.pearls('A')).toBe(1)
  expect(s.depths()).toBe('')
  expect(s.stack('crab')).toBe('crab3')
  s.asks('B', 'take your turn')
})

test('B4.5 the explorer may leave an ally that nobody buys, and reveals the next', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, { luck: 'crab3 squid4' })
  s.answers('explore', 'pass', 'on')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  expect(s.depths()).toBe('crab3 squid4')
  expect(s.hand('A')).toBe('')
})

test('B4.6 after a purchase the space is free again, and the explorer reveals the next card', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, { luck: 'crab3 squid4 seahorse1' })
  s.answers('explore', 'pass', 'on', 'buy')
  expect(s.depths()).toBe('crab3 seahorse1')
  expect(s.events.filter((event) => event.type === 'card-revealed').at(-1)).toMatchObject({
    space: 1,
  })
  s.asks('A', 'take the ally or explore on', 'take', 'on')
})

test('B4.7 an ally in the fifth space that nobody buys must be taken, and the explorer gains a pearl', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 } },
    { luck: 'crab1 squid1 seahorse1 jellyfish1 shellfish2' },
  )
  s.answers('explore', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass', 'on')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  expect(s.depths()).toBe('crab1 squid1 seahorse1 jellyfish1 shellfish2')
  s.answers('pass')
  expect(s.hand('A')).toBe('shellfish2')
  expect(s.pearls('A')).toBe(1)
  expect(s.stack('shellfish')).toBe('')
  s.asks('B', 'take your turn')
})

test('B4.6, B4.7 an ally bought out of the fifth space makes room for another, with its own pearl', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 } },
    { luck: 'crab1 squid1 seahorse1 jellyfish1 shellfish2 shellfish1' },
  )
  s.answers('explore', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'buy')
  expect(s.hand('B')).toBe('shellfish2')
  expect(s.hand('A')).toBe('shellfish1')
  expect(s.pearls('A')).toBe(2)
  expect(s.turn()).toBe('B')
})

test("B4.11 the allies left in the depths go to their races' council stacks, monsters are discarded", () => {
  const s = scene(
    { A: {}, B: {} },
    { luck: 'crab3 monster crab1 squid2', council: 'crab5 seahorse1' },
  )
  s.answers('explore', 'on', 'on', 'on', 'take')
  expect(s.stack('crab')).toBe('crab1 crab3 crab5')
  expect(s.stack('seahorse')).toBe('seahorse1')
  expect(s.stack('squid')).toBe('')
  expect(s.hand('A')).toBe('squid2')
  expect(s.discardPile()).toBe('monster')
  expect(s.depths()).toBe('')
})

test('B4.11 what lies in the council lies face down: everybody sees how many cards, nobody which', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'crab3 crab4 squid1' })
  s.answers('explore', 'on', 'on', 'take')
  for (const seat of ['A', 'B', undefined]) {
    expect(s.sees(seat).councilSize).toEqual([0, 2, 0, 0, 0])
    expect(s.sees(seat)).not.toHaveProperty('memory')
  }
})

test('B4.13 only the card revealed last can be taken, and taking it leaves the threat marker alone', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'crab5 squid1', threat: 4 })
  s.answers('explore', 'on')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('take')
  expect(s.hand('A')).toBe('squid1')
  expect(s.stack('crab')).toBe('crab5')
  expect(s.threat()).toBe(4)
})

test('B4.14 taking: the pearl of the fifth space, the Ship Master, the ally, then the council', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: {} },
    { luck: 'crab1 squid1 crab2 monster shellfish1' },
  )
  s.answers('explore', 'on', 'on', 'on', 'on')
  expect(s.events.map((event) => event.type).slice(-5)).toEqual([
    'pearls-gained',
    'pearls-gained',
    'ally-taken',
    'exploration-ended',
    'turn-begins',
  ])
  // One of the fifth space, one each for crab and squid; the shellfish is the card taken.
  expect(s.pearls('A')).toBe(3)
})

test('B4.14 fighting: the pearl of the fifth space, the Ship Master, the council, then the reward', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: {} },
    { luck: 'crab1 squid1 crab2 shellfish1 monster' },
  )
  s.answers('explore', 'on', 'on', 'on', 'on')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  expect(s.pearls('A')).toBe(4)
  expect(s.stack('crab')).toBe('crab1 crab2')
  expect(s.stack('shellfish')).toBe('shellfish1')
  expect(s.discardPile()).toBe('monster')
  s.answers('reward1')
  expect(s.events.map((event) => event.type).slice(-7)).toEqual([
    'pearls-gained',
    'pearls-gained',
    'monster-fought',
    'exploration-ended',
    'rewarded',
    'pearls-gained',
    'turn-begins',
  ])
  expect(s.pearls('A')).toBe(5)
})

test('B4.R3 only those are asked who may still buy and can pay', () => {
  const s = scene(
    { A: {}, B: { pearls: 2 }, C: { pearls: 1 }, D: { pearls: 2 } },
    { luck: 'crab1 crab2 crab3' },
  )
  s.answers('explore', 'buy')
  // B has bought, C is short of the second pearl.
  s.asks('D', 'buy the ally', 'buy', 'pass')
  expect(s.whyNot('C', 'buy')).toEqual({ reason: 'price-too-high', price: 2, purse: 1 })
  s.answers('buy')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(['A', 'B', 'C', 'D'].map((seat) => s.pearls(seat))).toEqual([3, 1, 1, 0])
})

test('B4.R3 an opponent who passed is asked again for the next ally', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, { luck: 'crab1 crab2' })
  s.answers('explore', 'pass', 'on')
  s.asks('B', 'buy the ally', 'buy', 'pass')
})

test('B4.R3 opponents decide knowing the earlier refusals, and the explorer cannot refuse', () => {
  const s = scene({ A: {}, B: { pearls: 1 }, C: { pearls: 1 } }, { luck: 'crab5 crab1' })
  s.answers('explore', 'pass')
  expect(s.events.at(-1)).toMatchObject({ type: 'offer-declined', seat: 1, price: 1 })
  s.asks('C', 'buy the ally', 'buy', 'pass')
  s.answers('buy')
  expect(s.hand('C')).toBe('crab5')
  expect(s.pearls('A')).toBe(1)
})

test('B4.R3 limits and price start anew in every turn', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 }, C: { pearls: 3 } },
    { luck: 'crab1 crab2 crab3 squid1 squid2', lordDeck: '' },
  )
  s.answers('explore', 'buy', 'buy', 'take')
  expect(s.turn()).toBe('B')
  expect(s.pearls('A')).toBe(3)
  s.answers('explore')
  // C, who bought in A's turn, may buy again, and has the one pearl that it costs again.
  s.asks('C', 'buy the ally', 'buy', 'pass')
  s.answers('buy')
  expect(prices(s)).toEqual([1, 2, 1])
  expect(s.hand('C')).toBe('crab2 squid1')
  expect(['A', 'B', 'C'].map((seat) => s.pearls(seat))).toEqual([3, 1, 0])
})

test('E1 a whole exploration with two purchases, a monster passed by and the fifth space', () => {
  const s = scene(
    { A: { pearls: 1 }, B: { pearls: 2 }, C: { pearls: 1 }, D: { pearls: 1 } },
    {
      luck: 'squid2 crab3 monster jellyfish4 seahorse1 shellfish1 squid1',
      lordDeck: '',
    },
  )
  s.answers('explore', 'pass', 'pass', 'pass', 'on')
  expect(s.depths()).toBe('squid2 crab3')
  s.answers('pass', 'pass', 'buy')
  expect(s.depths()).toBe('squid2 monster')
  s.asks('A', 'fight the monster or explore on', 'fight', 'on')
  s.answers('on')
  expect(s.threat()).toBe(2)
  expect(s.depths()).toBe('squid2 monster jellyfish4')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  s.answers('buy')
  // Nobody can buy: C is short, the price is 3.
  expect(s.depths()).toBe('squid2 monster seahorse1')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('on')
  expect(s.depths()).toBe('squid2 monster seahorse1 shellfish1')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('on')
  expect(['A', 'B', 'C', 'D'].map((seat) => s.pearls(seat))).toEqual([5, 0, 1, 0])
  expect(['A', 'B', 'C', 'D'].map((seat) => s.hand(seat))).toEqual([
    'squid1',
    'jellyfish4',
    '',
    'crab3',
  ])
  expect(s.stack('squid')).toBe('squid2')
  expect(s.stack('seahorse')).toBe('seahorse1')
  expect(s.stack('shellfish')).toBe('shellfish1')
  expect(s.stack('crab')).toBe('')
  expect(s.stack('jellyfish')).toBe('')
  expect(s.discardPile()).toBe('monster')
  expect(s.threat()).toBe(2)
  expect(s.turn()).toBe('B')
})
