import { expect, test } from 'vitest'
import { borderScene } from '../scene.ts'

const FOUR = 'squid1 seahorse1 jellyfish1 shellfish1'
/** Explores on until the fifth card lies there. */
const TO_THE_FIFTH = ['explore', 'on', 'on', 'on', 'on']

test('L3.3 one leviathan is chosen, of the race of an ally in hand; a crab fights any', () => {
  const border = '4@4 20@7 12@9 8@10'
  const crab = borderScene(
    { A: { hand: 'jellyfish2 squid3 crab1' }, B: {} },
    { border, luck: 'monster' },
  )
  crab.answers('explore', 'fight')
  crab.asks('A', 'choose a leviathan to fight', '4', '7', '9', '10')
  crab.answers('4')
  crab.asks('A', 'choose an ally for the fight', 'jellyfish2', 'crab1')
  const none = borderScene(
    { A: { hand: 'jellyfish2 jellyfish3 squid3 seahorse5' }, B: {} },
    { border, luck: 'monster' },
  )
  none.answers('explore', 'fight')
  none.asks('A', 'choose a leviathan to fight', '4', '9')
  none.answers('4')
  none.asks('A', 'choose an ally for the fight', 'jellyfish2', 'jellyfish3')
})

test('L3.3 the ally is discarded; the attack is the roll of one die and its strength', () => {
  const s = borderScene(
    { A: { hand: 'squid3 squid1', pearls: 2 }, B: {} },
    { border: '4@4 11@9', luck: 'monster die4 token2 token3' },
  )
  s.answers('explore', 'fight', 'squid3')
  expect(s.hand('A')).toBe('squid1')
  // 3 and 4 are 7: slain, and no pearls were asked for.
  s.asks('A', 'split the tokens', '0 base', '1 base', '2 base')
  expect(s.events).toContainEqual(expect.objectContaining({ type: 'attack-rolled', roll: 4 }))
  s.answers('2 base')
  expect([s.slain('A'), s.tokens('A'), s.pearls('A')]).toEqual(['11', '2 3', 2])
  expect(s.discardPile()).toBe('squid3 monster')
})

test('L3.3, L3.R1 pearls are added after the roll, 1 each, up to what slays the leviathan', () => {
  const s = borderScene(
    { A: { hand: 'crab1p', pearls: 6 }, B: {} },
    { border: '20@7 4@4', luck: 'monster die2 token2' },
  )
  s.answers('explore', 'fight', '7')
  s.asks('A', 'add pearls to the attack', '0', '1', '2', '3', '4')
  s.answers('4', '1 base')
  expect([s.slain('A'), s.pearls('A')]).toEqual(['20', 2])
})

test('L3.R1 pearls may take some of the health, or none', () => {
  const levels = { border: '2@7', luck: 'monster die2 token2 token2' }
  const s = borderScene({ A: { hand: 'jellyfish2p', pearls: 9 }, B: {} }, levels)
  s.answers('explore', 'fight')
  // 4 so far; 6 and 4 are to be reached.
  s.asks('A', 'add pearls to the attack', '0', '1', '2', '3', '4', '5', '6')
  s.answers('2', '2 base')
  expect([s.border(), s.pearls('A'), s.tokens('A')]).toEqual(['- - - - 2-1 - - - -', 7, '2 2'])
  const spared = borderScene(
    { A: { hand: 'jellyfish2p', pearls: 9 }, B: {} },
    { border: '2@7', luck: 'monster die2' },
  )
  spared.answers('explore', 'fight', '1')
  expect([spared.border(), spared.pearls('A')]).toEqual(['- - - - 2 - - - -', 9])
})

