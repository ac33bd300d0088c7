import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostPlayers } from '@hadal/engine'
import { LANGUAGES, m } from '@hadal/words'
import { isForeign } from '@hadal/words/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { BOXES } from '../../test/games.ts'
import { handOf } from '../../test/hands.ts'
import { typist } from '../../test/typist.ts'
import { readArguments } from '../arguments.ts'
import { speakHere, t } from '../messages.ts'
import { visit } from './visit.ts'

beforeEach(() => speakHere('en'))

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
  expect(printed.join('\n').replaceAll('\n', ' ')).toContain(
    'At the table: ann, Brine (Amateur) and Kelp (Amateur). Base game, Rulebook.',
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
  expect(printed).toContain('There are no rules called “mine”: there are rulebook and arena.')
  expect(printed.join('\n')).toContain('At the table: Bea and Brine (Drifter). Base game, Arena.')
})

test('help is there before the game too, and quit leaves', async () => {
  const printed = await typed(['help', '', 'quit'], '--seed 3')
  expect(printed).toContain('Enter takes what stands in brackets; “quit” leaves.')
  expect(printed).toContain('How many play, 2 to 4, you included? [3] quit')
  expect(printed.join('\n')).not.toContain('What is your name?')
  expect(printed.at(-1)).toBe('Goodbye.')
})

test('single rules can depart from the preset, and the table says so', async () => {
  const flags =
    '--script --seed 3 --players 2 --option martialLaw=always --option blackSmokers=must-exchange'
  const printed = await typed(['rules'], flags)
  const text = printed.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Base game, Your own.')
  expect(text).toContain(`${m.option_martial_law_name()}: ${m.option_martial_law_always_text()}`)
})

test('bad input gets a sentence and loses nothing', async () => {
  const printed = await typed([
    '',
    '0',
    '99',
    'fly away',
    'why fly',
    'card',
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
    'rules',
    'lord slaver',
    'card chasm',
    'why plot',
    'undo',
    'language de',
  ]
  const printed = await typed(lines)
  const text = printed.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain('save … keep the game in a file')
  expect(printed.filter((line) => line === 'THE COURT')).toHaveLength(2)
  expect(text).toMatch(/ann: \d+ points\. Lords \d+, Locations/)
  expect(text).toContain('Slaver: Merchant, 5 points, 1 key, cost 8, 1 race, with shellfish.')
  expect(text).toContain('The Chasm: 5 for you now.')
  expect(text).toContain('The court is full: there is no space for one more lord.')
  expect(text).toMatch(/That cannot be taken back\. (You have decided|Brine has decided)/)
  expect(text).toContain('There is no language “de”')
})

test('the language changes in the middle of a game', async () => {
  const printed = await typed(['language uk', 'довідка', 'стіл', '1', 'мова en', 'quit', 'yes'])
  expect(printed).toContain('Відтепер українською.')
  expect(printed.join('\n')).toContain('ДВІР')
  expect(printed).toContain('From now on in English.')
  expect(printed.at(-1)).toBe('Goodbye.')
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
  expect(second.join('\n')).toContain(`“${file}” is there already. Overwrite it? [yes/no] no`)
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
  expect(text).toContain('holds no game of this table.')
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
      'do something else',
      'slaver',
      'one by one',
      'add shellfish 3',
      'undo',
      'undo',
      'recruit slaver s5 s3',
      'undo',
      'slaver s9',
      '1',
    ],
    `--script --seed 8 --load ${file}`,
  )
  const text = printed.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain('The payment needs exactly 5 races; you hold 3.')
  expect(text).toContain('Recruit the Slaver, cost 8')
  expect(text).toContain('The Slaver costs 8. Which card next?')
  expect(printed.filter((line) => line === 'Your last decision is taken back.')).toHaveLength(3)
  expect(text).toContain(m.text_no_payment())
  expect(printed.at(-1)).toBe('The input has ended, and so has the game. Goodbye.')
})

test('whoever always takes the first choice comes to the end, and to another game', async () => {
  const printed = await typed([...Array.from({ length: 400 }, () => '1'), 'quit', 'yes'])
  const text = printed.join('\n')
  expect(text).toContain('FINAL SCORE')
  expect(text).toMatch(/holds? the throne\.|share the throne\./)
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
  const lines = ['help', 'rules', 'lord ferryman', 'location megalodon', 'leviathan crown thief']
  const both = await typed(lines, '--script --seed 3 --players 2 --expansions kraken,leviathan')
  const text = both.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Kraken and Leviathan, Rulebook.')
  expect(text).toContain('Ferryman: Smuggler, 5 points, 1 key, cost 7, 1 race.')
  expect(text).toContain('Crown Thief: ')
  expect(both.filter((line) => line.length > 80)).toEqual([])
  const base = (await typed([...lines, 'why kraken 3'])).join('\n')
  expect(base).toContain('There is nothing called “ferryman” in this game.')
  expect(base).not.toMatch(/nebulis(?!\.)|Border Guard|Smuggler/)
})

test.each(LANGUAGES)('a whole game is played in one language: %s', async (language) => {
  await speakHere(language)
  const answers = Array.from({ length: 1200 }, (_, line) => String(1 + ((line * 7) % 4)))
  const printed = await typed(
    ['help', 'rules', 'score', 'log', ...answers],
    '--script --seed 6 --players 3 --expansions kraken,leviathan --name Ї',
  )
  const isOf = (line: string): boolean => {
    const own = line
      // What is typed at a shell, and the letters on cards, are the same in every language.
      .replaceAll(/HADAL|Abyss|--seed|j5 j2 3p|\b[JCHSQKpn]\b|en, uk, ru, cs, fr|Ї/g, '')
    return !isForeign(language, own)
  }
  const said = printed.filter((line) => !/^> |\(end\)$/.test(line))
  expect(said.filter((line) => !isOf(line))).toEqual([])
  expect(printed.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([])
  expect(printed.join('\n')).toContain(t.final_score().toLocaleUpperCase())
})
