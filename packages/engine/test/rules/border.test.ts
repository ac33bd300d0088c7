import { expect, test } from 'vitest'
import {
  BadSetup,
  EXPLORE,
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  leviathans,
  lords,
  newGame,
  readDecision,
  readOutcome,
  rulebookSetup,
  Source,
  scripted,
  submit,
  type View,
  view,
} from '../../src/index.ts'
import { borderScene, scene } from '../scene.ts'

const COURT_AND_LOCATION =
  'lord:keeper lord:reaper lord:trader lord:jailer lord:sage lord:shaman location:jail'

/** A new game with Leviathan and this luck, and what lay in every bag when it was first drawn from. */
function setUpWith(players: number, luck: string) {
  const bags = new Map<number, number[]>()
  const { draw, roll } = scripted(luck.split(' ').flatMap((word) => readOutcome(word) ?? []))
  const table = newGame(rulebookSetup(players, ['leviathan']), {
    draw(source, bag, size) {
      if (!bags.has(source)) bags.set(source, Array.from(bag))
      return draw(source, bag, size)
    },
    roll,
  })
  return { table, bag: (source: number): readonly number[] => bags.get(source) ?? [] }
}

/** How many of each: `crab1: 4`. What is not there is left out. */
function counted(bag: readonly number[], names: readonly string[]): Record<string, number> {
  const there = bag.flatMap((count, at) => (count > 0 ? [[names[at], count] as const] : []))
  return Object.fromEntries(there)
}

const borderOf = (seen: View): string =>
  seen.border.map((there) => (there ? leviathans[there.leviathan].name : '-')).join(' ')

test.each([
  ['die:1 die:1', '20 - - - - - - - -'],
  ['die:2 die:1', '20 - - - - - - - -'],
  ['die:2 die:2', '- 20 - - - - - - -'],
  ['die:1 die:4', '- - 20 - - - - - -'],
  ['die:5 die:1', '- - - 20 - - - - -'],
  ['die:1 die:6', '- - - - 20 - - - -'],
  ['die:4 die:4', '- - - - - 20 - - -'],
  ['die:6 die:3', '- - - - - - 20 - -'],
  ['die:4 die:6', '- - - - - - - 20 -'],
  ['die:5 die:6', '- - - - - - - - 20'],
  ['die:6 die:6', '- - - - - - - - 20'],
])('L1.1, L1.2 two dice (%s) put the first leviathan on one of 9 spaces', (dice, border) => {
  const { table, bag } = setUpWith(2, `${COURT_AND_LOCATION} leviathan:20 ${dice} first:A`)
  const seen = view(table.game)
  expect(borderOf(seen)).toBe(border)
  expect(seen.border.find((there) => there)).toMatchObject({ lost: 0 })
  expect(bag(Source.Leviathans)).toEqual(Array(20).fill(1))
  expect(seen.leviathanDeckSize).toBe(19)
})

const SET_UP = `${COURT_AND_LOCATION} leviathan:20 die:3 die:4`

test('L1.3 3 monsters, a plain crab of 1 and 4 allies with an effect for each race are added', () => {
  const { table, bag } = setUpWith(2, `${SET_UP} first:A card:squid1`)
  expect(view(table.game).deckSize).toBe(65 + 6 + 3 + 1 + 20 - 2)
  expect(submit(table, 0, EXPLORE)).toBeUndefined()
  const races = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']
  const expected = races.flatMap((race) => [
    // Of 4 crabs and the one added, two were dealt.
    [`${race}1`, race === 'crab' ? 3 : 4] as const,
    [`${race}1p`, 1] as const,
    [`${race}2`, 3] as const,
    [`${race}2p`, 1] as const,
    [`${race}3`, 3] as const,
    [`${race}3d`, 1] as const,
    [`${race}4`, 2] as const,
    [`${race}4d`, 1] as const,
    [`${race}5`, 1] as const,
  ])
  expect(counted(bag(Source.Exploration), KIND_NAMES)).toEqual({
    ...Object.fromEntries(expected),
    monster: 9,
  })
})

