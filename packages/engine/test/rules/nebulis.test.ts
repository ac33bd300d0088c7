import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'reaper keeper trader miller'

/** Nebulis by seat, and who has the figure. */
const nebulis = (s: Scene, seats: string): string =>
  `${[...seats].map((seat) => s.nebulis(seat)).join(' ')} ${s.krakenHolder()}`

test('K3.1 one nebulis may be used as a pearl to buy an ally; K3.2 it goes to the explorer', () => {
  const s = scene(
    { A: { pearls: 3 }, B: { nebulis: 2 } },
    { ...kraken, krakenHolder: 'B', luck: 'crab1 squid1' },
  )
  s.answers('explore')
  s.asks('B', 'buy the ally', 'buy with 1 nebulis', 'pass')
  expect(s.whyNot('B', 'buy')).toBeUndefined()
  s.answers('buy with 1 nebulis')
  expect(s.hand('B')).toBe('crab1')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([3, 0])
  expect(nebulis(s, 'AB')).toBe('1 1 A')
})

test('K3.1 no nebulis is used while a pearl would be left', () => {
  const s = scene(
    { A: {}, B: { pearls: 1, nebulis: 1 } },
    { ...kraken, krakenHolder: 'B', luck: 'crab1' },
  )
  s.answers('explore')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  const before = s.position()
  const question = 'buy the ally'
  const refusal = { reason: 'not-offered', question, decision: 1, why: undefined }
  expect(s.submits('B', 'buy with 1 nebulis')).toEqual(refusal)
  expect(s.position()).toBe(before)
  const rich = scene(
    { A: {}, B: { pearls: 5, nebulis: 1 } },
    { ...kraken, krakenHolder: 'B', luck: 'crab1' },
  )
  rich.answers('explore')
  rich.asks('B', 'buy the ally', 'buy', 'pass')
})

test('K3.1, K3.6 pearls and one nebulis together are exactly the price', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 }, C: { pearls: 1, nebulis: 3 } },
    { ...kraken, krakenHolder: 'C', luck: 'crab1 squid1 seahorse1' },
  )
  s.answers('explore', 'buy')
  s.asks('C', 'buy the ally', 'buy with 1 nebulis', 'pass')
  s.answers('buy with 1 nebulis')
  expect([s.pearls('A'), s.pearls('C')]).toEqual([1 + 1, 0])
  expect(nebulis(s, 'AC')).toBe('1 2 C')
})

test('K3.1 two nebulis are too many: who would need them is not asked', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 }, C: { nebulis: 3 } },
    { ...kraken, krakenHolder: 'C', luck: 'crab1 squid1' },
  )
  s.answers('explore', 'buy')
  s.asks('A', 'take the ally or explore on')
  expect(s.whyNot('C', 'buy')).toEqual({ reason: 'price-too-high', price: 2, purse: 1 })
})

const E6 = (pearls: number) =>
  scene(
    { A: { hand: 'jellyfish4 squid2', pearls, nebulis: 3 }, B: {} },
    { ...kraken, court: 'hypnotist keeper trader miller', krakenHolder: 'A', deck: '' },
  )

test('E6 K3.1, K3.2 2 pearls and 1 nebulis make up for 3, to treasury and supply', () => {
  const s = E6(2)
  s.answers('recruit hypnotist')
  // Everything is needed: nothing is asked.
  expect(s.lords('A')).toBe('hypnotist')
  expect([s.pearls('A'), s.nebulis('A'), s.pearls('B'), s.nebulis('B')]).toEqual([0, 2, 0, 0])
  expect(s.affiliated('A')).toBe('squid2')
})

test('E6 with 3 pearls: 3 pearls only', () => {
  const s = E6(3)
  const before = s.position()
  expect(s.payment('hypnotist', 'jellyfish4 squid2', 2, 1)).toEqual({
    reason: 'nebulis-not-allowed',
    nebulis: 1,
    pearls: 1,
  })
  expect(s.position()).toBe(before)
  s.answers('recruit hypnotist')
  expect([s.lords('A'), s.pearls('A'), s.nebulis('A')]).toEqual(['hypnotist', 0, 3])
})

