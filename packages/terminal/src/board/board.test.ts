import { expect, test } from 'vitest'
import { BORDER, SMUGGLING } from '../../test/boxes.ts'
import { playByChance, recorded, sceneOfFirst } from '../../test/games.ts'
import { boardLines, titleLine, WHOLE_BOARD } from './board.ts'
import { coloured, plain, widthOf } from './paint.ts'

const OPENING = `
players 3
deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:B
B explore | card:squid2
C pass
A pass
B on | card:crab3
C buy | card:monster
B on | card:jellyfish4`

test('the whole board can be read without colour', () => {
  const scene = sceneOfFirst(recorded(OPENING))
  expect([titleLine(scene, plain, 80), ...boardLines(scene, WHOLE_BOARD, plain, 80)]).toEqual([
    '── turn 1 · Mira’s turn ────────────────────────────────────────────────────────',
    'COURT         guild, influence, key, what it costs you',
    '  Keeper  farmer       6  key   6  3 races, seahorse   no seahorse',
    '  Jailer  soldier      7        6  3 races, crab       no crab',
    '  Trader  merchant     9       10  3 races, shellfish  no shellfish',
    '  Slaver  merchant     5  key   8  1 race, shellfish   no shellfish',
    '  Elder   ambassador   3       10  5 races             0 of 5 races',
    '  Miller  farmer      10        8  2 races, seahorse   no seahorse',
    'LOCATIONS     available for 3 keys; worth to you now',
    '  The Chasm  5 + 3×0 = 5',
    'COUNCIL       jellyfish 0, crab 0, seahorse 0, shellfish 0, squid 0',
    'DEPTHS        squid 2 · monster · [jellyfish 4] · – · –  (on offer for 2 pearls)',
    'THREAT        space 2: a monster pays 2 pearls, 1 pearl and 1 token or 2 tokens',
    '              1 P/T · [2 PP/PT/TT] · 3 K · 4 KP/KT · 5 KPP/KPT/KTT · 6 KK',
    'DECKS         exploration 67 (0 discarded), lords 29, locations 19, tokens 20',
    'MIRA          2 pearls, 0 keys, hand 0; 0 points',
    'FINN          0 pearls, 0 keys, hand 1 (C 3); 0 points',
    'YOU           1 pearl, 0 keys; 0 points now',
    '  hand        empty',
    '  lords       none',
  ])
})

const wholeBoard = (text: string): string[] =>
  boardLines(sceneOfFirst(recorded(text)), WHOLE_BOARD, plain, 80)

test('with Kraken the board shows nebulis, the figure, loot and what is reserved', () => {
  expect(wholeBoard(SMUGGLING)).toEqual([
    'COURT         guild, influence, key, what it costs you; 1 free space',
    '  Jailer  soldier      7        6  3 races, crab       no crab',
    '  Trader  merchant     9       10  3 races, shellfish  no shellfish',
    '  Slaver  merchant     5  key   8  1 race, shellfish   no shellfish',
    '  Elder   ambassador   3       10  5 races             0 of 5 races',
    '  Miller  farmer      10        8  2 races, seahorse   no seahorse',
    'LOCATIONS     available for 3 keys; worth to you now',
    '  Megalodon  0 (loot to be found)',
    'COUNCIL       jellyfish 0, crab 0 [reserved by you], seahorse 0, shellfish 0,',
    '              squid 0',
    'DEPTHS        [crab 2] · – · – · – · –  (on offer for 1 pearl)',
    'THREAT        space 1: a monster pays 1 pearl or 1 token',
    '              [1 P/T] · 2 PP/PT/TT · 3 K · 4 KP/KT · 5 KPP/KPT/KTT · 6 KK',
    'SENTINELS     Watcher’s sentinel (yours) on the crab stack',
    'DECKS         exploration 73 (1 discarded), lords 47, locations 25, tokens 20,',
    '              loot 25',
    'MIRA          1 pearl, 0 nebulis, 0 keys, hand 2 (C 3 1); 0 points',
    'YOU           1 pearl, 4 nebulis and the kraken figure, 0 keys; −4 points now',
    '  hand        empty',
    '  lords       Watcher 4',
    '  affiliated  Q 1',
  ])
})

