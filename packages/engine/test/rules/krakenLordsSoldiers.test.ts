import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'reaper keeper trader miller'

const pearls = (s: Scene, seats: string): string =>
  [...seats].map((seat) => s.pearls(seat)).join(' ')

test('K6.R1 the Highwayman’s owner takes 1 of each gain of 2 or more pearls from one source', () => {
  const s = scene({ A: { hand: 'crab1', lords: 'slaver' }, B: { lords: 'highwayman' } }, kraken)
  s.gains('A', 'peddler')
  expect(pearls(s, 'AB')).toBe('1 1')
  s.gains('A', 'trader')
  expect(pearls(s, 'AB')).toBe('3 2')
  s.gains('A', 'shopkeeper')
  expect(pearls(s, 'AB')).toBe('4 2')
  s.answers('use slaver')
  expect(pearls(s, 'AB')).toBe('5 3')
  s.gains('B', 'inheritor')
  expect(pearls(s, 'AB')).toBe('5 8')
})

test('K6.R1 the court’s 2 pearls are a gain', () => {
  const s = scene(
    { A: { hand: 'seahorse5 crab2' }, B: { lords: 'highwayman' } },
    { ...kraken, court: '- - - reaper keeper trader', luck: 'sage elder hermit miller' },
  )
  s.recruits('reaper', 'seahorse5 crab2')
  expect(pearls(s, 'AB')).toBe('1 1')
})

test('K6.R1 loot 4 is a gain', () => {
  const s = scene(
    { A: { keys: 3 }, B: { lords: 'highwayman' } },
    { ...kraken, available: 'megalodon', locationDeck: '', luck: 'loot4' },
  )
  expect(pearls(s, 'AB')).toBe('1 1')
})

test('K6.R1 a reward of 2 pearls is a gain', () => {
  const s = scene({ A: {}, B: { lords: 'highwayman' } }, { ...kraken, threat: 2, luck: 'monster' })
  s.answers('explore', 'fight', 'reward1')
  expect(pearls(s, 'AB')).toBe('1 1')
})

test('K6.R7 the pearl of the fifth space is a source of its own', () => {
  const s = scene(
    { A: {}, B: { lords: 'highwayman' } },
    { ...kraken, luck: 'crab1 crab1 crab1 crab1 monster' },
  )
  s.answers('explore', 'on', 'on', 'on', 'on')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  s.answers('reward1')
  // 1 and 1: no gain of 2.
  expect(pearls(s, 'AB')).toBe('2 0')
})

test('K6.R1 a sale is a gain, also when the Highwayman’s owner is the one who buys', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 }, C: { lords: 'highwayman', pearls: 3 } },
    { ...kraken, luck: 'crab1 crab2 crab3' },
  )
  s.answers('explore', 'buy', 'buy')
  // 1 from B; 2 from C, of which 1 goes back.
  expect(pearls(s, 'ABC')).toBe('2 0 2')
})

