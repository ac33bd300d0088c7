import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  EXPANSION_NAMES,
  Guild,
  KIND_NAMES,
  leviathans,
  locations,
  lords,
  mostPlayers,
  Race,
} from '@hadal/engine'
import {
  capital,
  commandWord,
  expansionName,
  guildName,
  helpOn,
  LANGUAGES,
  leviathanName,
  list,
  locationName,
  lordName,
  m,
  presetName,
  raceLetter,
  raceStack,
  sayCard,
  sayExpansions,
  sayNebulis,
  saySealed,
  sourceName,
  type Who,
} from '@hadal/words'
import { isForeign } from '@hadal/words/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { BOXES } from '../../test/games.ts'
import { handOf } from '../../test/hands.ts'
import { typist } from '../../test/typist.ts'
import { readArguments } from '../arguments.ts'
import { speakHere, t } from '../messages.ts'
import { answers as yesOrNo } from './keeping.ts'
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

/** The lines as one text: where they are broken does not matter. */
const flat = (printed: readonly string[]): string => printed.join(' ').replaceAll(/ +/g, ' ')
const heading = (text: string): string => text.toLocaleUpperCase()

/** Who sits at the table for two. */
const who = (): Who => ({ names: ['ann', m.setup_bot_name_1()], you: 0 })
const lordCalled = (name: string): string => lordName(lords.findIndex((lord) => lord.name === name))
const locationCalled = (name: string): string =>
  locationName(locations.findIndex((location) => location.name === name))
const allyCalled = (name: (typeof KIND_NAMES)[number]): string => sayCard(KIND_NAMES.indexOf(name))
/** The word that only Kraken needs. */
const nebulis = (): string => sayNebulis(2).replace('2 ', '')

test('what was agreed before the game is said when it begins', async () => {
  const printed = await typed(['', '', '', '', ''], '--seed 3')
  const amateur = m.bots_level_2()
  const names = [
    'ann',
    ...[m.setup_bot_name_1(), m.setup_bot_name_2()].map((name) => `${name} (${amateur})`),
  ]
  const game = `${sayExpansions([])}, ${presetName('rulebook')}`
  expect(flat(printed)).toContain(t.at_table({ names: list(names), game, seed: 3 }))
  expect(printed.at(-1)).toBe(t.input_ended())
})

test('quitting before the game ends with a goodbye', async () => {
  const printed = await typed(['', 'quit'], '--seed 3')
  expect(printed.at(-1)).toBe(t.goodbye())
})

test('single rules can depart from the preset, and the table says so', async () => {
  const flags =
    '--script --seed 3 --players 2 --option martialLaw=always --option blackSmokers=must-exchange'
  const printed = await typed(['rules'], flags)
  const text = flat(printed)
  expect(text).toContain(`${sayExpansions([])}, ${presetName('own')}.`)
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
  const text = flat(printed)
  expect(text).toContain(m.text_no_number({ number: '0', last: 2 }))
  expect(text).toContain(m.text_no_number({ number: '99', last: 2 }))
  expect(text).toContain(m.text_unknown({ typed: 'fly away', help: commandWord('help') }))
  expect(text).toContain(t.file_unreadable({ file: 'nowhere.txt', why: t.error_missing() }))
  expect(printed).toContain('> 1')
  expect(printed.at(-1)).toBe(t.input_ended())
})

test('commands are answered, and the question stands', async () => {
  const chasm = locationCalled('chasm')
  const lines = [
    'help',
    'board',
    'log',
    'score',
    'rules',
    `card ${lordCalled('slaver')}`,
    `card ${chasm}`,
    `why ${m.question_turn_plot()}`,
    'undo',
    'language de',
  ]
  const printed = await typed(lines)
  const text = flat(printed)
  const { word, means } = helpOn('save')
  const sealed = saySealed(who(), { reason: 'somebody-decided', seat: 1 })
  expect(text).toContain(`${word} ${means}`)
  expect(printed.filter((line) => line === heading(m.table_court()))).toHaveLength(2)
  expect(text).toMatch(new RegExp(`ann: .* ${sourceName('lords')} 0, ${sourceName('locations')} `))
  expect(text).toContain(`${lordCalled('slaver')}: ${guildName(Guild.Merchant)}, `)
  expect(text).toContain(`${chasm}: ${m.log_worth_you({ points: 5 })}.`)
  expect(text).toContain(m.reason_court_full_full())
  expect(text).toContain(m.text_not_undone({ why: sealed }))
  expect(text).toContain(t.bad_language({ typed: 'de', languages: list(LANGUAGES) }))
})

test('“why” alone explains all that cannot be chosen, and the question is shown again', async () => {
  const file = join(folder(), 'game.txt')
  writeFileSync(file, `hadal record 1\n${handOf('shellfish5', 'squid1', 'seahorse2')}`)
  const printed = await typed(['why'], `--script --seed 8 --load ${file}`)
  for (const [name, why] of [
    [m.question_turn_plot(), m.reason_court_full_full()],
    [lordCalled('elder'), m.reason_races_missing_full({ held: 3, count: 5 })],
    [capital(raceStack(Race.Squid)), m.reason_stack_empty_full()],
    [locationCalled('chasm'), m.reason_keys_missing_full({ held: 0, count: 3 })],
  ])
    expect(flat(printed)).toContain(`${name}: ${why}`)
  expect(printed.filter((line) => line.startsWith(`${lordCalled('keeper')}: `))).toEqual([])
  expect(printed.filter((line) => line === m.question_turn_ask())).toHaveLength(2)
})

test('“why” alone, where only one thing is asked about, points at the list', async () => {
  expect(flat(await typed(['why']))).toContain(m.text_can_choose_all())
})

