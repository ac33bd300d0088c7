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
  type Arguments,
  BadArguments,
  readBots,
  readExpansions,
  readName,
  readPlayers,
  readPreset,
} from '../arguments.ts'
import type { Terminal } from '../input/terminal.ts'
import { DEFAULT_BOT, LEVEL_NAMES, USUAL_OPPONENT } from '../seats.ts'
import { listed } from '../words/english.ts'

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

/** What can be said of every question before a game. */
const HELP = [
  'Enter takes what stands in brackets; quit leaves.',
  'Bots: a beginner forgets what was seen, a grandmaster thinks for a second.',
  'A colon gives one a character: master:rusher, or hoarder, key-collector,',
  'soldier, speculator.',
  'Rules in doubt: rulebook keeps to what is printed, arena plays as the',
  'best-known online table does.',
]

/** The name that somebody is known by on this computer. */
function usualName(environment: Readonly<Record<string, string | undefined>>): string {
  const name = environment.USER ?? environment.LOGNAME ?? environment.USERNAME ?? ''
  return name.trim() === '' ? 'You' : readName(name)
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
      const word = line?.trim().toLowerCase()
      if (line === undefined || word === 'quit') return undefined
      if (word === '') return byDefault
      if (word === 'help' || word === '?') {
        for (const sentence of HELP) terminal.print(sentence)
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
    `Which expansions, ${listed(EXPANSION_NAMES, 'or')}? One, both or none.`,
    usual.expansions,
    readExpansions,
    (names) => (names.length === 0 ? 'none' : names.join(', ')),
  )
  if (expansions === undefined) return undefined
  const players = await ask(
    given.players,
    `How many play, ${FEWEST_PLAYERS} to ${mostPlayers(expansions)}, you included?`,
    usual.players,
    (text) => readPlayers(text, expansions),
  )
  if (players === undefined) return undefined
  const name = await ask(given.name, 'What is your name?', usual.name, readName)
  if (name === undefined) return undefined
  const bots = await ask(
    given.bots,
    `Which bots, ${listed(LEVEL_NAMES, 'or')}? One for all, or one each.`,
    [USUAL_OPPONENT],
    readBots,
  )
  if (bots === undefined) return undefined
  const preset = await ask(
    given.preset,
    `Which rules in doubtful cases, ${listed(Object.keys(PRESETS), 'or')}?`,
    usual.preset,
    readPreset,
  )
  return preset && { expansions, players, name, bots, ...rulesOf(preset, given) }
}