test('L3.3 no more pearls can be added than there are; a blow that slays needs none', () => {
  const s = borderScene(
    { A: { hand: 'crab1p', pearls: 2 }, B: {} },
    { border: '20@7', luck: 'monster die2' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'add pearls to the attack', '0', '1', '2')
  s.answers('2')
  // 5 is below 7: the pearls are gone, and the usual one is gained.
  expect([s.pearls('A'), s.border()]).toEqual([1, '- - - - 20 - - - -'])
  const strong = borderScene(
    { A: { hand: 'crab2p', pearls: 2 }, B: {} },
    { border: '12@7 20@8', luck: 'monster die6 token2' },
  )
  strong.answers('explore', 'fight', '7')
  strong.asks('A', 'split the tokens', '0 base', '1 base')
  expect(strong.pearls('A')).toBe(2)
  strong.answers('1 base')
})

test.each(['die2 die5', 'die5 die2', 'die5 die5'])(
  'L3.3 an ally with the dice effect rolls two dice (%s) and keeps the better',
  (dice) => {
    const s = borderScene(
      { A: { hand: 'crab4d', pearls: 3 }, B: {} },
      { border: '3@7 20@8', luck: `monster ${dice} token2 token2 token2` },
    )
    s.answers('explore', 'fight', '7', '3 base')
    expect([s.slain('A'), s.pearls('A')]).toEqual(['3', 3])
  },
)

test('L3.3, L5.R14 plain allies roll one die, and add no pearls', () => {
  const s = borderScene(
    { A: { hand: 'crab4', pearls: 3 }, B: {} },
    { border: '3@7', luck: 'monster die2' },
  )
  s.answers('explore', 'fight')
  s.asks('B', 'take your turn')
  expect([s.border(), s.pearls('A')]).toEqual(['- - - - 3 - - - -', 4])
})

test('L5.R14 elsewhere allies with an effect are plain allies of their value', () => {
  const s = borderScene(
    { A: { hand: 'seahorse4d seahorse2p seahorse1p' }, B: {} },
    { court: 'miller shepherd coward' },
  )
  // 4 and 2 and 1 are 7: one too few, and there is no pearl.
  s.asks('A', 'take your turn', 'explore')
  const rich = borderScene(
    { A: { hand: 'seahorse4d seahorse2p seahorse1p', pearls: 1 }, B: {} },
    { court: 'miller sage hermit shepherd' },
  )
  rich.recruits('shepherd', 'seahorse4d seahorse2p seahorse1p', 1)
  expect([rich.affiliated('A'), rich.pearls('A')]).toEqual(['seahorse1p', 0])
})

test('L5.R14 leviathans without a race are fought with crabs only', () => {
  const s = borderScene(
    { A: { hand: 'squid5 jellyfish5 seahorse5 shellfish5 crab1 crab2' }, B: {} },
    { border: '17@7', luck: 'monster' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'choose an ally for the fight', 'crab1', 'crab2')
})

test('L3.4 a player without a fitting ally cannot fight and must explore on', () => {
  const s = borderScene(
    { A: { hand: 'squid5 jellyfish5' }, B: {} },
    { border: '20@7 8@8', luck: 'monster leviathan1 die1 die1 crab1' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.border()).toBe('1 - - - 20 8 - - -')
})

test('L3.4 a monster in the fifth space that cannot be fought is explored on: the space is free', () => {
  const s = borderScene(
    { A: { hand: 'squid5' }, B: { pearls: 1 } },
    { border: '20@7', luck: `${FOUR} monster leviathan1 die1 die1 crab3` },
  )
  s.answers('explore', 'pass', 'on', 'pass', 'on', 'pass', 'on', 'pass', 'on')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  expect(s.depths()).toBe(`${FOUR} crab3`)
  expect(s.pearls('A')).toBe(0)
  s.answers('pass')
  // The ally in the fifth space must be taken, for the one pearl.
  expect([s.hand('A'), s.pearls('A')]).toEqual(['crab3 squid5', 1])
})

test('L3.4 one in the fifth space that can be fought must be, for 1 extra pearl', () => {
  const s = borderScene(
    { A: { hand: 'crab1 crab2' }, B: {} },
    { border: '20@7', luck: `${FOUR} monster die1` },
  )
  s.answers(...TO_THE_FIFTH)
  s.asks('A', 'choose an ally for the fight', 'crab1', 'crab2')
  expect(s.pearls('A')).toBe(1)
  s.answers('crab2', 'pass')
  expect([s.pearls('A'), s.hand('A')]).toEqual([2, 'crab1'])
})

test('L3.5, E8 (a) an attack below the resistance does no harm; 1 pearl is gained', () => {
  const s = borderScene(
    { A: { hand: 'jellyfish2' }, B: {} },
    { border: '2@7', luck: 'monster die3' },
  )
  s.answers('explore', 'fight')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.border(), s.tokens('A')]).toEqual([1, '- - - - 2 - - - -', ''])
})

test('L3.5, E8 (b) an attack of 8 takes 1 health and gives 2 tokens; the next one meets 4', () => {
  const s = borderScene(
    { A: { hand: 'jellyfish5 crab1 crab2' }, B: {} },
    { border: '2@7', luck: 'monster die3 token2 token3 die2 die2 leviathan20 die1 die1 token4' },
  )
  s.answers('explore', 'fight', 'jellyfish5')
  s.asks('A', 'split the tokens', '0 base', '1 base', '2 base')
  s.answers('2 base')
  expect([s.border(), s.tokens('A'), s.pearls('A')]).toEqual(['- - - - 2-1 - - - -', '2 3', 0])
  s.answers('fight', 'crab1')
  expect([s.border(), s.pearls('A')]).toEqual(['- - - - 2-1 - - - -', 1])
  s.answers('fight')
  s.asks('A', 'split the tokens', '0 base', '1 base')
  s.answers('1 base')
  expect([s.slain('A'), s.tokens('A'), s.pearls('A')]).toEqual(['2', '2 3 4', 1])
})

test('L3.5, E8 (c) an attack of 10 reaches 6 + 4: both, 2 + 1 tokens, slain', () => {
  const s = borderScene(
    { A: { hand: 'jellyfish5' }, B: {} },
    { border: '2@7', luck: 'monster die5 leviathan20 die1 die1 token2 token2 key' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'split the tokens', '0 base', '1 base', '2 base', '3 base')
  expect(s.slain('A')).toBe('2')
  s.answers('2 base', 'pass')
  expect([s.tokens('A'), s.leviathanTokens('A'), s.pearls('A')]).toEqual(['2 2', 'key', 0])
})

test.each([
  ['1@7', 'crab2 die1', '1-1', 1],
  ['1@7', 'crab5 die4', '1-1', 1],
  ['1@7', 'crab5 die5', '1-2', 3],
  ['1@7', 'crab5 die6', '1-2', 3],
  ['1@7-1', 'crab5 die2', '1-2', 2],
  ['13@7', 'crab5 die5', '13-2', 2],
])(
  'L3.5 resistances are added up from the current level: %s attacked with %s is %s, for %i tokens',
  (border, attack, after, tokens) => {
    const [hand, die] = attack.split(' ')
    const s = borderScene({ A: { hand }, B: {} }, { border, luck: `monster ${die}` })
    s.answers('explore', 'fight')
    const splits = Array.from({ length: tokens + 1 }, (_, base) => `${base} base`)
    s.asks('A', 'split the tokens', ...splits)
    expect(s.border()).toBe(`- - - - ${after} - - - -`)
    expect(s.pearls('A')).toBe(0)
  },
)

test('L3.5 a level that was lost does not come back: the current resistance is what counts', () => {
  const s = borderScene({ A: { hand: 'crab4' }, B: {} }, { border: '1@7-1', luck: 'monster die2' })
  s.answers('explore', 'fight')
  // 6 would take the first level of 3, but meets 7.
  expect([s.border(), s.pearls('A')]).toEqual(['- - - - 1-1 - - - -', 1])
})

test('L3.7 the player keeps the card, and the first to slay gets the scourge', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab4' }, B: {} },
    { border: '20@7 4@8', luck: 'monster die2 token2' },
  )
  expect(s.scourgeHolder()).toBeUndefined()
  s.answers('explore', 'fight', '7', 'crab5', '1 base')
  expect([s.slain('A'), s.scourgeHolder()]).toEqual(['20', 'A'])
  // The fight and the action are over, though there is another one, and a crab for it.
  s.asks('B', 'take your turn')
  // The border was not empty: nothing was added.
  expect(s.border()).toBe('- - - - - 4 - - -')
  expect(s.hand('A')).toBe('crab4')
})

