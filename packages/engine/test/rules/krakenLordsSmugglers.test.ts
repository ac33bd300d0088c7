import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'reaper keeper trader miller'

const nebulis = (s: Scene, seats: string): string =>
  [...seats].map((seat) => s.nebulis(seat)).join(' ')

test('B6.1 smugglers require no race: the number of races alone counts', () => {
  for (const race of ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']) {
    const s = scene(
      { A: { hand: `${race}4 ${race}3` }, B: {} },
      { ...kraken, court: `cleaner ${court}` },
    )
    s.recruits('cleaner', `${race}3 ${race}4`)
    expect(s.lords('A')).toBe('cleaner')
  }
  const two = scene(
    { A: { hand: 'crab4 squid3' }, B: {} },
    { ...kraken, court: `cleaner ${court}` },
  )
  expect(two.payment('cleaner', 'crab4 squid3')).toEqual({
    reason: 'wrong-number-of-races',
    needed: 1,
    offered: 2,
  })
})

test('K6 the Ferryman: once a turn a nebulis for a pearl', () => {
  const s = scene(
    { A: { nebulis: 3, lords: 'ferryman' }, B: {} },
    { ...kraken, krakenHolder: 'A', council: 'crab1 squid1' },
  )
  s.asks('A', 'take your turn', 'explore', 'support crab', 'support squid', 'use ferryman')
  s.answers('use ferryman')
  expect([s.nebulis('A'), s.pearls('A'), s.krakenHolder()]).toEqual([2, 1, 'A'])
  s.answers('support crab', 'support squid')
  expect(s.options()).toContain('use ferryman')
})

test('K6 the Ferryman has nothing to do without nebulis', () => {
  const s = scene({ A: { lords: 'ferryman' }, B: {} }, kraken)
  s.asks('A', 'take your turn', 'explore')
})

test('K3.R1 the Ferryman of the holder can pass the figure on', () => {
  const s = scene(
    { A: { nebulis: 2, lords: 'ferryman' }, B: { nebulis: 1 }, C: { nebulis: 1 } },
    { ...kraken, krakenHolder: 'A' },
  )
  s.answers('use ferryman')
  s.asks('A', 'give the kraken figure', 'B', 'C')
})

/** A may buy for the second price, 2, with these lords, pearls and nebulis; `next` comes after. */
const buys = (lords: string, pearls: number, held: number, next = ''): Scene => {
  const s = scene(
    { A: { lords, pearls, nebulis: held }, B: {}, C: { pearls: 1 } },
    { ...kraken, krakenHolder: 'A', turn: 'B', luck: `crab1 squid1 ${next}` },
  )
  s.answers('explore', 'buy')
  return s
}

test('K6.R9 the Outlaw alone: up to 2 nebulis, no pearl may be left', () => {
  buys('outlaw', 0, 3).asks('A', 'buy the ally', 'buy with 2 nebulis', 'pass')
  buys('outlaw', 1, 3).asks('A', 'buy the ally', 'buy with 1 nebulis', 'pass')
  buys('outlaw', 2, 3).asks('A', 'buy the ally', 'buy', 'pass')
  buys('outlaw', 0, 1).asks('B', 'take the ally or explore on')
  const s = buys('outlaw', 0, 3, 'crab2')
  s.answers('buy with 2 nebulis')
  expect([nebulis(s, 'AB'), s.krakenHolder()]).toEqual(['1 2', 'B'])
})

test('K6.R9 the Counterfeiter alone: 1 nebulis, with pearls left', () => {
  buys('counterfeiter', 0, 3).asks('B', 'take the ally or explore on')
  buys('counterfeiter', 1, 3).asks('A', 'buy the ally', 'buy with 1 nebulis', 'pass')
  const s = buys('counterfeiter', 5, 3, 'crab2')
  s.asks('A', 'buy the ally', 'buy', 'buy with 1 nebulis', 'pass')
  s.answers('buy with 1 nebulis')
  expect([s.pearls('A'), s.pearls('B'), nebulis(s, 'AB')]).toEqual([4, 1 + 1, '2 1'])
})

