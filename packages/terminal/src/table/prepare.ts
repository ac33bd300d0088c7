import {
  EXPANSION_NAMES,
  type ExpansionName,
  FEWEST_PLAYERS,
  mostPlayers,
  PRESETS,
  type Preset,
  type TableOptions,
  withOption,
} from '@hadal/engine'
import {
  at,
  type ChoiceWords,
  commandWord,
  expansionName,
  expansionText,
  m,
  match,
  messageNamed,
  presetName,
  presetText,
  readCommand,
  sayExpansions,
} from '@hadal/words'
import {
  type Arguments,
  BadArguments,
  readBots,
  readExpansions,
  readName,
  readPlayers,
  readPreset,
} from '../arguments.ts'
import type { Terminal } from '../input/terminal.ts'
import { t } from '../messages.ts'
import { wrap } from '../screen/layout.ts'
import { DEFAULT_BOT, LEVEL_NAMES, USUAL_OPPONENT } from '../seats.ts'
import { menuLines } from './menu.ts'

/** What is agreed before a game. */
export interface Agreement {
  readonly expansions: readonly ExpansionName[]
  readonly players: number
  readonly name: string
  readonly bots: readonly string[]
  readonly preset: Preset
  /** The preset, and what departs from it. */
  readonly options: TableOptions
}

const DEFAULT_PLAYERS = 3

/** The name that somebody is known by on this computer. */
function usualName(environment: Readonly<Record<string, string | undefined>>): string {
  const name = environment.USER ?? environment.LOGNAME ?? environment.USERNAME ?? ''
  return name.trim() === '' ? m.table_you_capital() : readName(name)
}

/** A preset, and the options that depart from it. */
function rulesOf(preset: Preset, { departures }: Arguments): Pick<Agreement, 'preset' | 'options'> {
  let options: TableOptions = PRESETS[preset]
  for (const [name, value] of departures) options = withOption(options, name, value)
  return { preset, options }
}

/** What is agreed when nobody is asked. */
export function agreeByDefault(
  given: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): Agreement {
  return {
    expansions: given.expansions ?? [],
    players: given.players ?? DEFAULT_PLAYERS,
    name: given.name ?? usualName(environment),
    bots: given.bots ?? [DEFAULT_BOT],
    ...rulesOf(given.preset ?? 'rulebook', given),
  }
}

/** Something that can be chosen before a game by its number, its words or its name. */
interface NamedChoice extends ChoiceWords {
  /** As it is said on the command line. */
  readonly name: string
}

/** Asks for what the command line did not say; nothing if somebody leaves or the input ends. */
export async function agree(
  terminal: Terminal,
  given: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Agreement | undefined> {
  const usual = agreeByDefault(given, environment)
  const ask = async <Answer>(
    asksFor: Answer | undefined,
    question: string,
    byDefault: string,
    read: (text: string) => Answer,
    choices: readonly NamedChoice[] = [],
  ): Promise<Answer | undefined> => {
    if (asksFor !== undefined) return asksFor
    terminal.print(...menuLines(terminal, [question], choices))
    for (;;) {
      const line = await terminal.ask(`[${byDefault}] > `)
      if (line === undefined) return undefined
      const command = readCommand(line, ['help', 'quit'])?.command
      if (command === 'quit') return undefined
      if (command === 'help') {
        terminal.print(...wrap(t.help_before({ quit: commandWord('quit') }), terminal.width()))
        continue
      }
      try {
        const answer = read(namesIn(line.trim() === '' ? byDefault : line, choices))
        terminal.print('')
        return answer
      } catch (error) {
        if (!(error instanceof BadArguments)) throw error
        terminal.print(...wrap(error.message, terminal.width()))
      }
    }
  }
  const expansions = await ask(
    given.expansions,
    t.ask_expansions(),
    '1',
    readExpansions,
    expansionChoices(),
  )
  if (expansions === undefined) return undefined
  const players = await ask(
    given.players,
    t.ask_players({ fewest: FEWEST_PLAYERS, most: mostPlayers(expansions) }),
    String(usual.players),
    (text) => readPlayers(text, expansions),
  )
  if (players === undefined) return undefined
  const name = await ask(given.name, t.ask_name(), usual.name, readName)
  if (name === undefined) return undefined
  const bots = await ask(
    given.bots,
    t.ask_bots(),
    String(LEVEL_NAMES.indexOf(USUAL_OPPONENT) + 1),
    readBots,
    levelChoices(),
  )
  if (bots === undefined) return undefined
  const preset = await ask(given.preset, t.ask_preset(), '1', readPreset, presetChoices())
  return preset && { expansions, players, name, bots, ...rulesOf(preset, given) }
}

const NUMBER = /(?<![^\s,+])\d+(?![^\s,+])/g

/** A line with names where the numbers of choices, or the words of one, were typed. */
function namesIn(line: string, choices: readonly NamedChoice[]): string {
  if (choices.length === 0) return line
  const labels = choices.map(({ label }) => label)
  const found = match(line, labels)
  if (found.type === 'one') return at(choices, found.index).name
  return line.replaceAll(NUMBER, (number) => {
    const choice = choices[Number(number) - 1]
    if (choice !== undefined) return choice.name
    throw new BadArguments(m.text_no_number({ number, last: choices.length }))
  })
}

const expansionChoices = (): readonly NamedChoice[] => [
  { label: sayExpansions([]), name: 'none' },
  ...EXPANSION_NAMES.map((name) => ({
    label: expansionName(name),
    sub: expansionText(name),
    name,
  })),
  { label: sayExpansions(EXPANSION_NAMES), name: EXPANSION_NAMES.join(' ') },
]

const levelChoices = (): readonly NamedChoice[] =>
  LEVEL_NAMES.map((name, index) => ({
    label: messageNamed(`bots_level_${index + 1}`),
    sub: messageNamed(`bots_level_${index + 1}_why`),
    name,
  }))

const presetChoices = (): readonly NamedChoice[] =>
  (['rulebook', 'arena'] as const).map((name) => ({
    label: presetName(name),
    sub: presetText(name),
    name,
  }))