test.each([
  ['1', '2', 'A'],
  ['', '2', 'A'],
  ['', '2 3', 'B'],
  ['1 5 6', '2', 'A'],
])(
  'L3.7 with %s slain and one more, against %s of its holder, the scourge is with %s',
  (mine, theirs, holder) => {
    const s = borderScene(
      { A: { hand: 'crab5', slain: mine }, B: { slain: theirs } },
      { border: '20@7 4@8', scourgeHolder: 'B', luck: 'monster die2 token2' },
    )
    s.answers('explore', 'fight', '7', '1 base')
    expect(s.scourgeHolder()).toBe(holder)
  },
)

test('L3.7 on an empty border a new leviathan is added at once, and attacks nobody', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '20@7', luck: 'monster die2 leviathan17 die3 die4 token2' },
  )
  s.answers('explore', 'fight')
  expect(s.border()).toBe('- - - - 17 - - - -')
  s.answers('1 base')
  expect([s.wounds('A'), s.slain('A')]).toEqual([0, '20'])
})

test('L3.7, L5.R7 with an empty leviathan deck the border stays empty', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '20@7', leviathanDeck: '', luck: 'monster die2 token2' },
  )
  s.answers('explore', 'fight', '1 base')
  expect(s.border()).toBe('- - - - - - - - -')
})