test('K6.R1 Outlaw and Counterfeiter together: up to 2 nebulis, even with pearls left', () => {
  const s = buys('outlaw counterfeiter', 5, 3, 'crab2')
  s.asks('A', 'buy the ally', 'buy', 'buy with 1 nebulis', 'buy with 2 nebulis', 'pass')
  s.answers('buy with 2 nebulis')
  expect([s.pearls('A'), s.pearls('B'), nebulis(s, 'AB')]).toEqual([5, 1, '1 2'])
})

test('K6.R1, K6.R9 the same for a lord', () => {
  const seats = (lords: string, pearls: number) => ({
    A: { lords, pearls, nebulis: 3, hand: 'seahorse3 crab2' },
    B: {},
  })
  const table = { ...kraken, court, krakenHolder: 'A' }
  const refused = { reason: 'nebulis-not-allowed', nebulis: 2 }
  const outlaw = scene(seats('outlaw', 1), table)
  expect(outlaw.payment('reaper', 'crab2 seahorse3', 0, 2)).toEqual({ ...refused, pearls: 1 })
  outlaw.recruits('reaper', 'crab2 seahorse3', 1, 1)
  expect([outlaw.pearls('A'), outlaw.nebulis('A')]).toEqual([0, 2])
  const third = scene(seats('outlaw', 0), table).payment('miller', 'crab2 seahorse3', 0, 3)
  expect(third).toEqual({ reason: 'nebulis-not-allowed', nebulis: 3, pearls: 0 })
  const counterfeiter = scene(seats('counterfeiter', 4), table)
  expect(counterfeiter.payment('reaper', 'crab2 seahorse3', 0, 2)).toEqual({
    ...refused,
    pearls: 4,
  })
  counterfeiter.recruits('reaper', 'crab2 seahorse3', 1, 1)
  expect([counterfeiter.pearls('A'), counterfeiter.nebulis('A')]).toEqual([3, 2])
  const both = scene(seats('outlaw counterfeiter', 4), table)
  both.answers('recruit reaper')
  both.asks('A', 'pay for a lord', 'settle', 'settle with 1 nebulis', 'settle with 2 nebulis')
  both.answers('settle with 2 nebulis')
  expect([both.pearls('A'), both.nebulis('A')]).toEqual([4, 1])
})

test('K3.1 Outlaw and Counterfeiter count for the Corruptor’s 5 pearls too', () => {
  const s = scene(
    { A: { lords: 'outlaw counterfeiter', pearls: 5, nebulis: 2 }, B: {} },
    { ...kraken, court, krakenHolder: 'A' },
  )
  s.gains('A', 'corruptor')
  s.answers('miller')
  s.asks('A', 'pay for the second lord', 'settle', 'settle with 1 nebulis', 'settle with 2 nebulis')
  s.answers('settle with 2 nebulis')
  expect([s.pearls('A'), s.nebulis('A'), s.krakenHolder()]).toEqual([2, 0, undefined])
})

test('B6.4 Outlaw and Counterfeiter work while free and not disabled', () => {
  buys('outlaw!', 0, 3).asks('B', 'take the ally or explore on')
  buys('counterfeiter!', 5, 3).asks('A', 'buy the ally', 'buy', 'pass')
})

test('K6 the Fence gives 1 nebulis to each opponent', () => {
  const s = scene({ A: { nebulis: 3 }, B: {}, C: { nebulis: 1 } }, { ...kraken, krakenHolder: 'A' })
  s.gains('A', 'fence')
  expect([nebulis(s, 'ABC'), s.krakenHolder()]).toEqual(['1 1 2', 'C'])
})

