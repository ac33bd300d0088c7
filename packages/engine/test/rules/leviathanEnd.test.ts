import { expect, test } from 'vitest'
import {
  brokenInvariants,
  isOver,
  legal,
  newGame,
  play,
  rulebookSetup,
  seeded,
  winners,
} from '../../src/index.ts'
import { dice } from '../randomGame.ts'
import { borderScene, type Scene } from '../scene.ts'

const causes = (s: Scene): string[] =>
  s.events.flatMap((event) => (event.type === 'end-triggered' ? [event.cause] : []))

test('L4.1 an empty leviathan deck ends the game when a turn ends; every other player has a last turn', () => {
  const s = borderScene(
    { A: {}, B: {}, C: {} },
    { turn: 'B', leviathanDeck: '', border: '20@7', council: 'crab1 squid1 jellyfish1' },
  )
  expect(s.endTriggeredBy()).toBeUndefined()
  s.answers('support crab')
  expect(s.endTriggeredBy()).toBe('B')
  expect(causes(s)).toEqual(['leviathan-deck'])
  s.asks('C', 'take your turn')
  s.answers('support squid')
  s.asks('A', 'take your turn')
  s.answers('support jellyfish')
  expect(s.isOver()).toBe(true)
})

test('L4.1 it is looked at when the turn ends: the action goes on to its end', () => {
  const s = borderScene(
    { A: { hand: 'crab1' }, B: {} },
    { border: '20@7', leviathanDeck: '4', luck: 'monster leviathan4 die1 die1 squid1' },
  )
  s.answers('explore', 'on')
  expect(s.sees().leviathanDeckSize).toBe(0)
  expect(s.endTriggeredBy()).toBeUndefined()
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('take')
  expect(s.endTriggeredBy()).toBe('A')
})

test.each([
  [{ tokenPile: '' }, ['token-pile']],
  [{ leviathanPile: '' }, ['token-pile']],
  [{ tokenPile: '2', leviathanPile: 'key', leviathanDeck: '4' }, []],
])('L4.1 one of the two token piles is empty: %o', (piles, expected) => {
  const s = borderScene({ A: {}, B: {} }, { ...piles, border: '20@7', council: 'crab1' })
  s.answers('support crab')
  expect(causes(s)).toEqual(expected)
  expect(s.endTriggeredBy()).toBe(expected.length > 0 ? 'A' : undefined)
  s.asks('B', 'take your turn')
})

test('L4.1 tokens that a fight draws empty a pile, and the turn ends the game', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { border: '20@7 4@8', leviathanPile: 'key', luck: 'monster die2 key' },
  )
  s.answers('explore', 'fight', '7', '0 base')
  expect(s.endTriggeredBy()).toBeUndefined()
  s.answers('pass')
  expect(s.endTriggeredBy()).toBe('A')
})

test('L4.1, L4.3 in the last turns a revealed monster is just discarded', () => {
  const s = borderScene(
    { A: {}, B: { hand: 'crab5', lords: 'coward' } },
    {
      leviathanDeck: '',
      border: '20@7',
      council: 'crab1',
      luck: 'squid1 monster monster squid2',
    },
  )
  s.answers('support crab', 'explore', 'on')
  // Not asked, no pearl, nothing at the border; the space was free for the next card.
  s.asks('B', 'take the ally or explore on', 'take', 'on')
  expect(s.depths()).toBe('squid1 squid2')
  expect(s.discardPile()).toBe('monster monster')
  expect([s.pearls('B'), s.hand('B'), s.wounds('B')]).toEqual([0, 'crab5', 0])
  expect(s.border()).toBe('- - - - 20 - - - -')
})

test('L4.3 in the fifth space too', () => {
  const s = borderScene(
    { A: {}, B: { hand: 'crab5' } },
    {
      tokenPile: '',
      border: '20@7',
      council: 'crab1',
      luck: 'squid1 seahorse1 jellyfish1 shellfish1 monster squid2',
    },
  )
  s.answers('support crab', 'explore', 'on', 'on', 'on', 'on')
  // The ally that came there had to be taken, for its pearl.
  expect(s.isOver()).toBe(true)
  expect([s.pearls('B'), s.discardPile()]).toEqual([1, 'monster'])
  // B9.3: both allies in hand were affiliated.
  expect(s.affiliated('B')).toBe('crab5 squid2')
})

test('L4.3, B4.R4 a monster just discarded with no ally left ends the exploration', () => {
  const s = borderScene(
    { A: {}, B: { hand: 'crab5' }, C: {} },
    {
      leviathanDeck: '',
      border: '20@7',
      council: 'crab1',
      deck: 'monster squid1 monster',
      luck: 'squid1 monster',
    },
  )
  s.answers('support crab', 'explore', 'on')
  s.asks('C', 'take your turn')
  expect([s.hand('B'), s.stack('squid'), s.discardPile()]).toEqual(['crab5', 'squid1', 'monster'])
})

test('L4.3 it holds in an Invoker’s extra turn too', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { leviathanDeck: '', border: '20@7', council: 'crab1', luck: 'monster squid1' },
  )
  s.gains('A', 'invoker')
  s.answers('support crab')
  expect([s.turn(), s.endTriggeredBy()]).toEqual(['A', 'A'])
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  expect(s.discardPile()).toBe('monster')
})

