import { expect, test } from 'vitest'
import { borderScene } from '../scene.ts'

const FOUR = 'squid1 seahorse1 jellyfish1 shellfish1'
const TO_THE_FIFTH = ['explore', 'on', 'on', 'on', 'on']

test('L5.R5 Intrepid: after a slain leviathan another one of the border may be fought', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab4 crab1', lords: 'intrepid' }, B: {} },
    { border: '20@7 12@8 4@9', luck: 'monster die2 token2 die2 token3' },
  )
  s.answers('explore', 'fight', '7', 'crab5', '1 base')
  s.asks('A', 'fight a second leviathan', 'fight', 'pass')
  s.answers('fight')
  s.asks('A', 'choose a leviathan to fight', '8', '9')
  s.answers('8', 'crab4', '1 base')
  // Once a turn: no third.
  s.asks('B', 'take your turn')
  expect([s.slain('A'), s.tokens('A'), s.hand('A')]).toEqual(['12 20', '2 3', 'crab1'])
})

test('L5.R5 Intrepid: the second may be the one just added to an empty border', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab4', lords: 'intrepid' }, B: {} },
    { border: '20@7', luck: 'monster die2 leviathan18 die1 die1 token2 die1' },
  )
  s.answers('explore', 'fight', 'crab5', '1 base', 'fight')
  // 5 is below 7.
  s.asks('B', 'take your turn')
  expect([s.border(), s.pearls('A')]).toEqual(['18 - - - - - - - -', 1])
})

test('L5.R5 Intrepid: it may be declined, and needs a slain leviathan and a fitting ally', () => {
  const declined = borderScene(
    { A: { hand: 'crab5 crab4', lords: 'intrepid' }, B: {} },
    { border: '20@7 4@8', luck: 'monster die2 token2' },
  )
  declined.answers('explore', 'fight', '7', 'crab5', '1 base', 'pass')
  declined.asks('B', 'take your turn')
  const lost = borderScene(
    { A: { hand: 'crab1 crab2', lords: 'intrepid' }, B: {} },
    { border: '20@7 4@8', luck: 'monster die2' },
  )
  lost.answers('explore', 'fight', '7', 'crab1', 'pass')
  lost.asks('B', 'take your turn')
  const alone = borderScene(
    { A: { hand: 'crab5 squid5', lords: 'intrepid' }, B: {} },
    { border: '20@7 4@8', luck: 'monster die2 token2' },
  )
  alone.answers('explore', 'fight', '7', '1 base')
  alone.asks('B', 'take your turn')
})

test('L5.R5, L3.8 Intrepid: in the second fight too, one that is not slain may be attacked again', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab1 crab2', lords: 'intrepid' }, B: {} },
    { border: '20@7 17@8', luck: 'squid1 monster die2 token2 die1 die2 token2' },
  )
  s.answers('explore', 'on', 'fight', '7', 'crab5', '1 base', 'fight', 'crab1')
  s.asks('A', 'attack the leviathan again', 'fight', 'pass')
  // The exploration ends after both fights (L3.9).
  expect(s.depths()).toBe('squid1 monster')
  s.answers('fight', '1 base')
  expect([s.border(), s.stack('squid')]).toEqual(['- - - - - 17-1 - - -', 'squid1'])
})

test('L5.R5 Intrepid: also after the Sorcerer’s fight, once in the whole turn', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab4 crab3 crab3', lords: 'intrepid' }, B: {} },
    { border: '20@7 12@8 4@9', luck: 'die2 token2 die2 token2' },
  )
  s.gains('A', 'sorcerer')
  s.answers('fight', '7', 'crab5', '1 base')
  s.asks('A', 'fight a second leviathan', 'fight', 'pass')
  s.answers('fight', '8', 'crab4', '1 base')
  s.asks('A', 'take your turn')
})

test('L5.R5 Intrepid: a second fight is used up for the turn, not a first one', () => {
  const s = borderScene(
    { A: { hand: 'crab5 crab4 crab4 crab3', lords: 'intrepid' }, B: {} },
    {
      border: '20@7 12@8 4@9',
      luck: 'die2 token2 die2 token2 monster die6 leviathan1 die1 die1 token2',
    },
  )
  s.gains('A', 'sorcerer')
  s.answers('fight', '7', 'crab5', '1 base', 'fight', '8', 'crab4', '1 base')
  s.answers('explore', 'fight', 'crab4', '1 base')
  s.asks('B', 'take your turn')
  expect(s.slain('A')).toBe('4 12 20')
})

