import { expect, test } from 'vitest'
import { newGame, rulebookSetup, scripted, seeded, view } from '../../src/index.ts'
import { type Scene, scene } from '../scene.ts'
import type { SeatOf, TableOf } from '../setting.ts'

const both = (seats: Readonly<Record<string, SeatOf>>, on: TableOf = {}): Scene =>
  scene(seats, { expansions: ['kraken', 'leviathan'], ...on })

const FOUR = 'squid1 seahorse1 jellyfish1 shellfish1'
const TO_THE_FIFTH = ['explore', 'on', 'on', 'on', 'on']

test('K1.1, L1 with both boxes two to five play, with the cards and lords of both', () => {
  const { game } = newGame(rulebookSetup(5, ['kraken', 'leviathan']), seeded(1))
  expect(view(game)).toMatchObject({
    players: 5,
    deckSize: 65 + 6 + 7 + 3 + 1 + 20 - 5,
    lordDeckSize: 35 + 18 + 10 - 1 - 6,
    locationDeckSize: 20 + 6 - 1,
    lootDeckSize: 25,
    leviathanDeckSize: 19,
  })
  expect(() => newGame(rulebookSetup(6, ['kraken', 'leviathan']), scripted([]))).toThrow()
})

const FOURTEEN = 'crab1 crab1 crab2 crab2 crab3 crab3 squid1 squid1 squid2 squid2 squid3 squid3'

test('E13 the Commander’s limit comes first: 8 of choice go, krakens too, without nebulis', () => {
  const s = both(
    { A: { hand: `${FOURTEEN} kraken4`, pearls: 3 }, B: { lords: 'commander' } },
    { council: 'kraken2@jellyfish', lordDeck: '' },
  )
  s.answers('support jellyfish')
  s.asks('A', 'discard down to a limit')
  s.answers('crab1', 'crab1', 'crab2', 'crab2', 'squid1', 'squid1', 'kraken2')
  // The eighth is kraken 4: there is nothing else left to name.
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe('crab3 crab3 squid2 squid2 squid3 squid3')
  expect([s.nebulis('A'), s.pearls('A'), s.krakenHolder()]).toEqual([0, 3, undefined])
})

test('E13 with a free Shaman it is 2 above 12: pearls or allies, no krakens', () => {
  const s = both(
    { A: { hand: `${FOURTEEN} kraken4`, pearls: 3, lords: 'shaman' }, B: { lords: 'commander' } },
    { council: 'kraken2@jellyfish', lordDeck: '' },
  )
  s.answers('support jellyfish')
  const kinds = ['crab1', 'crab2', 'crab3', 'squid1', 'squid2', 'squid3']
  s.asks('A', 'martial law', 'pearls', ...kinds)
  s.answers('crab1', 'pearls')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.hand('A').split(' ').length]).toEqual([2, 13])
})

/** E14: the fifth card is a monster, and A holds nothing but kraken 3. */
const fifthIsMonster = (luck: string): Scene => {
  const s = both(
    { A: { hand: 'kraken3' }, B: {} },
    { border: '20@7', luck: `${FOUR} monster ${luck}` },
  )
  s.answers(...TO_THE_FIFTH)
  return s
}

test('E14 the monster must be fought, and roll 4 slays: 1 pearl, 2 nebulis, 1 token, the scourge', () => {
  const s = fifthIsMonster('die4 leviathan1 die1 die1 token2')
  s.asks('A', 'split the tokens', '0 base', '1 base')
  s.answers('1 base')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.nebulis('A'), s.krakenHolder()]).toEqual([1, 2, 'A'])
  expect([s.slain('A'), s.tokens('A'), s.scourgeHolder()]).toEqual(['20', '2', 'A'])
  expect(s.border()).toBe('1 - - - - - - - -')
  expect(s.stack('squid') + s.stack('shellfish')).toBe('squid1shellfish1')
  expect(s.discardPile()).toBe('kraken3 monster')
})

