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
import { commandWord, list, m, presetName, presetText, readCommand } from '@hadal/words'
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
import { botOf, DEFAULT_BOT, LEVEL_NAMES, sayBot, USUAL_OPPONENT } from '../seats.ts'

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
    byDefault: Answer,
    read: (text: string) => Answer,
    sayDefault: (answer: Answer) => string = String,
  ): Promise<Answer | undefined> => {
    if (asksFor !== undefined) return asksFor
    for (;;) {
      const line = await terminal.ask(`${question} [${sayDefault(byDefault)}] `)
      if (line === undefined) return undefined
      if (line.trim() === '') return byDefault
      const command = readCommand(line, ['help', 'quit'])?.command
      if (command === 'quit') return undefined
      if (command === 'help') {
        terminal.print(...helpLines(terminal.width()))
        continue
      }
      try {
        return read(line)
      } catch (error) {
        if (!(error instanceof BadArguments)) throw error
        terminal.print(error.message)
      }
    }
  }
  const expansions = await ask(
    given.expansions,
    t.ask_expansions({ names: list(EXPANSION_NAMES, 'or') }),
    usual.expansions,
    readExpansions,
    (names) => (names.length === 0 ? firstOf(t.word_none()) : names.join(', ')),
  )
  if (expansions === undefined) return undefined
  const players = await ask(
    given.players,
    t.ask_players({ fewest: FEWEST_PLAYERS, most: mostPlayers(expansions) }),
    usual.players,
    (text) => readPlayers(text, expansions),
  )
  if (players === undefined) return undefined
  const name = await ask(given.name, t.ask_name(), usual.name, readName)
  if (name === undefined) return undefined
  const bots = await ask(
    given.bots,
    t.ask_bots({ names: list(LEVEL_NAMES.map(sayKind), 'or') }),
    [USUAL_OPPONENT],
    readBots,
    (kinds) => kinds.map(sayKind).join(', '),
  )
  if (bots === undefined) return undefined
  const preset = await ask(
    given.preset,
    t.ask_preset({ names: list(presets().map(presetName), 'or') }),
    usual.preset,
    readPreset,
    presetName,
  )
  return preset && { expansions, players, name, bots, ...rulesOf(preset, given) }
}

const firstOf = (words: string): string => words.split(',')[0] ?? ''

const sayKind = (kind: string): string => {
  const bot = botOf(kind)
  return bot === undefined ? kind : sayBot(bot)
}

const presets = (): readonly Preset[] => ['rulebook', 'arena']

/** What can be said of every question before a game. */
function helpLines(width: number): string[] {
  return [
    t.help_before({ quit: commandWord('quit') }),
    `${sayKind('beginner')}: ${m.bots_level_1_why()}`,
    `${sayKind('grandmaster')}: ${m.bots_level_6_why()}`,
    ...presets().map((preset) => `${presetName(preset)}: ${presetText(preset)}`),
  ].flatMap((line) => wrap(line, width))
}