test('E6 with 1 pearl these two allies are not enough', () => {
  const s = E6(1)
  s.asks('A', 'take your turn', 'no action', 'plot')
  expect(s.whyNot('A', 'hypnotist')).toEqual({
    reason: 'strength-missing',
    cost: 9,
    most: 6 + 1 + 1,
    because: [],
  })
  expect(s.payment('hypnotist', 'jellyfish4 squid2', 1, 2)).toEqual({
    reason: 'nebulis-not-allowed',
    nebulis: 2,
    pearls: 0,
  })
})

test('K3.1 the payment decides whether a pearl is left: fewer allies, and a nebulis may be used', () => {
  const s = scene(
    { A: { hand: 'crab1 seahorse3 seahorse4', pearls: 2, nebulis: 1 }, B: {} },
    { ...kraken, court, krakenHolder: 'A' },
  )
  s.answers('recruit reaper', 'seahorse3')
  // With the crab 1, the only other race, 4 of 7: both pearls and a nebulis for the rest, or the other seahorse and neither.
  s.asks('A', 'pay for a lord', 'seahorse4', 'settle with 1 nebulis')
  s.answers('seahorse4')
  expect([s.pearls('A'), s.nebulis('A'), s.lords('A')]).toEqual([2, 1, 'reaper'])
})

test('K3.6 pearls and nebulis are exactly what is missing', () => {
  const s = scene(
    { A: { hand: 'crab3 seahorse3', pearls: 0, nebulis: 2 }, B: {} },
    { ...kraken, court, krakenHolder: 'A' },
  )
  expect(s.payment('reaper', 'crab3 seahorse3', 0, 2)).toEqual({
    reason: 'too-many-pearls',
    needed: 1,
    offered: 2,
  })
  expect(s.payment('reaper', 'crab3 seahorse3')).toEqual({
    reason: 'too-weak',
    cost: 7,
    offered: 6,
    because: [],
  })
  s.recruits('reaper', 'crab3 seahorse3', 0, 1)
  expect([s.lords('A'), s.nebulis('A')]).toEqual(['reaper', 1])
})

test('K3.6 nebulis that krakens bring come after the payment', () => {
  const s = scene({ A: { hand: 'seahorse2 kraken4' }, B: {} }, { ...kraken, court, deck: '' })
  s.asks('A', 'take your turn', 'no action')
  expect(s.payment('reaper', 'seahorse2 kraken4', 0, 1)).toEqual({
    reason: 'nebulis-not-allowed',
    nebulis: 1,
    pearls: 0,
  })
})

const bribe = (pearls: number, held: number) => {
  const s = scene(
    { A: { pearls, nebulis: held }, B: {} },
    { ...kraken, court, krakenHolder: 'A', deck: '', council: 'crab1', lordDeck: 'corruptor' },
  )
  s.gains('A', 'corruptor')
  return s
}

test('K3.1 the Corruptor’s 5 pearls may be 4 and 1 nebulis', () => {
  const s = bribe(4, 2)
  s.asks('A', 'recruit a second lord', 'reaper', 'keeper', 'trader', 'miller', 'pass')
  s.answers('miller')
  expect([s.pearls('A'), s.nebulis('A')]).toEqual([0, 1])
  expect(s.lords('A')).toBe('corruptor miller')
})

test('K3.1 with 5 pearls no nebulis may be used for the Corruptor, with 3 he cannot be paid', () => {
  const five = bribe(5, 2)
  five.answers('miller')
  expect([five.pearls('A'), five.nebulis('A')]).toEqual([0, 2])
  const three = bribe(3, 2)
  three.asks('A', 'take your turn', 'support crab')
  expect(three.lords('A')).toBe('corruptor')
})

test('K3.1, K3.5 nebulis does not pay for plotting', () => {
  const s = scene(
    { A: { nebulis: 3 }, B: {} },
    { ...kraken, court, krakenHolder: 'A', council: 'crab1', deck: '' },
  )
  s.asks('A', 'take your turn', 'support crab')
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'no-pearl' })
})

