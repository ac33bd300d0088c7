import { expect, test } from 'vitest'
import { BORDER, SMUGGLING } from '../../test/boxes.ts'
import { NAMES, playByChance, recorded } from '../../test/games.ts'
import { narrate } from './narrate.ts'

const DEAL =
  'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:B'

const told = (text: string, from = 0): string[] => {
  const { log } = recorded(`players 3\n${DEAL}\n${text}`)
  return narrate(log, from, { names: NAMES, you: 0 }).map((paragraph) => paragraph.text)
}

test('an exploration is told card by card, with who buys and who takes', () => {
  expect(
    told(
      'B explore | card:squid2\nC pass\nA pass\nB on | card:crab3\nC buy | card:monster\nB fight',
    ),
  ).toEqual([
    'explores: squid 2 … nobody buys … crab 3 … Finn buys it for 1 … a monster … fights it; ' +
      'to the council: squid 2',
  ])
})

test('what has been told before is not told again', () => {
  const before = recorded(`players 3\n${DEAL}\nB explore | card:squid2`).log.length
  expect(
    told('B explore | card:squid2\nC pass\nA buy | card:crab1\nB on | card:monster', before),
  ).toEqual(['… you buy squid 2 for 1 … crab 1 … a monster'])
})

test('a fight, its reward and the tokens that you have seen make one clause', () => {
  const [, , third] = told(
    'B explore | card:crab1\nC pass\nA pass\nB take\n' +
      'C explore | card:crab2\nA pass\nB pass\nC take\n' +
      'A explore | card:monster\nA fight\nA reward2 | token:token3',
  )
  expect(third).toBe('explore: a monster … fight it; win 1 monster token (worth 3)')
})

const toldOf = (text: string): string[] =>
  narrate(recorded(text).log, 0, { names: NAMES, you: 0 }).map((paragraph) => paragraph.text)

test('what a kraken brings is told with the lord it paid for', () => {
  expect(toldOf(SMUGGLING).at(-2)).toBe(
    'recruit the Watcher for squid 1, kraken 4; gain 3 nebulis; get the kraken figure; ' +
      'affiliate squid 1; gain 1 nebulis; reserve the crab stack',
  )
})

test('fights and attacks at the border are told, and what you have drawn', () => {
  expect(toldOf(BORDER)).toEqual([
    'explore: a monster; attack at 7 with crab 1 and roll 5: 6; take 1 health from leviathan 2; ' +
      'draw 1 monster token (worth 3); draw 1 token of the second pile (a key)',
    'explores: crab 4 (two dice) … you buy it for 1 … jellyfish 1 (pearls) … takes it',
    'explore: jellyfish 2 (pearls) … nobody buys … take it',
    'explores: a monster; suffers an attack on 3 allies; discards jellyfish 1 (pearls), crab 1; ' +
      'leviathan 17 comes to space 7; … squid 3 … takes it',
  ])
})

test('every turn of a game is told once, and the end of the game for itself', () => {
  const problems: string[] = []
  playByChance(
    12,
    () => {},
    ({ log, table }) => {
      const paragraphs = narrate(log, 0, { names: NAMES, you: 0 })
      const turns = paragraphs.filter(({ seat }) => seat !== undefined)
      const end = paragraphs.at(-1)
      if (turns.length !== table.game.turn[0]) problems.push(`${turns.length} turns are told`)
      // B9.3: whoever has allies left affiliates some of them, after the last turn.
      if (!/affiliates? .*the game is over$/.test(end?.text ?? '')) problems.push(end?.text ?? '')
      if (end?.seat !== undefined || !end?.text.endsWith('the game is over'))
        problems.push(end?.text ?? 'nothing is told')
      for (const { text } of paragraphs)
        if (text === '' || /undefined|NaN|; ;/.test(text)) problems.push(text)
    },
  )
  expect(problems).toEqual([])
})