test('L4.3 not in a last round that lords alone started', () => {
  const s = borderScene(
    { A: { lords: 'keeper miller sage hermit elder trader' }, B: { hand: 'crab5' } },
    { border: '20@7', council: 'crab1', luck: 'monster' },
  )
  s.gains('A', 'peddler')
  s.answers('support crab')
  expect(causes(s)).toEqual(['seventh-lord'])
  s.answers('explore')
  s.asks('B', 'fight a leviathan or explore on', 'fight', 'on')
})

test('L4.1, B9.R3 in a last round that is on already the triggers change nothing more', () => {
  const s = borderScene(
    { A: {}, B: {}, C: { hand: 'crab5' } },
    {
      turn: 'B',
      endedBy: 'A',
      leviathanDeck: '',
      border: '20@7',
      council: 'crab1',
      luck: 'monster',
    },
  )
  s.answers('support crab')
  expect([s.endTriggeredBy(), causes(s)]).toEqual(['A', []])
  s.answers('explore')
  s.asks('C', 'fight a leviathan or explore on', 'fight', 'on')
})

test('L4.2 points as before, minus 1 per wound, plus 5 for the scourge', () => {
  const s = borderScene(
    {
      A: { lords: 'keeper', tokens: '3', wounds: 4, slain: '20', affiliated: 'crab2' },
      B: { wounds: 7, slain: '1 2', lords: 'miller' },
    },
    { scourgeHolder: 'A' },
  )
  expect(s.score('A')).toMatchObject({ wounds: -4, scourge: 5, total: 6 + 3 + 2 - 4 + 5 })
  expect(s.score('B')).toMatchObject({ wounds: -7, scourge: 0, total: 10 - 7 })
})

test('L4.2 wounds may take a player below 0', () => {
  const s = borderScene({ A: { wounds: 3 }, B: {} })
  s.ends()
  expect(s.score('A').total).toBe(-3)
  expect(s.winners()).toEqual(['B'])
})

/** A recruits the Rebel; the border has only leviathan 20, and the deck is empty. */
const lastLeviathan = (endedBy: string | undefined): Scene => {
  const s = borderScene(
    { A: { hand: 'squid4 crab4' }, B: { slain: '1' }, C: {} },
    {
      border: '20@7',
      leviathanDeck: '',
      court: '- - rebel sage hermit elder',
      scourgeHolder: 'B',
      ...(endedBy && { endedBy }),
      luck: 'token3',
    },
  )
  s.recruits('rebel', 'squid4 crab4')
  s.answers('squid4')
  s.asks('A', 'split the tokens', '0 base', '1 base')
  expect([s.slain('A'), s.scourgeHolder()]).toEqual(['20', 'A'])
  expect(s.border()).toBe('- - - - - - - - -')
  s.answers('1 base')
  expect([s.tokens('A'), s.court()]).toEqual(['3', '- - - sage hermit elder'])
  return s
}

test('E21 the Rebel slays the last leviathan, the deck is empty: no new one, and L4.1', () => {
  const s = lastLeviathan(undefined)
  expect([s.endTriggeredBy(), causes(s)]).toEqual(['A', ['leviathan-deck']])
  s.asks('B', 'take your turn')
})

test('E21 with the last round on already there is nothing more', () => {
  const s = lastLeviathan('C')
  expect([s.endTriggeredBy(), causes(s)]).toEqual(['C', []])
  s.asks('B', 'take your turn')
})

test.each(['on', 'off'] as const)('O leviathanEnds %s', (leviathanEnds) => {
  const ends = leviathanEnds === 'on'
  const s = borderScene(
    { A: {}, B: { hand: 'crab5' } },
    {
      leviathanDeck: '',
      leviathanPile: '',
      border: '20@7',
      council: 'crab1',
      options: { leviathanEnds },
      luck: ends ? 'monster squid1' : 'monster',
    },
  )
  s.answers('support crab')
  expect(s.endTriggeredBy()).toBe(ends ? 'A' : undefined)
  s.answers('explore')
  expect(s.sees().asked?.question).toBe(
    ends ? 'take the ally or explore on' : 'fight a leviathan or explore on',
  )
})

test('O leviathanEnds off, L5.R7: with an empty deck monsters are passed by, on and on', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    {
      leviathanDeck: '',
      border: '20@7',
      options: { leviathanEnds: 'off' },
      luck: 'monster squid1',
    },
  )
  s.answers('explore', 'on', 'take')
  s.asks('B', 'take your turn')
  expect(s.endTriggeredBy()).toBeUndefined()
})

test.each([[['leviathan']], [['kraken', 'leviathan']]] as const)(
  'L1.5 five play a whole game with %o to its end',
  (expansions) => {
    const ends = Array.from({ length: 20 }, (_, seed) => {
      const table = newGame(rulebookSetup(5, expansions), seeded(seed))
      const choose = dice(seed)
      let decisions = 0
      for (; !isOver(table.game) && decisions < 20_000; decisions++) {
        const options = legal(table)
        play(table, options.list[choose(options.size)])
      }
      const seats = winners(table.game)
      return isOver(table.game) && seats.length > 0 && brokenInvariants(table.game).length === 0
    })
    expect(ends).toEqual(Array(20).fill(true))
  },
)
