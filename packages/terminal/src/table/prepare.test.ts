import { EXPANSION_NAMES } from '@hadal/engine'
import {
  commandWord,
  expansionName,
  LANGUAGES,
  list,
  m,
  presetName,
  sayExpansions,
} from '@hadal/words'
import { isForeign } from '@hadal/words/testing'
import { beforeEach, expect, test } from 'vitest'
import { typist } from '../../test/typist.ts'
import { readArguments } from '../arguments.ts'
import { speakHere, t } from '../messages.ts'
import { agree } from './prepare.ts'

beforeEach(() => speakHere('en'))

/** What is agreed, and printed, when these lines are typed. */
async function agreed(lines: readonly string[], flags: readonly string[] = []) {
  const terminal = typist(lines)
  const agreement = await agree(terminal, readArguments(flags), { USER: 'ann' })
  return { agreement, printed: terminal.printed }
}

test('Enter alone takes what stands in brackets', async () => {
  const { agreement, printed } = await agreed(['', '', '', '', ''])
  expect(agreement).toMatchObject({
    expansions: [],
    players: 3,
    name: 'ann',
    bots: ['amateur'],
    preset: 'rulebook',
  })
  const prompts = ['[1] > ', '[3] > ', '[ann] > ', '[2] > ', '[1] > ']
  expect(printed.filter((line) => line.startsWith('['))).toEqual(prompts)
})

test('every question before the game that has choices takes their numbers', async () => {
  const { agreement, printed } = await agreed(['4', '5', 'Bea', '5 3', '2'])
  expect(agreement).toMatchObject({
    expansions: EXPANSION_NAMES,
    players: 5,
    name: 'Bea',
    bots: ['master', 'regular'],
    preset: 'arena',
  })
  expect(printed).toContain(`  4  ${sayExpansions(EXPANSION_NAMES)}`)
})

test.each([
  ['none', []],
  ['kraken', ['kraken']],
  ['Levi', ['leviathan']],
  ['kraken,leviathan', EXPANSION_NAMES],
  ['both', EXPANSION_NAMES],
  ['1', []],
  ['2', ['kraken']],
  ['3', ['leviathan']],
  ['2, 3', EXPANSION_NAMES],
  ['2 4', EXPANSION_NAMES],
])('expansions before the game can be typed as “%s”', async (line, expansions) => {
  const { agreement } = await agreed([line, '', '', '', ''])
  expect(agreement?.expansions).toEqual(expansions)
})

test('bots before the game can be typed by names that have no number', async () => {
  const { agreement } = await agreed(['', '', '', 'random master:rusher', ''])
  expect(agreement?.bots).toEqual(['random', 'master:rusher'])
})

test.each(LANGUAGES)(
  'questions before the game are asked and answered in one language: %s',
  async (language) => {
    await speakHere(language)
    const words = [expansionName('kraken'), '2', 'Їж', m.bots_level_6(), presetName('arena')]
    const { agreement, printed } = await agreed([commandWord('help'), ...words])
    expect(agreement).toMatchObject({
      expansions: ['kraken'],
      bots: ['grandmaster'],
      preset: 'arena',
    })
    // Lines are broken to the width of the terminal, and so is a name of several words.
    const foreign = printed.filter((line) =>
      isForeign(language, line.replaceAll(/\[ann\]|Їж|Enter|Board Game|Arena/g, '')),
    )
    expect(foreign).toEqual([])
  },
)

test('a bad answer before the game is asked for again', async () => {
  const { agreement, printed } = await agreed([
    'dragon',
    '5',
    '1',
    '9',
    '2',
    'Bea',
    'clever',
    '0',
    '1',
    'mine',
    'arena',
  ])
  expect(agreement).toMatchObject({ players: 2, name: 'Bea', bots: ['beginner'], preset: 'arena' })
  for (const sentence of [
    t.bad_expansion({ typed: 'dragon', names: list(EXPANSION_NAMES) }),
    m.text_no_number({ number: '5', last: 4 }),
    t.bad_players_more({ typed: '9', fewest: 2, most: 4, leviathan: 5 }),
    m.text_no_number({ number: '0', last: 6 }),
    t.bad_preset({ typed: 'mine', names: list(['rulebook', 'arena']) }),
  ])
    expect(printed.join(' ')).toContain(sentence)
})

test('help is there before the game too, and quit leaves', async () => {
  const { agreement, printed } = await agreed(['help', '', 'quit', 'Bea'])
  expect(agreement).toBeUndefined()
  expect(printed).toContain(t.help_before({ quit: commandWord('quit') }))
  expect(printed.at(-1)).toBe('[3] > quit')
})

test('what the command line says is not asked', async () => {
  const flags = ['--expansions', 'kraken', '--players', '2', '--bots', 'master', '--name', 'Bea']
  const { agreement, printed } = await agreed(['2'], flags)
  expect(agreement).toMatchObject({ expansions: ['kraken'], players: 2, preset: 'arena' })
  expect(printed[0]).toBe(t.ask_preset())
})