test('L5.R5, B2.5 Intrepid: once in each turn, an Invoker’s extra turn included', () => {
  const slay = 'monster die6 token2 die6 token2'
  const s = borderScene(
    { A: { hand: 'crab3 crab3 crab3 crab4', lords: 'intrepid' }, B: {} },
    { border: '20@7 12@8 4@9 8@10 16@5', luck: `${slay} monster die6 token2` },
  )
  s.gains('A', 'invoker')
  s.answers('explore', 'fight', '7', 'crab3', '1 base', 'fight', '8', 'crab3', '1 base')
  s.answers('explore', 'fight', '9', 'crab3', '1 base')
  s.asks('A', 'fight a second leviathan', 'fight', 'pass')
})

test('L5.R2 Border Guard: an opponent of choice adds a leviathan and takes the attack', () => {
  const s = borderScene(
    { A: { pearls: 5 }, B: { pearls: 5 }, C: { pearls: 5 } },
    { border: '5@7', lordDeck: '', luck: 'leviathan20 die3 die4' },
  )
  s.gains('A', 'border-guard')
  s.asks('A', 'choose who adds a leviathan', 'B', 'C')
  s.answers('C')
  expect(['A', 'B', 'C'].map((seat) => s.pearls(seat))).toEqual([5, 5, 2])
  expect([s.border(), s.leviathansGone()]).toEqual(['- - - - 20 - - - -', '5'])
  s.asks('A', 'take your turn', 'explore')
})

test('L5.R2 Border Guard: if there is an attack; a free space means none', () => {
  const s = borderScene(
    { A: {}, B: { pearls: 5, lords: 'keeper', hand: 'crab1' } },
    { border: '9@7', luck: 'leviathan20 die1 die1' },
  )
  s.gains('A', 'border-guard')
  expect(s.border()).toBe('20 - - - 9 - - - -')
  expect([s.pearls('B'), s.lords('B'), s.hand('B'), s.wounds('B')]).toEqual([
    5,
    'keeper',
    'crab1',
    0,
  ])
})

test('L5.R2 Border Guard: the opponent attacked chooses what to lose', () => {
  const s = borderScene(
    { A: {}, B: { lords: 'keeper miller' } },
    { border: '9@7', luck: 'leviathan20 die3 die4' },
  )
  s.gains('A', 'border-guard')
  s.asks('B', 'discard a lord to a leviathan', 'keeper', 'miller')
  s.answers('keeper')
  expect([s.lords('B'), s.border()]).toEqual(['miller', '- - - - 20 - - - -'])
})

test.each([
  ['yes', ['B', 'D']],
  ['no', ['B', 'C', 'D']],
] as const)(
  'L5.R2, B8.6, O shamanStopsBorderGuard %s: whom the Border Guard can name',
  (shamanStopsBorderGuard, seats) => {
    const s = borderScene(
      { A: {}, B: { lords: 'oracle' }, C: { lords: 'shaman' }, D: {} },
      { options: { shamanStopsBorderGuard } },
    )
    s.gains('A', 'border-guard')
    s.asks('A', 'choose who adds a leviathan', ...seats)
  },
)

test('L5.R2 Border Guard: with nobody to name there is no effect', () => {
  const s = borderScene({ A: {}, B: { lords: 'shaman' } }, { border: '20@7' })
  s.gains('A', 'border-guard')
  s.asks('A', 'take your turn', 'explore')
  expect(s.border()).toBe('- - - - 20 - - - -')
})

test('O shamanStopsBorderGuard no, L5.R8: the Shaman does not stop the attack', () => {
  const s = borderScene(
    { A: {}, B: { lords: 'shaman' } },
    { border: '20@7', options: { shamanStopsBorderGuard: 'no' }, luck: 'leviathan4 die3 die4' },
  )
  s.gains('A', 'border-guard')
  expect(s.wounds('B')).toBe(2)
})

test('L5.R7 Border Guard: with an empty leviathan deck there is no effect', () => {
  const s = borderScene({ A: {}, B: {}, C: {} }, { border: '20@7', leviathanDeck: '' })
  s.gains('A', 'border-guard')
  s.asks('A', 'take your turn', 'explore')
})

test('E20 the Border Guard’s leviathan takes the Keeper: Q has 2 keys, and nothing is due', () => {
  const s = borderScene(
    { A: {}, B: { keys: 2, lords: 'keeper', affiliated: 'seahorse2' } },
    { border: '9@7', locationDeck: '', luck: 'leviathan20 die3 die4' },
  )
  expect(s.keys('B')).toBe(3)
  s.gains('A', 'border-guard')
  expect([s.keys('B'), s.lords('B'), s.affiliated('B')]).toEqual([2, '', 'seahorse2'])
  expect([s.isGone('keeper'), s.locations('B')]).toEqual([true, ''])
  s.asks('A', 'take your turn', 'explore')
})