test('K3.3 each nebulis costs a point, and the holder of the figure loses 5 more', () => {
  const s = scene(
    { A: { nebulis: 3, lords: 'keeper' }, B: { nebulis: 2, lords: 'reaper' } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.ends()
  expect(s.score('A')).toMatchObject({ nebulis: -3, kraken: -5, total: 6 - 3 - 5 })
  expect(s.score('B')).toMatchObject({ nebulis: -2, kraken: 0, total: 6 - 2 })
})

/** A seat gains 1 nebulis, by a sentinel's lord; where to place it can wait. */
function gainsOne(s: Scene, seat: string, lord: string): void {
  s.gains(seat, lord)
  s.asks(seat, 'place a sentinel')
  s.answers('pass')
}

test('K3.4 the figure goes to the first player to get nebulis, then to who has as many or more', () => {
  const s = scene({ A: {}, B: {}, C: {} }, kraken)
  expect(s.krakenHolder()).toBeUndefined()
  gainsOne(s, 'B', 'watcher')
  expect(nebulis(s, 'ABC')).toBe('0 1 0 B')
  gainsOne(s, 'C', 'vigil')
  expect(nebulis(s, 'ABC')).toBe('0 1 1 C')
  gainsOne(s, 'C', 'lookout')
  expect(nebulis(s, 'ABC')).toBe('0 1 2 C')
})

test('K3.4 when nobody has nebulis the figure goes back', () => {
  const s = scene({ A: { nebulis: 1, lords: 'ferryman' }, B: {} }, { ...kraken, krakenHolder: 'A' })
  s.answers('use ferryman')
  expect(nebulis(s, 'AB')).toBe('0 0 undefined')
  expect(s.events).toContainEqual({ type: 'kraken-figure', seat: undefined })
  gainsOne(s, 'B', 'watcher')
  expect(nebulis(s, 'AB')).toBe('0 1 B')
})

test('K3.5 the Seeker takes pearls only', () => {
  const s = scene({ A: {}, B: { pearls: 1, nebulis: 2 } }, { ...kraken, krakenHolder: 'B' })
  s.gains('A', 'seeker')
  expect([s.pearls('B'), s.nebulis('B')]).toEqual([0, 2])
})

test('K3.5 martial law takes pearls only', () => {
  const hand = 'crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4'
  const s = scene(
    { A: { hand, nebulis: 2 }, B: {} },
    { ...kraken, krakenHolder: 'A', council: 'squid1', options: { martialLaw: 'always' } },
  )
  s.answers('support squid')
  s.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'squid1')
})

test('K3.5 pearls for attack are pearls only', () => {
  const s = scene(
    { A: { hand: 'crab1p', pearls: 1, nebulis: 2 }, B: {} },
    {
      expansions: ['kraken', 'leviathan'],
      krakenHolder: 'A',
      border: '20@7',
      luck: 'monster die1',
    },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'add pearls to the attack', '0', '1')
})

test('K3.5, B9.R6 ties are broken by pearls, not by nebulis', () => {
  const s = scene(
    { A: { lords: 'landowner', nebulis: 3, pearls: 1 }, B: { lords: 'sage', pearls: 2 } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.ends()
  expect([s.score('A').total, s.score('B').total]).toEqual([12 - 3 - 5, 4])
  expect(s.winners()).toEqual(['B'])
})

test('K3.R1 a payment with its krakens’ nebulis is one event: nothing in between counts', () => {
  const s = scene(
    { A: { hand: 'seahorse4 kraken2', nebulis: 3 }, B: { nebulis: 2 }, C: { nebulis: 2 } },
    { ...kraken, court, krakenHolder: 'A' },
  )
  s.recruits('reaper', 'seahorse4 kraken2', 0, 1)
  s.asks('B', 'take your turn')
  expect(nebulis(s, 'ABC')).toBe('3 2 2 A')
})

test('K3.R1 krakens’ nebulis that only make up for what was paid take no figure', () => {
  const s = scene(
    { A: { hand: 'seahorse4 kraken2', nebulis: 1 }, B: { nebulis: 2 } },
    { ...kraken, court, krakenHolder: 'B' },
  )
  s.recruits('reaper', 'seahorse4 kraken2', 0, 1)
  expect(nebulis(s, 'AB')).toBe('1 2 B')
})

test('K3.R1 a payment by the holder alone can pass the figure on', () => {
  const s = scene(
    { A: { hand: 'seahorse4 crab2', nebulis: 3 }, B: { nebulis: 2 }, C: { nebulis: 1 } },
    { ...kraken, court, krakenHolder: 'A' },
  )
  s.recruits('reaper', 'seahorse4 crab2', 0, 1)
  expect(nebulis(s, 'ABC')).toBe('2 2 1 B')
})

test('K3.R1 a sale is one event, and the one with the most among the others gets the figure', () => {
  const s = scene(
    { A: {}, B: { nebulis: 2 }, C: { nebulis: 2 } },
    { ...kraken, krakenHolder: 'B', luck: 'crab1 squid1' },
  )
  s.answers('explore', 'buy with 1 nebulis')
  // B has 1, A gained 1, C has had 2 all along.
  expect(nebulis(s, 'ABC')).toBe('1 1 2 C')
})

test('K3.R1 a gain that stays below the holder moves nothing, nor does an old tie', () => {
  const s = scene({ A: { nebulis: 2 }, B: { nebulis: 2 }, C: {} }, { ...kraken, krakenHolder: 'A' })
  gainsOne(s, 'C', 'watcher')
  expect(nebulis(s, 'ABC')).toBe('2 2 1 A')
  gainsOne(s, 'A', 'vigil')
  expect(nebulis(s, 'ABC')).toBe('3 2 1 A')
})

test('K3.R1 a holder who gains, and is still below another, keeps the figure', () => {
  const s = scene({ A: { nebulis: 1 }, B: { nebulis: 3 } }, { ...kraken, krakenHolder: 'A' })
  gainsOne(s, 'A', 'vigil')
  expect(nebulis(s, 'AB')).toBe('2 3 A')
})

test('K3.R2, K2.5 all players’ krakens left in hand are one event, before the last look', () => {
  const s = scene(
    { A: { nebulis: 2, hand: 'kraken4' }, B: { nebulis: 3, hand: 'kraken2' } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.ends()
  expect(s.isOver()).toBe(true)
  expect(nebulis(s, 'AB')).toBe('5 4 A')
})

test('K3.R2, K3.R1 at the end too the holder chooses among equals, and the game is over then', () => {
  const s = scene(
    { A: { nebulis: 3 }, B: { nebulis: 1, hand: 'kraken3' }, C: { nebulis: 2, hand: 'kraken2' } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.ends()
  s.asks('A', 'give the kraken figure', 'B', 'C')
  expect(s.isOver()).toBe(false)
  s.answers('C')
  expect(nebulis(s, 'ABC')).toBe('3 3 3 C')
  expect(s.isOver()).toBe(true)
  expect(s.events.at(-1)).toEqual({ type: 'game-over' })
})

test('K3.R2 a figure nobody held goes to the first of several after the player of the last turn', () => {
  const s = scene(
    {
      A: { hand: 'kraken3' },
      B: { hand: 'kraken3' },
      C: { hand: 'kraken2' },
      D: { hand: 'kraken3' },
    },
    { ...kraken, turn: 'B' },
  )
  s.ends()
  expect(nebulis(s, 'ABCD')).toBe('2 2 1 2 D')
})

test('E17 K3.R1 all gifts of the Fence are one event, and the holder chooses among equals', () => {
  const s = scene(
    { A: { nebulis: 4 }, B: { nebulis: 1 }, C: { nebulis: 1 }, D: { nebulis: 1 } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.gains('A', 'fence')
  s.asks('A', 'give the kraken figure', 'B', 'C', 'D')
  s.answers('C')
  expect(nebulis(s, 'ABCD')).toBe('1 2 2 2 C')
  gainsOne(s, 'D', 'watcher')
  expect(nebulis(s, 'ABCD')).toBe('1 2 2 3 D')
  gainsOne(s, 'B', 'vigil')
  expect(nebulis(s, 'ABCD')).toBe('1 3 2 3 B')
  gainsOne(s, 'A', 'lookout')
  expect(nebulis(s, 'ABCD')).toBe('2 3 2 3 B')
})

test('E17 a holder who pays 1 of 3 must name one of those with 2', () => {
  const s = scene(
    { A: { nebulis: 3, hand: 'seahorse4 crab2' }, B: { nebulis: 2 }, C: { nebulis: 2 } },
    { ...kraken, court, krakenHolder: 'A' },
  )
  s.recruits('reaper', 'seahorse4 crab2', 0, 1)
  // At once: the lord is not even there yet.
  s.asks('A', 'give the kraken figure', 'B', 'C')
  expect(s.lords('A')).toBe('')
  s.answers('B')
  expect(nebulis(s, 'ABC')).toBe('2 2 2 B')
  expect(s.lords('A')).toBe('reaper')
})
