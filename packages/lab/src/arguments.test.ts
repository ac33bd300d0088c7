import { bots } from '@hadal/bots'
import { expect, test } from 'vitest'
import { expansions, preset, readArguments, WrongArguments, whole } from './arguments.ts'
import { budget } from './budget.ts'
import { botList } from './players.ts'

const options = {
  players: whole('seats', 2, 2, 4),
  games: whole('games to play', 1000, 1),
  bots: botList('bots', 'random'),
  budget: budget('instant'),
  preset,
  expansions,
}

test('what is not said has its usual value', () => {
  const said = readArguments(options, ['--json'])
  expect(said.names).toEqual([])
  expect(said.options.players).toBe(2)
  expect(said.options.games).toBe(1000)
  expect(said.options.bots).toEqual(['random'])
  expect(said.options.preset.martialLaw).toBe('leviathan')
})

test('names and options may come in any order', () => {
  const words = ['greedy', '--players', '4', 'random', '--bots', 'greedy,random', '--preset=arena']
  const said = readArguments(options, [...words, '--expansions', ''])
  expect(said.names).toEqual(['greedy', 'random'])
  expect(said.options.players).toBe(4)
  expect(said.options.bots).toEqual(['greedy', 'random'])
  expect(said.options.preset.martialLaw).toBe('always')
})

test.each([
  [['--players', '5'], "--players must be a whole number from 2 to 4, not '5'."],
  [['--players', '2.5'], "--players must be a whole number from 2 to 4, not '2.5'."],
  [['--games', '0'], "--games must be a whole number from 1 on, not '0'."],
  [['--games', 'many'], "--games must be a whole number from 1 on, not 'many'."],
  [['--bots', 'greedy,nobody'], `There is no bot 'nobody': ${[...bots.keys()].join(', ')}.`],
  [['--bots', 'greedy@a-file'], 'greedy plays without a network.'],
  [
    ['--budget', 'soon'],
    "--budget must be instant, seconds like 0.2s, or simulations like sims:64, not 'soon'.",
  ],
  [['--preset', 'house'], "--preset must be rulebook or arena, not 'house'."],
  [
    ['--expansions', 'kraken,hydra'],
    "--expansions can name kraken and leviathan, divided by a comma, not 'hydra'.",
  ],
  [['--colour', 'red'], "Unknown option '--colour'."],
  [['--games'], "Option '--games <value>' argument missing."],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => readArguments(options, words)).toThrow(new WrongArguments(sentence))
})