test.each([2, 3, 4, 5])(
  'L1.3, L1.5 each of %i players is dealt one plain crab of 1, and has the usual pearl',
  (players) => {
    const { table } = setUpWith(players, `${SET_UP} first:B`)
    const hands = Array.from({ length: players }, (_, seat) => view(table.game, seat).seats[seat])
    for (const { hand } of hands) expect(counted(hand ?? [], KIND_NAMES)).toEqual({ crab1: 1 })
    expect(hands.map(({ pearls }) => pearls)).toEqual(Array(players).fill(1))
    expect(view(table.game)).toMatchObject({ turnSeat: 1, players, deckSize: 95 - players })
  },
)

test('L1.4 the Tamer is removed and 10 lords are added', () => {
  const { bag } = setUpWith(2, `${SET_UP} first:A`)
  const deck = Object.keys(
    counted(
      bag(Source.Lords),
      lords.map(({ name }) => name),
    ),
  )
  expect(deck).toHaveLength(35 - 1 + 10)
  expect(deck).not.toContain('tamer')
  const added = 'intrepid border-guard taxidermist arms-dealer metamorph sorcerer altruist rebel'
  for (const name of [...added.split(' '), 'coward', 'breeder']) expect(deck).toContain(name)
})

test('L1.4 there is a second pile of 19 monster tokens beside the first', () => {
  const slays = 'card:monster die:6 leviathan:1 die:1 die:1 leviathan-token:key'
  const { table, bag } = setUpWith(2, `${SET_UP} first:A ${slays}`)
  expect(view(table.game)).toMatchObject({ tokenPileSize: 20, leviathanPileSize: 19 })
  for (const answer of ['explore', 'fight', '0 base'])
    expect(submit(table, 0, readDecision(table.game, answer))).toBeUndefined()
  expect(counted(bag(Source.LeviathanTokens), LEVIATHAN_TOKEN_NAMES)).toEqual({
    pearls2: 7,
    pearls3: 4,
    key: 4,
    stack: 4,
  })
  expect(view(table.game)).toMatchObject({ tokenPileSize: 20, leviathanPileSize: 18 })
})

test('L1.5 five can play with Leviathan, and not without', () => {
  const { table } = setUpWith(5, `${SET_UP} first:E`)
  expect(view(table.game)).toMatchObject({ players: 5, turnSeat: 4, tokenPileSize: 20 })
  expect(() => newGame(rulebookSetup(5, ['kraken']), scripted([]))).toThrow(BadSetup)
  expect(() => newGame(rulebookSetup(6, ['leviathan']), scripted([]))).toThrow(BadSetup)
})

test('L1.1 there is no threat track: a monster passed by moves no marker', () => {
  const s = borderScene({ A: { lords: 'coward' }, B: {} }, { luck: 'monster crab1' })
  s.answers('explore', 'ignore')
  expect(s.threat()).toBe(1)
  expect(s.depths()).toBe('crab1')
})

test('L3.1 exploring on brings a leviathan to a free space, and the monster card is discarded', () => {
  const s = borderScene(
    { A: { hand: 'crab1' }, B: {} },
    { border: '20@7', luck: 'squid1 monster leviathan2 die3 die1 squid2' },
  )
  s.answers('explore', 'on')
  s.asks('A', 'fight a leviathan or explore on', 'fight', 'on')
  expect(s.depths()).toBe('squid1 monster')
  s.answers('on')
  expect(s.border()).toBe('- 2 - - 20 - - - -')
  expect(s.discardPile()).toBe('monster')
  // Its space is free: the next card is revealed there.
  expect(s.depths()).toBe('squid1 squid2')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.wounds('A')).toBe(0)
})

test('L3.1 the leviathan of an occupied space first attacks the explorer, then is discarded', () => {
  const s = borderScene(
    { A: { hand: 'squid1 squid2 squid3 squid4' }, B: { hand: 'squid5' } },
    { border: '1@7-1', luck: 'monster leviathan12 die3 die4 crab1' },
  )
  s.answers('explore')
  s.asks('A', 'discard allies to a leviathan', 'squid1', 'squid2')
  expect(s.border()).toBe('- - - - 1-1 - - - -')
  expect(s.discardPile()).toBe('')
  s.answers('squid1', 'squid2', 'squid4')
  expect(s.border()).toBe('- - - - 12 - - - -')
  expect(s.leviathansGone()).toBe('1')
  expect(s.hand('A')).toBe('squid3')
  expect(s.hand('B')).toBe('squid5')
  expect(s.discardPile()).toBe('squid1 squid2 squid4 monster')
  expect(s.depths()).toBe('crab1')
})