test('K6.R8 with fewer nebulis than opponents: one each, to those its owner chooses', () => {
  const one = scene({ A: { nebulis: 1 }, B: {}, C: {}, D: {} }, { ...kraken, krakenHolder: 'A' })
  one.gains('A', 'fence')
  one.asks('A', 'choose who gets a nebulis', 'B', 'C', 'D')
  one.answers('C')
  expect([nebulis(one, 'ABCD'), one.krakenHolder()]).toEqual(['0 0 1 0', 'C'])
  const two = scene({ A: { nebulis: 2 }, B: {}, C: {}, D: {} }, { ...kraken, krakenHolder: 'A' })
  two.gains('A', 'fence')
  // By ascending seat: with D first nobody would be left for the other.
  two.asks('A', 'choose who gets a nebulis', 'B', 'C')
  two.answers('B')
  two.asks('A', 'choose who gets a nebulis', 'C', 'D')
  two.answers('D')
  // B and D have 1, A none.
  two.asks('A', 'give the kraken figure', 'B', 'D')
  expect(nebulis(two, 'ABCD')).toBe('0 1 0 1')
})

test('B6.R5 the Fence must be carried out as far as possible; without nebulis it has no effect', () => {
  const s = scene({ A: {}, B: { nebulis: 1 } }, { ...kraken, krakenHolder: 'B' })
  s.gains('A', 'fence')
  s.asks('A', 'take your turn')
  expect([nebulis(s, 'AB'), s.krakenHolder()]).toEqual(['0 1', 'B'])
})

test('B2.5 the Ferryman may come in before the Fence: what is left to give is worked out afresh', () => {
  const s = scene(
    { A: { nebulis: 1, lords: 'ferryman' }, B: {}, C: {} },
    { ...kraken, krakenHolder: 'A' },
  )
  s.gains('A', 'fence')
  s.asks('A', 'choose who gets a nebulis', 'B', 'C', 'use ferryman')
  s.answers('use ferryman')
  s.asks('A', 'take your turn')
  expect([s.pearls('A'), nebulis(s, 'ABC'), s.krakenHolder()]).toEqual([1, '0 0 0', undefined])
})

test('B6.6 krakens paid for the Fence bring nebulis before it gives them away', () => {
  const s = scene({ A: { hand: 'kraken3 kraken4' }, B: {} }, { ...kraken, court: `fence ${court}` })
  s.recruits('fence', 'kraken3 kraken4')
  expect([nebulis(s, 'AB'), s.krakenHolder()]).toEqual(['4 1', 'A'])
})

test('K6 the Cleaner: krakens left in hand bring no nebulis', () => {
  const s = scene({ A: { lords: 'cleaner', hand: 'kraken4' }, B: { hand: 'kraken2' } }, kraken)
  s.ends()
  expect([nebulis(s, 'AB'), s.krakenHolder()]).toEqual(['0 1', 'B'])
  expect(s.hand('A')).toBe('')
})

test.each(['cleaner!', 'cleaner@jail'])('K6.R9 the Cleaner only if free at the end (%s)', (it) => {
  const s = scene({ A: { lords: it, locations: 'jail', hand: 'kraken4' }, B: {} }, kraken)
  s.ends()
  expect(s.nebulis('A')).toBe(3)
})

test('K6 the Cleaner changes nothing for krakens that are paid', () => {
  const s = scene(
    { A: { lords: 'cleaner', hand: 'seahorse3 kraken4' }, B: {} },
    { ...kraken, court },
  )
  s.recruits('reaper', 'seahorse3 kraken4')
  expect(s.nebulis('A')).toBe(3)
})

test('B9.4 smugglers bring the influence printed on them', () => {
  const lords = 'ferryman outlaw counterfeiter fence cleaner watcher'
  const s = scene({ A: { lords }, B: {} }, { ...kraken, locationDeck: '' })
  expect(s.score('A').lords.map(({ points }) => points)).toEqual([5, 6, 5, 8, 7, 4])
  expect(s.keys('A')).toBe(4)
})
