import { LANGUAGES } from '@hadal/words'
import { beforeEach, expect, test } from 'vitest'
import { BadArguments, readArguments } from './arguments.ts'
import { languageFor, speakHere } from './messages.ts'
import { usage } from './usage.ts'

beforeEach(() => speakHere('en'))

test('every flag is read', () => {
  expect(
    readArguments(
      '--players 3 --expansions leviathan,kraken --bots greedy,random --seed 7 --preset arena --option martialLaw=always --name Ann --no-color'.split(
        ' ',
      ),
    ),
  ).toEqual({
    players: 3,
    expansions: ['kraken', 'leviathan'],
    bots: ['greedy', 'random'],
    seed: 7,
    preset: 'arena',
    name: 'Ann',
    departures: [['martialLaw', 'always']],
    colour: false,
    memory: true,
    full: false,
    script: false,
    help: false,
  })
})

test('what is not said is left open', () => {
  expect(readArguments([])).toEqual({
    departures: [],
    colour: true,
    memory: true,
    full: false,
    script: false,
    help: false,
  })
})

test('what cannot be is refused in a sentence', () => {
  const refused = (line: string) => () => readArguments(line.split(' '))
  expect(refused('--players 7')).toThrow('“7” cannot play: 2 to 4 can, 5 with Leviathan.')
  expect(refused('--players 6 --expansions leviathan')).toThrow('“6” cannot play: 2 to 5 can.')
  expect(refused('--players 5 --expansions kraken')).toThrow(BadArguments)
  expect(refused('--expansions cthulhu')).toThrow('There is no expansion called “cthulhu”')
  expect(refused('--players two')).toThrow(BadArguments)
  expect(refused('--bots clever')).toThrow('There is no bot called “clever”')
  expect(refused('--preset mine')).toThrow('there are rulebook and arena.')
  expect(refused('--seed -1')).toThrow(BadArguments)
  expect(refused('--seed 1.5')).toThrow(BadArguments)
  expect(refused('--fly')).toThrow('There is no flag --fly.')
  expect(refused('fly')).toThrow('“fly” is no flag')
  expect(refused('--players')).toThrow('--players wants a value after it.')
  expect(refused('--full=yes')).toThrow('--full takes no value.')
  expect(refused('--option martialLaw=never')).toThrow(
    'martialLaw is leviathan or always, not “never”.',
  )
  expect(refused('--option flying=yes')).toThrow('There is no table option “flying”')
})

test('five play with Leviathan, and expansions are none, one or both', () => {
  const expansions = (text: string) => readArguments(['--expansions', text]).expansions
  expect(readArguments('--players 5 --expansions leviathan'.split(' ')).players).toBe(5)
  expect(expansions('none')).toEqual([])
  expect(expansions('Leviathan')).toEqual(['leviathan'])
  expect(expansions('leviathan and kraken')).toEqual(['kraken', 'leviathan'])
  expect(expansions('both')).toEqual(['kraken', 'leviathan'])
})

test('a name is cut to what the board has room for', () => {
  expect(readArguments(['--name', '  Ann  of \u0007the Deep Sea ']).name).toBe('Ann of the D')
})

test.each(LANGUAGES)(
  'the page of usage names every flag and fits 80 columns: %s',
  async (language) => {
    await speakHere(language)
    const page = usage()
    for (const flag of [
      'players',
      'name',
      'bots',
      'expansions',
      'preset',
      'seed',
      'load',
      'language',
      'full',
      'no-memory',
      'no-color',
    ])
      expect(page).toContain(`--${flag}`)
    expect(page.split('\n').filter((line) => line.length > 80)).toEqual([])
  },
)

test('the language is the one asked for, or the one of the terminal', () => {
  expect(languageFor(['--language', 'cs'], { LANG: 'uk_UA.UTF-8' })).toBe('cs')
  expect(languageFor(['--seed', '1', '--language=fr'], {})).toBe('fr')
  expect(languageFor([], { LANG: 'uk_UA.UTF-8' })).toBe('uk')
  expect(languageFor([], { LC_ALL: 'ru_RU', LANG: 'uk_UA.UTF-8' })).toBe('ru')
  expect(languageFor([], { LANG: 'C' })).toBe('en')
  expect(() => readArguments(['--language', 'de'])).toThrow('There is no language “de”')
})