test('L3.1 a leviathan that comes where another was harmed has full health', () => {
  const s = borderScene(
    { A: {}, B: {} },
    { border: '17@8-2', luck: 'monster leviathan18 die4 die4 crab1' },
  )
  s.answers('explore')
  expect(s.border()).toBe('- - - - - 18 - - -')
  expect(s.wounds('A')).toBe(4)
})

test('L3.2 wounds are taken, each -1 point at the end', () => {
  const s = borderScene(
    { A: { wounds: 1, pearls: 4, lords: 'keeper' }, B: {} },
    { border: '11@7', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  s.answers('explore')
  expect([s.wounds('A'), s.wounds('B')]).toEqual([4, 0])
  expect([s.pearls('A'), s.lords('A')]).toEqual([4, 'keeper'])
  expect(s.score('A')).toMatchObject({ wounds: -4, total: 6 - 4 })
})

test.each([
  [5, 2],
  [3, 0],
  [2, 0],
  [0, 0],
])('L3.2 3 pearls are lost, or all: of %i, %i are left', (before, after) => {
  const s = borderScene(
    { A: { pearls: before }, B: {} },
    { border: '5@7', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  s.answers('explore')
  expect([s.pearls('A'), s.pearls('B'), s.wounds('A')]).toEqual([after, 0, 0])
})

test("L3.2 3 allies of the player's choice are discarded from hand", () => {
  const s = borderScene(
    { A: { hand: 'seahorse3 seahorse4 squid1 squid2 squid2' }, B: {} },
    { border: '2@7', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  s.answers('explore')
  s.asks('A', 'discard allies to a leviathan', 'seahorse3', 'seahorse4', 'squid1')
  s.answers('seahorse4')
  s.asks('A', 'discard allies to a leviathan', 'squid1', 'squid2')
  s.answers('squid2')
  // From here on the choice is made.
  expect(s.hand('A')).toBe('seahorse3 squid1')
  expect(s.discardPile()).toBe('seahorse4 squid2 squid2 monster')
})

test.each(['', 'squid1', 'squid1 squid5', 'seahorse2 squid1 squid5'])(
  'L3.2 3 allies or all: of a hand (%s) nothing is left',
  (hand) => {
    const s = borderScene(
      { A: { hand, affiliated: 'squid3' }, B: {} },
      { border: '1@7', luck: 'monster leviathan20 die3 die4 crab1' },
    )
    s.answers('explore')
    expect(s.hand('A')).toBe('')
    expect(s.discardPile()).toBe(`${hand} monster`.trim())
    expect(s.affiliated('A')).toBe('squid3')
    s.asks('A', 'take the ally or explore on', 'take', 'on')
  },
)

test("L3.2, L5.R14, B6.R7 one free lord of the player's choice is discarded, a disabled one too", () => {
  const s = borderScene(
    { A: { lords: 'keeper reaper@jail miller!', locations: 'jail', affiliated: 'crab1' }, B: {} },
    { border: '10@7', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  s.answers('explore')
  s.asks('A', 'discard a lord to a leviathan', 'keeper', 'miller')
  s.answers('miller')
  expect(s.lords('A')).toBe('keeper reaper@jail')
  expect(s.isGone('miller')).toBe(true)
  expect(s.affiliated('A')).toBe('crab1')
  expect(s.border()).toBe('- - - - 20 - - - -')
})

test('L3.2 without a free lord the attack has no effect', () => {
  const s = borderScene(
    { A: { lords: 'reaper@jail', locations: 'jail', pearls: 3, hand: 'squid1' }, B: {} },
    { border: '9@7', lordDeck: '', luck: 'monster leviathan20 die3 die4 crab1' },
  )
  // A squid could fight it.
  s.answers('explore', 'on')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.lords('A')).toBe('reaper@jail')
  expect([s.pearls('A'), s.hand('A'), s.wounds('A')]).toEqual([3, 'squid1', 0])
})

test('B2.5 a `turn` power may be used before the first ally is discarded, not between them', () => {
  const s = borderScene(
    { A: { hand: 'squid1 squid2 squid3 squid4 squid5', lords: 'slaver' }, B: {} },
    { border: '1@7', luck: 'monster leviathan20 die3 die4' },
  )
  s.answers('explore', 'on')
  s.asks('A', 'discard allies to a leviathan', 'squid1', 'squid2', 'squid3', 'use slaver')
  s.answers('squid1')
  s.asks('A', 'discard allies to a leviathan', 'squid2', 'squid3', 'squid4')
})

test('L5.R7 with an empty leviathan deck none is added: no dice, no attack', () => {
  const s = borderScene(
    { A: { hand: 'crab1' }, B: {} },
    { border: '20@7', leviathanDeck: '', luck: 'monster squid1' },
  )
  s.answers('explore', 'on')
  expect(s.border()).toBe('- - - - 20 - - - -')
  expect(s.wounds('A')).toBe(0)
  expect(s.discardPile()).toBe('monster')
  expect(s.depths()).toBe('squid1')
})

test('L5.R7 with an empty border nobody can fight', () => {
  const s = borderScene(
    { A: { hand: 'crab5 squid5' }, B: {} },
    { leviathanDeck: '', luck: 'monster squid1' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.discardPile()).toBe('monster')
})

test('L5.R8 a replaced leviathan counts as slain for nobody, and the Shaman does not stop it', () => {
  const s = borderScene(
    { A: { lords: 'shaman' }, B: {} },
    { border: '20@7', luck: 'monster leviathan4 die3 die4 crab1' },
  )
  s.answers('explore')
  expect(s.wounds('A')).toBe(2)
  expect([s.slain('A'), s.slain('B'), s.leviathansGone()]).toEqual(['', '', '20'])
  expect(s.scourgeHolder()).toBeUndefined()
})

test('B4.R1 deck and discard empty: a monster that can be fought must be, with no pearl for it', () => {
  const s = borderScene(
    { A: { hand: 'crab2' }, B: {} },
    { border: '20@7', deck: 'monster', luck: 'monster die5 leviathan1 die1 die1 token2' },
  )
  s.answers('explore')
  s.asks('A', 'split the tokens', '0 base', '1 base')
  s.answers('1 base')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.tokens('A'), s.slain('A')]).toEqual([0, '2', '20'])
})

test('B4.R1, B4.R4 one that cannot be fought brings a leviathan, and the exploration ends', () => {
  const s = borderScene(
    { A: { hand: 'squid1', lords: 'ship-master' }, B: {} },
    { border: '20@7', deck: 'crab1 monster', luck: 'crab1 monster leviathan1 die1 die1' },
  )
  s.answers('explore', 'on')
  s.asks('B', 'take your turn')
  expect(s.border()).toBe('1 - - - 20 - - - -')
  expect(s.stack('crab')).toBe('crab1')
  expect(s.discardPile()).toBe('monster')
  // The Ship Master's pearl, and none for the exploration.
  expect([s.pearls('A'), s.hand('A')]).toEqual([1, 'squid1'])
})

test('B4.R4 monsters alone go round for nobody: one left behind ends the exploration', () => {
  const s = borderScene(
    { A: { hand: 'squid1' }, B: {} },
    { border: '20@7', deck: 'monster monster', luck: 'monster leviathan1 die1 die1' },
  )
  s.answers('explore')
  s.asks('B', 'take your turn')
  expect(s.discardPile()).toBe('monster')
  expect(s.deckSize()).toBe(1)
})

test('B4.R4 allies that an attack discards are allies left: the exploration goes on', () => {
  const s = borderScene(
    { A: { hand: 'squid1' }, B: {} },
    { border: '1@7', deck: 'monster', luck: 'monster leviathan20 die3 die4 squid1' },
  )
  s.answers('explore')
  // The deck is made of the squid and the monster, and the squid comes first.
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.depths()).toBe('squid1')
})

test('L1 without the expansion a monster is met on the threat track', () => {
  const s = scene({ A: { hand: 'crab1' }, B: {} }, { luck: 'monster' })
  s.answers('explore')
  s.asks('A', 'fight the monster or explore on', 'fight', 'on')
})