test('with Leviathan the border takes the place of the threat track', () => {
  expect(wholeBoard(BORDER).slice(7)).toEqual([
    'LOCATIONS     available for 3 keys; worth to you now',
    '  The Chasm  5 + 3×0 = 5',
    'COUNCIL       jellyfish 0, crab 0, seahorse 0, shellfish 0, squid 0',
    'DEPTHS        empty',
    'BORDER        space, number, race, resistance (tokens), attack; your fighters',
    '  7  no. 17  no race  4 (1), 7 (1), 6 (1)  4 wounds  C 4d',
    'DECKS         exploration 87 (5 discarded), lords 38, locations 19, tokens 19,',
    '              second pile 18, leviathans 18',
    'MIRA          2 pearls, 0 keys, hand 1 (Q 3); 0 points',
    'YOU           0 pearls, 0 keys; 3 points now',
    '  hand        jellyfish 2 (pearls), crab 4 (two dice)',
    '  lords       none',
    '  tokens      3',
    '  second pile a key',
  ])
})

test('an expansion that is not in play shows nothing, one that is in play does', () => {
  const ofKraken = /nebulis|kraken|SENTINELS|loot|reserved/i
  const ofLeviathan = /BORDER|leviathan|second pile|wound|scourge|\(two dice\)|\dd\b/i
  const problems = new Set<string>()
  let number = 0
  playByChance(8, (session) => {
    if (number++ % 41 > 0) return
    const scene = sceneOfFirst(session)
    const board = boardLines(scene, WHOLE_BOARD, plain, 80).join('\n')
    if (ofKraken.test(board) !== scene.seen.expansions.includes('kraken')) problems.add(board)
    if (ofLeviathan.test(board) !== scene.seen.expansions.includes('leviathan')) problems.add(board)
    if (board.includes('THREAT') === board.includes('BORDER')) problems.add(board)
  })
  expect([...problems]).toEqual([])
})

test('a sanctuary shows its loot wherever it lies', () => {
  const problems: string[] = []
  let shown = 0
  playByChance(12, (session) => {
    const { loot } = session.table.game
    if (loot.every((there) => there.every((count) => count === 0))) return
    const board = boardLines(sceneOfFirst(session), WHOLE_BOARD, plain, 100).join('\n')
    if (/\(loot \d( \+ \d)*\)/.test(board)) shown++
    else problems.push(board)
  })
  expect(problems).toEqual([])
  expect(shown).toBeGreaterThan(0)
})

test('with a memory the board shows what everybody has seen, without it sizes only', () => {
  const session = recorded(OPENING)
  const council = (remembers: boolean): string[] =>
    boardLines(sceneOfFirst(session, remembers), ['council', 'rivals'], plain, 80)
  expect(council(true)).toContain('FINN          0 pearls, 0 keys, hand 1 (C 3); 0 points')
  expect(council(false)).toContain('FINN          0 pearls, 0 keys, hand 1; 0 points')
})

test('colour changes nothing but colour, and no line is wider than the screen', () => {
  const problems = new Set<string>()
  let number = 0
  playByChance(12, (session) => {
    if (number++ % 83 > 0) return
    const scene = sceneOfFirst(session)
    for (const width of [80, 100]) {
      const lines = boardLines(scene, [...WHOLE_BOARD, 'hand'], plain, width)
      const painted = boardLines(scene, [...WHOLE_BOARD, 'hand'], coloured, width)
      for (const [at, line] of lines.entries()) {
        if (line.length > width || /undefined|NaN/.test(line)) problems.add(line)
        if (widthOf(painted[at] ?? '') !== line.length) problems.add(painted[at] ?? line)
      }
    }
  })
  expect([...problems]).toEqual([])
})
