import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostPlayers } from '@hadal/engine'
import { expect, onTestFinished, test } from 'vitest'
import { BOXES } from '../../test/games.ts'
import { handOf } from '../../test/hands.ts'
import { typist } from '../../test/typist.ts'
import { readArguments } from '../arguments.ts'
import { visit } from './visit.ts'

/** What is printed when these lines are typed at a table for two. */
async function typed(lines: readonly string[], flags = '--script --seed 3 --players 2') {
  const terminal = typist(lines)
  await visit(terminal, readArguments(flags.split(' ')), { USER: 'ann' })
  return terminal.printed
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hadal-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('whoever says nothing gets the defaults, question by question', async () => {
  const printed = await typed(['', '', '', '', ''], '--seed 3')
  expect(printed).toContain('Which expansions, kraken or leviathan? One, both or none. [none] ')
  expect(printed).toContain('How many play, 2 to 4, you included? [3] ')
  expect(printed).toContain('What is your name? [ann] ')
  expect(printed.join('\n')).toContain(
    'At the table: ann, Mira (amateur) and Finn (amateur). Rules: rulebook;',
  )
  expect(printed.at(-1)).toBe('The input has ended, and so has the game. Goodbye.')
})

test('a bad answer before the game is asked for again', async () => {
  const printed = await typed(
    ['dragon', 'none', '9', '2', 'Bea', 'clever', 'random', 'mine', 'arena'],
    '--seed 3',
  )
  expect(printed.join('\n')).toContain('There is no expansion called “dragon”')
  expect(printed).toContain('“9” cannot play: 2 to 4 can, 5 with Leviathan.')
  expect(printed).toContain('There is no preset called “mine”: there are rulebook and arena.')
  expect(printed.join('\n')).toContain('At the table: Bea and Mira (random). Rules: arena;')
})

test('help is there before the game too, and quit leaves', async () => {
  const printed = await typed(['help', '', 'quit'], '--seed 3')
  expect(printed).toContain('Enter takes what stands in brackets; quit leaves.')
  expect(printed).toContain('How many play, 2 to 4, you included? [3] quit')
  expect(printed.join('\n')).not.toContain('What is your name?')
  expect(printed.at(-1)).toBe('Goodbye.')
})

test('single rules can depart from the preset, and the table says so', async () => {
  const flags =
    '--script --seed 3 --players 2 --option martialLaw=always --option blackSmokers=must-exchange'
  const printed = await typed(['rules'], flags)
  expect(printed.join('\n')).toContain('Rules: rulebook, changed;')
  expect(printed.join('\n').replaceAll(/\s+/g, ' ')).toContain('more than 12 allies in hand cost')
  expect(() => readArguments(['--option', 'martialLaw=never'])).toThrow(
    "--option: martialLaw is leviathan or always, not 'never'.",
  )
  expect(() => readArguments(['--option', 'flying=yes'])).toThrow("there is no option 'flying'")
})

test('bad input gets a sentence and loses nothing', async () => {
  const printed = await typed([
    '',
    '0',
    '99',
    'fly away',
    'why fly',
    'lord',
    'load nowhere.txt',
    '1',
  ])
  expect(printed.filter((line) => line.startsWith('There is no choice'))).toHaveLength(2)
  expect(printed.join('\n')).toContain('“fly away” is none of the choices.')
  expect(printed.join('\n')).toContain('“nowhere.txt” cannot be read: there is no such file')
  expect(printed).toContain('> 1')
  expect(printed.at(-1)).toBe('The input has ended, and so has the game. Goodbye.')
})

test('commands are answered, and the question stands', async () => {
  const lines = [
    'help',
    'board',
    'log',
    'score',
    'lord slaver',
    'location chasm',
    'why plot',
    'undo',
  ]
  const printed = await typed(lines)
  const text = printed.join('\n')
  expect(text).toContain('save FILE        keep the game in a file')
  expect(printed.filter((line) => line.startsWith('COURT'))).toHaveLength(2)
  expect(text).toContain('You: 0 points if the game ended now')
  expect(text).toContain('Slaver: merchant, influence 5, a key; costs 8, one race, shellfish.')
  expect(text).toContain('The Chasm: 5 + 3×0 = 5 for you now.')
  expect(text).toContain('The court is full: there is no space for one more lord.')
  expect(text).toMatch(/That cannot be undone: (you have decided nothing yet|Mira has decided)/)
})

test('a game is saved and taken up again', async () => {
  const file = join(folder(), 'game.txt')
  const first = await typed([`save ${file}`, 'quit', 'perhaps', 'no', 'quit', 'yes'])
  expect(first.join('\n')).toContain(`The game is kept in ${file}.`)
  expect(first.join('\n')).toContain('Type yes, no, or save and the name of a file.')
  expect(first.at(-1)).toBe('Goodbye.')
  const kept = readFileSync(file, 'utf8')
  const second = await typed(
    [`save ${file}`, 'no', `load ${file}`, 'quit', `save ${file}`, 'y'],
    `--script --seed 8 --load ${file}`,
  )
  expect(second.join('\n')).toContain(`“${file}” is there already. Overwrite it? [y/N] no`)
  expect(second).toContain('Nothing was written.')
  expect(second.filter((line) => line === `Going on with “${file}”.`)).toHaveLength(2)
  expect(second.at(-1)).toBe('Goodbye.')
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test('a file that holds no game is refused, and the game goes on', async () => {
  const file = join(folder(), 'letter.txt')
  writeFileSync(file, 'Dear Ann')
  const printed = await typed([`load ${file}`, `load ${folder()}`, `save ${folder()}`, 'yes', '1'])
  const text = printed.join('\n')
  expect(text).toContain('holds no game: this is no record')
  expect(text).toContain('cannot be read: it is a folder.')
  expect(text).toContain('cannot be written: it is a folder.')
  expect(printed).toContain('> 1')
})

test('a lord is paid for with a whole payment, or card by card, and that can be undone', async () => {
  const file = join(folder(), 'game.txt')
  writeFileSync(
    file,
    `hadal record 1\n${handOf('shellfish5', 'shellfish4', 'shellfish3', 'squid1', 'seahorse2')}`,
  )
  const printed = await typed(
    [
      'recruit elder',
      'recruit slaver',
      'back',
      'slaver',
      'card by card',
      'lay down shellfish 3',
    ].concat(['undo', 'undo', 'recruit slaver', 'shellfish 5 + 3', 'undo', 'slaver', '1']),
    `--script --seed 8 --load ${file}`,
  )
  const text = printed.join('\n')
  expect(text).toContain('The payment needs exactly 5 races, and you hold 3.')
  expect(text).toContain('The Slaver costs 8 strength, only shellfish. How do you pay?')
  expect(text).toContain('The Slaver costs 8; laid down: shellfish 3, that is 3.')
  expect(printed.filter((line) => line === 'Your last decision is taken back.')).toHaveLength(3)
  expect(text).toContain('recruit the Slaver for shellfish 5 + 3')
})

test('whoever always takes the first choice comes to the end, and to another game', async () => {
  const printed = await typed([...Array.from({ length: 400 }, () => '1'), 'quit', 'yes'])
  const text = printed.join('\n')
  expect(text).toContain('FINAL SCORE')
  expect(text).toMatch(/ (wins|win) with \d+ points\.|each\./)
  expect(text).toContain('Another game? yes, no, or save FILE [no] ')
})

test.each(
  BOXES.flatMap((expansions) =>
    Array.from({ length: mostPlayers(expansions) - 1 }, (_, index) => ({
      boxes: expansions.join(',') || 'none',
      players: index + 2,
    })),
  ),
)('$players can play a whole game with $boxes', async ({ boxes, players }) => {
  // Higher numbers are refused with a sentence: some answer always fits.
  const answers = Array.from({ length: 1500 }, (_, line) => String(1 + ((line * 7) % 4)))
  const printed = await typed(
    [...answers, 'quit'],
    `--script --seed 5 --players ${players} --expansions ${boxes} --name Ann`,
  )
  const text = printed.join('\n')
  expect(text).toContain('FINAL SCORE')
  expect(printed.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([])
  expect(printed.filter((line) => line.length > 80 && !line.startsWith('Another'))).toEqual([])
  expect(/nebulis/.test(text)).toBe(boxes.includes('kraken'))
  expect(/leviathan/i.test(text)).toBe(boxes.includes('leviathan'))
})

test('a table with expansions explains them', async () => {
  const lines = ['help', 'rules', 'lord ferryman', 'location megalodon', 'leviathan 9', 'leviathan']
  const both = await typed(lines, '--script --seed 3 --players 2 --expansions kraken,leviathan')
  const text = both.join('\n')
  expect(text).toContain('With Kraken and Leviathan.')
  expect(text).toContain('leviathan NO     what a leviathan resists')
  expect(text).toContain('The Shaman protects from the Border Guard.')
  expect(text).toContain('Ferryman: smuggler, influence 5, a key; costs 7, one race.')
  expect(text).toContain('Leviathan 9')
  expect(both.filter((line) => line.length > 80)).toEqual([])
  const base = (await typed([...lines, 'why kraken 3'])).join('\n')
  expect(base).toContain('There is no lord called “ferryman”.')
  expect(base).toContain('There are no leviathans in this game.')
  expect(base).not.toMatch(/nebulis|Border Guard|smuggler/)
})