test('K6.R7 the Taxidermist’s 2 pearls are a gain for each health point', () => {
  const s = scene(
    { A: { hand: 'jellyfish5', lords: 'taxidermist' }, B: { lords: 'highwayman' } },
    { expansions: ['kraken', 'leviathan'], border: '2@7 20@8', luck: 'monster die5' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'split the tokens')
  expect([s.slain('A'), pearls(s, 'AB')]).toEqual(['2', '2 2'])
})

test('B8.6 the Shaman protects from the Highwayman', () => {
  const s = scene({ A: { lords: 'shaman' }, B: { lords: 'highwayman' }, C: {} }, kraken)
  s.gains('A', 'peddler')
  s.gains('C', 'trader')
  expect(pearls(s, 'ABC')).toBe('2 1 2')
})

test('B6.4 the Highwayman takes nothing under a location or disabled', () => {
  const s = scene({ A: {}, B: { lords: 'highwayman!' } }, kraken)
  s.gains('A', 'peddler')
  expect(pearls(s, 'AB')).toBe('2 0')
})

const E18 = (lordsOfA: string) =>
  scene(
    {
      A: { lords: lordsOfA },
      B: { pearls: 2, nebulis: 1 },
      C: { pearls: 3 },
      D: { lords: 'highwayman hypnotist', pearls: 1 },
    },
    { ...kraken, krakenHolder: 'B', luck: 'crab1 crab2 crab3 crab4' },
  )

test('E18 K6.R7 a sale for 2 pearls and 1 nebulis is a gain of 2 pearls', () => {
  const s = E18('')
  // The first to D for 1, the second to C for 2, the third to B for 2 pearls and 1 nebulis.
  s.answers('explore', 'pass', 'pass', 'buy')
  expect(pearls(s, 'ABCD')).toBe('1 2 3 0')
  s.answers('pass', 'buy')
  expect(pearls(s, 'ABCD')).toBe('2 2 1 1')
  s.asks('B', 'buy the ally', 'buy with 1 nebulis', 'pass')
  s.answers('buy with 1 nebulis')
  expect(pearls(s, 'ABCD')).toBe('3 0 1 2')
  expect([s.nebulis('A'), s.nebulis('B'), s.krakenHolder()]).toEqual([1, 0, 'A'])
})

test('E18 a sale for 1 pearl and 1 nebulis brings the Highwayman nothing', () => {
  const s = scene(
    { A: {}, B: { pearls: 1, nebulis: 1 }, C: { pearls: 1 }, D: { lords: 'highwayman' } },
    { ...kraken, krakenHolder: 'B', luck: 'crab1 crab2 crab3' },
  )
  s.answers('explore', 'pass', 'buy', 'buy with 1 nebulis')
  expect(pearls(s, 'ABCD')).toBe('2 0 0 0')
})

test('E18 from an explorer with a free Shaman the Highwayman takes nothing', () => {
  const s = E18('shaman')
  s.answers('explore', 'pass', 'pass', 'buy', 'pass', 'buy', 'buy with 1 nebulis')
  expect(pearls(s, 'ABCD')).toBe('5 0 1 0')
})

test('K6 the Executioner: each opponent discards an affiliated ally of the race named, of their choice', () => {
  const s = scene(
    {
      A: { affiliated: 'crab1' },
      B: { affiliated: 'crab2 crab4 squid1' },
      C: { affiliated: 'crab3', hand: 'crab1' },
      D: { affiliated: 'squid2' },
    },
    kraken,
  )
  s.gains('A', 'executioner')
  s.asks('A', 'name a race', 'jellyfish', 'crab', 'seahorse', 'shellfish', 'squid')
  s.answers('crab')
  s.asks('B', 'discard an affiliated ally', 'crab2', 'crab4')
  s.answers('crab2')
  // C has one only.
  s.asks('A', 'take your turn')
  expect([...'ABCD'].map((seat) => s.affiliated(seat))).toEqual([
    'crab1',
    'crab4 squid1',
    '',
    'squid2',
  ])
  expect(s.hand('C')).toBe('crab1')
  expect(s.discardPile()).toBe('crab2 crab3')
})

test('K6.R3, B8.6 the Shaman protects from the Executioner', () => {
  const s = scene(
    { A: {}, B: { affiliated: 'crab2 crab4', lords: 'shaman' }, C: { affiliated: 'crab3' } },
    kraken,
  )
  s.gains('A', 'executioner')
  s.answers('crab')
  s.asks('A', 'take your turn')
  expect([s.affiliated('B'), s.affiliated('C')]).toEqual(['crab2 crab4', ''])
})

test('K6 the Shareholder’s owner gains a pearl each time an opponent recruits', () => {
  const s = scene(
    { A: { hand: 'seahorse5 crab2' }, B: { lords: 'shareholder' }, C: {} },
    { ...kraken, court },
  )
  s.recruits('reaper', 'seahorse5 crab2')
  expect(pearls(s, 'ABC')).toBe('0 1 0')
})

test('K6 the Shareholder pays nothing for its own recruitment, or for another of its owner', () => {
  const s = scene(
    { A: { hand: 'shellfish5 crab4 seahorse5 crab2' }, B: {} },
    { ...kraken, court: `shareholder ${court}`, council: 'squid1' },
  )
  s.recruits('shareholder', 'shellfish5 crab4')
  expect(s.pearls('A')).toBe(0)
  s.answers('support squid')
  s.recruits('reaper', 'seahorse5 crab2')
  expect(pearls(s, 'AB')).toBe('0 0')
})

test('K6.R2 the Shareholder: also by the Corruptor, not by the Traitor or the Schemer', () => {
  const s = scene(
    { A: { hand: 'squid5 squid4 squid1', pearls: 5 }, B: { lords: 'shareholder' } },
    { ...kraken, court: 'corruptor traitor keeper schemer miller sage', luck: 'reaper' },
  )
  s.recruits('corruptor', 'squid5 squid4 squid1')
  expect(s.pearls('B')).toBe(1)
  s.answers('traitor')
  expect(s.pearls('B')).toBe(2)
  s.answers('corruptor', 'schemer', 'traitor')
  expect(s.lords('A')).toBe('schemer reaper')
  expect(s.pearls('B')).toBe(2)
})

test('B6.6 payment, krakens’ nebulis, lord, end, Shareholder, affiliation, power, court, keys', () => {
  const s = scene(
    {
      A: {
        hand: 'shellfish3 crab3 kraken4',
        lords: 'jailer seeker trader peddler shopkeeper miller',
      },
      B: { lords: 'shareholder' },
    },
    { ...kraken, court: '- - - landlord keeper sage', luck: 'hermit elder reaper schemer' },
  )
  s.recruits('landlord', 'shellfish3 crab3 kraken4')
  s.answers('crab3')
  expect(s.events.map((event) => event.type)).toEqual([
    'lord-paid',
    'nebulis-changed',
    'kraken-figure',
    'lord-gained',
    'end-triggered',
    'pearls-gained',
    'ally-affiliated',
    'pearls-gained',
    'pearls-gained',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'court-refilled',
    'turn-begins',
  ])
  expect(s.events[5]).toEqual({ type: 'pearls-gained', seat: 1, pearls: 1 })
  expect(pearls(s, 'AB')).toBe('3 1')
})