test('L3.10 Taxidermist: 2 pearls for each health point taken', () => {
  const s = borderScene(
    { A: { hand: 'crab5', lords: 'taxidermist' }, B: {} },
    { border: '1@7', luck: 'monster die5' },
  )
  s.answers('explore', 'fight')
  // Two health points, before the tokens (L3.10).
  s.asks('A', 'split the tokens', '0 base', '1 base', '2 base', '3 base')
  expect(s.pearls('A')).toBe(4)
})

test('L3.5 Taxidermist: nothing but the usual pearl for an attack without harm', () => {
  const s = borderScene(
    { A: { hand: 'crab1', lords: 'taxidermist' }, B: { lords: 'trader' } },
    { border: '1@7', luck: 'monster die1' },
  )
  s.answers('explore', 'fight')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([1, 0])
})

test.each([
  ['', 0],
  ['20@7', 1],
  ['20@7 1@2-3 4@11-12', 3],
])('L1.4 Arms Dealer: a pearl for each leviathan at the border (%s)', (border, pearls) => {
  const s = borderScene({ A: { pearls: 1 }, B: {} }, { border })
  s.gains('A', 'arms-dealer')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([1 + pearls, 0])
})

test('L5.R14 Metamorph: any leviathan may be fought with an ally of any race', () => {
  const s = borderScene(
    { A: { hand: 'squid1 seahorse2', lords: 'metamorph' }, B: {} },
    { border: '20@7 4@8', luck: 'monster' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'choose a leviathan to fight', '7', '8')
  s.answers('7')
  s.asks('A', 'choose an ally for the fight', 'squid1', 'seahorse2')
})

test.each(['metamorph!', 'metamorph@jail'])('B6.4 Metamorph: not as %s', (lord) => {
  const s = borderScene(
    { A: { hand: 'squid1 seahorse2', lords: lord, locations: 'jail' }, B: {} },
    { border: '20@7', luck: 'monster leviathan1 die1 die1 crab1' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
})

test('L5.R3 Sorcerer: a whole fight, at once, without a monster card', () => {
  const s = borderScene(
    { A: { hand: 'crab1 crab5' }, B: {} },
    { border: '20@7 4@8', luck: 'die1 die2 token2' },
  )
  s.gains('A', 'sorcerer')
  s.asks('A', 'fight a leviathan at once', 'fight', 'pass')
  s.answers('fight', '7', 'crab1', 'fight', '1 base')
  expect([s.slain('A'), s.tokens('A'), s.scourgeHolder()]).toEqual(['20', '2', 'A'])
  // One pearl for the first attack, none of the fifth space; the turn goes on.
  expect([s.pearls('A'), s.discardPile()]).toEqual([1, 'crab1 crab5'])
  s.asks('A', 'take your turn')
})

test('L5.R3, B6.R5 Sorcerer: it may be declined', () => {
  const s = borderScene({ A: { hand: 'crab1' }, B: {} }, { border: '20@7' })
  s.gains('A', 'sorcerer')
  s.answers('pass')
  s.asks('A', 'take your turn', 'explore')
  expect(s.hand('A')).toBe('crab1')
})

test.each([
  ['crab1', ''],
  ['squid1', '20@7'],
])(
  'L5.R7, L3.4 Sorcerer: with a hand %s and the border (%s) there is no effect',
  (hand, border) => {
    const s = borderScene({ A: { hand }, B: {} }, { border })
    s.gains('A', 'sorcerer')
    s.asks('A', 'take your turn', 'explore')
  },
)

test('L3.5 Altruist: an extra token for each health point, of either pile', () => {
  const s = borderScene(
    { A: { hand: 'crab5', lords: 'altruist' }, B: {} },
    { border: '1@7', luck: 'monster die5 token2 token2 token3 pearls2 key' },
  )
  s.answers('explore', 'fight')
  s.asks('A', 'split the tokens', ...[0, 1, 2, 3, 4, 5].map((base) => `${base} base`))
  s.answers('3 base', 'pass')
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual(['2 2 3', 'pearls2 key'])
})

test('L5.R4 Rebel: a leviathan of choice loses one health, with its reward', () => {
  const s = borderScene(
    { A: { hand: 'crab1', lords: 'taxidermist altruist' }, B: {} },
    { border: '1@7-1 20@8', luck: 'token2 token2 pearls3' },
  )
  s.gains('A', 'rebel')
  s.asks('A', 'choose a leviathan to harm', '7', '8')
  s.answers('7')
  // 2 tokens of the second level and the Altruist's; the Taxidermist's pearls.
  s.asks('A', 'split the tokens', '0 base', '1 base', '2 base', '3 base')
  s.answers('2 base')
  s.asks('A', 'reveal a monster token', 'pearls3', 'pass')
  s.answers('pearls3')
  expect([s.border(), s.pearls('A')]).toEqual(['- - - - 1-2 20 - - -', 5])
  // No ally, no roll, and no second attack.
  expect(s.hand('A')).toBe('crab1')
  s.asks('A', 'take your turn')
})

test('L5.R4, L3.7 Rebel: it may slay; it is no fight, so no Intrepid', () => {
  const s = borderScene(
    { A: { hand: 'crab5', lords: 'intrepid' }, B: {} },
    { border: '2@7-1', luck: 'leviathan20 die1 die1 token2' },
  )
  s.gains('A', 'rebel')
  s.answers('1 base')
  expect([s.slain('A'), s.scourgeHolder(), s.border()]).toEqual(['2', 'A', '20 - - - - - - - -'])
  s.asks('A', 'take your turn', 'explore')
})

test('L5.R7 Rebel: with an empty border there is no effect', () => {
  const s = borderScene({ A: {}, B: {} })
  s.gains('A', 'rebel')
  s.asks('A', 'take your turn', 'explore')
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual(['', ''])
})

test('L5.R6 Coward: the monster is discarded, nothing is added, and the player explores on', () => {
  const s = borderScene(
    { A: { hand: 'crab1', lords: 'coward' }, B: {} },
    { border: '20@7', luck: 'squid1 monster squid2' },
  )
  s.answers('explore', 'on')
  s.asks('A', 'fight a leviathan or explore on', 'fight', 'on', 'ignore')
  s.answers('ignore')
  expect([s.depths(), s.discardPile()]).toEqual(['squid1 squid2', 'monster'])
  expect([s.border(), s.pearls('A')]).toEqual(['- - - - 20 - - - -', 0])
})

test('L5.R6 Coward: also in the fifth space, where it is that or the fight', () => {
  const s = borderScene(
    { A: { hand: 'crab1', lords: 'coward' }, B: {} },
    { border: '20@7', luck: `${FOUR} monster squid2` },
  )
  s.answers(...TO_THE_FIFTH)
  s.asks('A', 'fight a leviathan or explore on', 'fight', 'ignore')
  s.answers('ignore')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.pearls('A')]).toEqual(['crab1 squid2', 1])
})

test('L5.R6, L3.4 Coward: without a fitting ally it is that or exploring on', () => {
  const s = borderScene({ A: { lords: 'coward' }, B: {} }, { border: '20@7', luck: 'monster' })
  s.answers('explore')
  s.asks('A', 'fight a leviathan or explore on', 'on', 'ignore')
})

test('B4.R4 Coward: a monster ignored with no ally left ends the exploration', () => {
  const s = borderScene(
    { A: { hand: 'crab1', lords: 'coward' }, B: {} },
    { border: '20@7', deck: 'monster monster', luck: 'monster' },
  )
  s.answers('explore', 'ignore')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.pearls('A'), s.discardPile()]).toEqual(['crab1', 0, 'monster'])
})