test('E14 roll 3 is 6: 1 more pearl, no ally left, the fight is over', () => {
  const s = fifthIsMonster('die3')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.nebulis('A'), s.hand('A')]).toEqual([2, 2, ''])
  expect([s.border(), s.stack('seahorse')]).toEqual(['- - - - 20 - - - -', 'seahorse1'])
})

test('L3.3, L5.R14 a kraken counts as any race', () => {
  const s = both(
    { A: { hand: 'kraken2 seahorse5' }, B: {} },
    { border: '20@7 4@8 16@9', luck: 'monster' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'choose a leviathan to fight', '7', '8', '9')
  s.answers('9')
  s.asks('A', 'choose an ally for the fight', 'kraken2', 'seahorse5')
})

test.each([
  ['kraken2', 1],
  ['kraken3', 2],
  ['kraken4', 3],
])('K2.R1 %s discarded to fight a leviathan gives %i nebulis', (hand, nebulis) => {
  const s = both({ A: { hand }, B: {} }, { border: '3@7', luck: 'monster die1' })
  s.answers('explore', 'fight')
  expect([s.nebulis('A'), s.hand('A'), s.discardPile()]).toEqual([nebulis, '', `${hand} monster`])
})

test('K2.R1 krakens that a leviathan’s attack takes give their nebulis too', () => {
  const s = both(
    { A: { hand: 'kraken2 kraken4 squid1 squid2' }, B: { nebulis: 2 } },
    { border: '1@7', krakenHolder: 'B', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  s.answers('explore', 'on', 'squid1', 'kraken2')
  expect([s.nebulis('A'), s.hand('A'), s.krakenHolder()]).toEqual([4, 'squid2', 'A'])
})

test('K2.R1, L5.R2 also those of an opponent whom the Border Guard names', () => {
  const s = both(
    { A: {}, B: { hand: 'kraken3' } },
    { border: '1@7', luck: 'leviathan20 die3 die4' },
  )
  s.gains('A', 'border-guard')
  expect([s.nebulis('B'), s.hand('B'), s.krakenHolder()]).toEqual([2, '', 'B'])
})

test('K2.R1 plain discards of a kraken give none', () => {
  const s = both({ A: {}, B: { hand: 'kraken3' } })
  s.gains('A', 'jailer')
  expect([s.nebulis('B'), s.discardPile()]).toEqual([0, 'kraken3'])
})

test('L3.10, K3.R1 the nebulis of a kraken come before the roll, with a look at the figure', () => {
  const s = both(
    { A: { hand: 'kraken3', nebulis: 1 }, B: { nebulis: 3 }, C: { nebulis: 3 } },
    { border: '20@7', krakenHolder: 'B', luck: 'monster die1' },
  )
  s.answers('explore', 'fight')
  s.asks('B', 'give the kraken figure', 'A', 'C')
  expect(s.events.map(({ type }) => type)).not.toContain('attack-rolled')
  s.answers('C')
  expect([s.krakenHolder(), s.pearls('A')]).toEqual(['C', 1])
})

test('B4.14, L3.9 krakens left in the depths are placed after the fight and its tokens', () => {
  const s = both(
    { A: { hand: 'crab5' }, B: {} },
    { border: '20@7 4@8', luck: 'kraken2 squid1 monster die2 pearls3' },
  )
  s.answers('explore', 'on', 'on', 'fight', '7', '0 base')
  s.asks('A', 'reveal a monster token', 'pearls3', 'pass')
  expect([s.depths(), s.stack('squid')]).toEqual(['kraken2 squid1 monster', ''])
  s.answers('pass')
  s.asks('A', 'place a kraken', 'jellyfish', 'crab', 'seahorse', 'shellfish', 'squid')
  s.answers('crab')
  expect([s.stack('crab'), s.stack('squid')]).toEqual(['kraken2', 'squid1'])
})

test('K2.R2 for the Ship Master a kraken is of no race, in a fight neither', () => {
  const s = both(
    { A: { hand: 'crab1 crab2', lords: 'ship-master' }, B: {} },
    { border: '20@7', luck: 'kraken2 squid1 monster' },
  )
  s.answers('explore', 'on', 'on', 'fight')
  expect(s.pearls('A')).toBe(1)
})

test('K3.5 nebulis is not a pearl: not for an attack, and no leviathan takes it', () => {
  const added = both(
    { A: { hand: 'crab1p', nebulis: 5, pearls: 1 }, B: {} },
    { border: '20@7', krakenHolder: 'A', luck: 'monster die1' },
  )
  added.answers('explore', 'fight')
  added.asks('A', 'add pearls to the attack', '0', '1')
  const taken = both(
    { A: { nebulis: 5, pearls: 1 }, B: {} },
    { border: '5@7', krakenHolder: 'A', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  taken.answers('explore')
  expect([taken.pearls('A'), taken.nebulis('A')]).toEqual([0, 5])
})

test('K6.R7 the Taxidermist’s 2 pearls are a gain for each health point: the Highwayman takes 1 of each', () => {
  const s = both(
    { A: { hand: 'crab5', lords: 'taxidermist' }, B: { lords: 'highwayman' } },
    { border: '1@7', luck: 'monster die5' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'split the tokens')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([2, 2])
})

test('K6.R1 the Highwayman takes 1 of a revealed token’s pearls, and of the Arms Dealer’s', () => {
  const token = both({ A: { leviathanTokens: 'pearls3' }, B: { lords: 'highwayman' } })
  token.answers('pearls3')
  expect([token.pearls('A'), token.pearls('B')]).toEqual([2, 1])
  const dealer = both({ A: {}, B: { lords: 'highwayman' } }, { border: '20@7 4@8' })
  dealer.gains('A', 'arms-dealer')
  expect([dealer.pearls('A'), dealer.pearls('B')]).toEqual([1, 1])
})

/** A's three keys are spent on Megalodon before the turn begins. */
const megalodon = (luck: string, on: TableOf = {}): Scene =>
  both(
    { A: { keys: 3 }, B: {} },
    { available: 'megalodon', locationDeck: '', border: '20@7', ...on, luck },
  )

test('K5.R3 a monster drawn for loot 6 is just discarded: there is no threat track', () => {
  const s = megalodon('loot6 monster monster crab3')
  s.asks('A', 'search the sanctuary', 'stop', 'search')
  expect([s.hand('A'), s.discardPile(), s.threat()]).toEqual(['crab3', 'monster monster', 1])
  expect([s.border(), s.wounds('A')]).toEqual(['- - - - 20 - - - -', 0])
})

test('K5.R3 loot 5 is a token of the first pile, if any is left', () => {
  const s = megalodon('loot5 token4')
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual(['4', ''])
  const none = megalodon('loot5', { tokenPile: '' })
  none.asks('A', 'search the sanctuary', 'stop', 'search')
  expect([none.tokens('A'), none.leviathanTokens('A'), none.loot('megalodon')]).toEqual([
    '',
    '',
    '5',
  ])
})

test('L5.R9, K4.R1 a token cannot take a stack that somebody else has reserved', () => {
  const s = both({ A: { leviathanTokens: 'stack' }, B: {} }, { turn: 'B', council: 'crab1 squid1' })
  s.gains('B', 'watcher')
  s.answers('crab', 'support squid')
  s.asks('A', 'reveal a monster token', 'pass')
})

test('L4.2, K3.3 nebulis, the kraken figure, wounds and the scourge all count at the end', () => {
  const s = both(
    { A: { lords: 'miller', nebulis: 1, wounds: 2, hand: 'kraken2' }, B: {} },
    { krakenHolder: 'A', scourgeHolder: 'A' },
  )
  s.ends()
  expect(s.score('A')).toMatchObject({
    nebulis: -2,
    kraken: -5,
    wounds: -2,
    scourge: 5,
    total: 10 - 2 - 5 - 2 + 5,
  })
})