test('the language changes in the middle of a game', async () => {
  await speakHere('uk')
  const [speaks, court] = [t.speaks(), heading(m.table_court())]
  const [help, board, language] = (['help', 'board', 'language'] as const).map(commandWord)
  await speakHere('en')
  const lines = ['language uk', `${help}`, `${board}`, '1', `${language} en`, 'quit', 'yes']
  const printed = await typed(lines)
  expect(printed).toContain(speaks)
  expect(printed).toContain(court)
  expect(printed).toContain(t.speaks())
  expect(printed.at(-1)).toBe(t.goodbye())
})

test('a game is saved and taken up again', async () => {
  const file = join(folder(), 'game.txt')
  const first = await typed([`save ${file}`, 'quit', 'perhaps', 'no', 'quit', 'yes'])
  expect(flat(first)).toContain(t.kept({ place: file }))
  expect(flat(first)).toContain(t.yes_or_no(yesOrNo()))
  expect(first.at(-1)).toBe(t.goodbye())
  const kept = readFileSync(file, 'utf8')
  const second = await typed(
    [`save ${file}`, 'no', `load ${file}`, 'quit', `save ${file}`, yesOrNo().yes],
    `--script --seed 8 --load ${file}`,
  )
  expect(second).toContain(`${t.overwrite({ file, ...yesOrNo() })}no`)
  expect(second).toContain(t.not_written())
  expect(second.filter((line) => line === t.going_on({ file }))).toHaveLength(2)
  expect(second.at(-1)).toBe(t.goodbye())
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test('a file that holds no game is refused, and the game goes on', async () => {
  const file = join(folder(), 'letter.txt')
  writeFileSync(file, 'Dear Ann')
  const here = folder()
  const printed = await typed([`load ${file}`, `load ${here}`, `save ${here}`, 'yes', '1'])
  const text = flat(printed)
  expect(text).toContain(t.file_no_game({ file }))
  expect(text).toContain(t.file_unreadable({ file: here, why: t.error_folder() }))
  expect(text).toContain(t.file_unwritable({ file: here, why: t.error_folder() }))
  expect(printed).toContain('> 1')
})

test('a lord is paid for with a whole payment, or card by card, and that can be undone', async () => {
  const [lord, cost] = [lordCalled('slaver'), 8]
  const shellfish = raceLetter(Race.Shellfish)
  const file = join(folder(), 'game.txt')
  writeFileSync(
    file,
    `hadal record 1\n${handOf('shellfish5', 'shellfish4', 'shellfish3', 'squid1', 'seahorse2')}`,
  )
  const printed = await typed(
    [
      m.question_recruit({ lord: lordCalled('elder') }),
      m.question_recruit({ lord }),
      m.text_pay_back(),
      lord,
      m.text_pay_one_by_one(),
      m.question_pay_lay({ card: allyCalled('shellfish3') }),
      'undo',
      'undo',
      `${m.question_recruit({ lord })} ${shellfish}5 ${shellfish}3`,
      'undo',
      `${lord} ${shellfish}9`,
      '1',
    ],
    `--script --seed 8 --load ${file}`,
  )
  const text = flat(printed)
  expect(text).toContain(m.reason_races_missing_full({ held: 3, count: 5 }))
  expect(text).toContain(`${m.pay_title({ lord })}, ${m.question_cost({ cost })}`)
  expect(text).toContain(m.question_pay_ask({ lord, cost }))
  expect(printed.filter((line) => line === t.undone())).toHaveLength(3)
  expect(text).toContain(m.text_no_payment())
  expect(printed.at(-1)).toBe(t.input_ended())
})

test('whoever always takes the first choice comes to the end, and to another game', async () => {
  const printed = await typed([...Array.from({ length: 400 }, () => '1'), 'quit', 'yes'])
  const text = flat(printed)
  const won = [m.score_you_win(), m.score_wins({ name: m.setup_bot_name_1() })]
  expect(printed).toContain(heading(t.final_score()))
  expect(won.filter((sentence) => text.includes(`${sentence}. `))).toHaveLength(1)
  expect(printed).toContain(`${t.again(yesOrNo())}quit`)
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
  expect(printed).toContain(heading(t.final_score()))
  expect(printed.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([])
  expect(
    printed.filter((line) => line.length > 80 && !line.startsWith(t.again(yesOrNo()))),
  ).toEqual([])
  expect(text.includes(nebulis())).toBe(boxes.includes('kraken'))
  expect(text.includes(expansionName('leviathan'))).toBe(boxes.includes('leviathan'))
})

test('a table with expansions explains them', async () => {
  const [, lord, location, leviathan] = m.text_word_card().split(', ')
  const ferryman = lordCalled('ferryman')
  const thief = leviathanName(leviathans.findIndex(({ attack }) => attack.kind === 'discard-lord'))
  const lines = [
    'help',
    'rules',
    `${lord} ${ferryman}`,
    `${location} ${locationName(locations.findIndex(({ box }) => box !== undefined))}`,
    `${leviathan} ${thief}`,
  ]
  const both = await typed(lines, '--script --seed 3 --players 2 --expansions kraken,leviathan')
  const text = flat(both)
  expect(text).toContain(`${sayExpansions(EXPANSION_NAMES)}, ${presetName('rulebook')}.`)
  expect(text).toContain(`${ferryman}: ${guildName(Guild.Smuggler)}, `)
  expect(text).toContain(`${thief}: `)
  expect(both.filter((line) => line.length > 80)).toEqual([])
  const base = (await typed([...lines, `why ${allyCalled('kraken3')}`])).join('\n')
  expect(base).toContain(m.text_no_such({ typed: ferryman }))
  expect(base).not.toMatch(
    new RegExp(`${nebulis()}(?!\\.)|${lordCalled('border-guard')}|${guildName(Guild.Smuggler)}`),
  )
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