test('L5.R13 Breeder: the leviathan is seen, then a free space chosen; no attack', () => {
  const s = borderScene({ A: {}, B: {} }, { border: '20@7 4@2-3', luck: 'leviathan17' })
  s.gains('A', 'breeder')
  s.asks('A', 'place a leviathan', '4', '5', '6', '8', '9', '10', '11-12')
  for (const seat of ['A', 'B', undefined]) expect(s.sees(seat).leviathanDrawn).toBe(16)
  s.answers('10')
  expect([s.border(), s.wounds('A')]).toEqual(['4 - - - 20 - - 17 -', 0])
  expect(s.sees().leviathanDrawn).toBeUndefined()
})

test('L5.R13 Breeder: no free space or an empty deck: no effect', () => {
  const full = '1@2-3 2@4 3@5 4@6 5@7 6@8 7@9 8@10 9@11-12'
  const s = borderScene({ A: {}, B: {} }, { border: full })
  s.gains('A', 'breeder')
  s.asks('A', 'take your turn', 'explore')
  expect([s.border(), s.sees().leviathanDeckSize]).toEqual(['1 2 3 4 5 6 7 8 9', 11])
  const empty = borderScene({ A: {}, B: {} }, { border: '20@7', leviathanDeck: '' })
  empty.gains('A', 'breeder')
  empty.asks('A', 'take your turn', 'explore')
  expect(empty.border()).toBe('- - - - 20 - - - -')
})