test('L3.8 not slain, the same leviathan may be attacked again, or left', () => {
  const s = borderScene(
    { A: { hand: 'squid1 crab1 crab2 jellyfish1' }, B: {} },
    { border: '20@7 12@8 4@9', luck: 'monster die1 die1' },
  )
  s.answers('explore', 'fight', '8')
  s.asks('A', 'choose an ally for the fight', 'squid1', 'crab1', 'crab2')
  s.answers('squid1')
  s.asks('A', 'attack the leviathan again', 'fight', 'pass')
  s.answers('fight')
  s.asks('A', 'choose an ally for the fight', 'crab1', 'crab2')
  s.answers('crab1', 'pass')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.pearls('A')]).toEqual(['jellyfish1 crab2', 2])
})

test('L3.8 without a fitting ally left the fight is over', () => {
  const s = borderScene(
    { A: { hand: 'squid1 jellyfish1' }, B: {} },
    { border: '12@8 4@9', luck: 'monster die1' },
  )
  s.answers('explore', 'fight', '8')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.pearls('A')]).toEqual(['jellyfish1', 1])
})

test('L3.9 after a fight, won or lost, the exploration ends and the monster card is discarded', () => {
  const s = borderScene(
    { A: { hand: 'crab1' }, B: {} },
    { border: '20@7', luck: 'squid1 squid2 monster die1' },
  )
  s.answers('explore', 'on', 'on', 'fight')
  expect([s.depths(), s.stack('squid')]).toEqual(['', 'squid1 squid2'])
  expect(s.discardPile()).toBe('crab1 monster')
  s.asks('B', 'take your turn')
})

test('L3.10, B4.14 the fifth-space pearl and the Ship Master are paid when the fight is chosen', () => {
  const s = borderScene(
    { A: { hand: 'crab1p crab2', lords: 'ship-master' }, B: {} },
    {
      border: '20@7',
      luck: `${FOUR} monster die2 leviathan1 die1 die1`,
    },
  )
  s.answers(...TO_THE_FIFTH)
  s.asks('A', 'choose an ally for the fight', 'crab1p', 'crab2')
  // A pearl of the space and four of the Ship Master, all for this very attack.
  expect(s.pearls('A')).toBe(5)
  s.answers('crab1p')
  s.asks('A', 'add pearls to the attack', '0', '1', '2', '3', '4')
  // The allies lie in the depths until the fight is over (L3.9).
  expect(s.depths()).toBe(`${FOUR} monster`)
  expect(s.stack('squid')).toBe('')
  s.answers('4')
  // Slain: card, scourge and a new leviathan come before the tokens, which are not drawn yet.
  s.asks('A', 'split the tokens', '0 base', '1 base')
  expect([s.slain('A'), s.scourgeHolder(), s.tokens('A')]).toEqual(['20', 'A', ''])
  expect(s.border()).toBe('1 - - - - - - - -')
})

test('L3.10 a split is named for all tokens of an attack before any is drawn', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '1@7', luck: 'monster die5 token4 pearls2 key' },
  )
  s.answers('explore', 'fight', '1 base')
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual(['4', 'pearls2 key'])
  expect(s.depths()).toBe('monster')
  s.asks('A', 'reveal a monster token', 'pearls2', 'key', 'pass')
})

test.each([
  ['2 2 2', 'key key', ['1 base', '2 base', '3 base']],
  ['2', 'key key key', ['0 base', '1 base']],
])('L5.R1 of piles (%s) and (%s) no more can be drawn than they have', (first, second, splits) => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '3@7 20@8', tokenPile: first, leviathanPile: second, luck: 'monster die4' },
  )
  s.answers('explore', 'fight', '7')
  s.asks('A', 'split the tokens', ...splits)
})

test.each([
  ['', 'key key key', 'key key key'],
  ['2 3', 'key', 'token2 token3 key'],
  ['2', 'key', 'token2 key'],
])('L5.R1 of piles (%s) and (%s) all are drawn that are won, or left', (first, second, drawn) => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '3@7 20@8', tokenPile: first, leviathanPile: second, luck: `monster die4 ${drawn}` },
  )
  s.answers('explore', 'fight', '7')
  s.asks('A', 'reveal a monster token', 'key', 'pass')
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual([first, second])
})

test('L5.R1 without any token left a slain leviathan gives none', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '3@7 20@8', tokenPile: '', leviathanPile: '', luck: 'monster die4' },
  )
  s.answers('explore', 'fight', '7')
  s.asks('B', 'take your turn')
  expect([s.slain('A'), s.tokens('A'), s.leviathanTokens('A')]).toEqual(['3', '', ''])
})
