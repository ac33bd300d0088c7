import { parseArgs } from 'node:util'
import {
  EXPANSION_NAMES,
  type ExpansionName,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  mostPlayers,
  PRESETS,
  type TableOptions,
} from '@hadal/engine'

/** Thrown for a command line that makes no sense; the message is the sentence that says why. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
}

/** An option of a command: how it is read, and how `--help` describes it. */
export interface Option<Value> {
  readonly help: string
  /** The placeholder of the value in help; an option without one is a flag. */
  readonly value?: string
  /** What is read when the option is not given. */
  readonly text: string
  /** The default in words, for help, where `text` does not tell it. */
  readonly usual?: string
  read(text: string, name: string): Value
}

export type Options = Readonly<Record<string, Option<unknown>>>

/** The values of options, by their names. */
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never
}

/** Reads what follows the name of a command. */
export function readArguments<Of extends Options>(
  options: Of,
  words: readonly string[],
): { readonly names: readonly string[]; readonly options: Values<Of> } {
  const { positionals, values } = parse(options, words)
  const read = Object.entries(options).map(([name, option]) => {
    const said = values[name]
    const text = said === true ? 'true' : said
    return [name, option.read(typeof text === 'string' ? text : option.text, name)]
  })
  // Every name has been read by its own option: the one place where the types cannot follow.
  return { names: positionals, options: Object.fromEntries(read) as Values<Of> }
}

function parse(
  options: Options,
  words: readonly string[],
): { positionals: string[]; values: Record<string, unknown> } {
  const known = Object.entries({ ...options, ...COMMON }).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  )
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(known),
    })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? firstSentence(error.message) : String(error))
  }
}

/** Node adds advice that does not concern us. */
function firstSentence(message: string): string {
  return `${message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`
}

/** A whole number; help tells its range if it has two ends. */
export function whole(
  help: string,
  usual: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Option<number> {
  const isOpen = most === Number.MAX_SAFE_INTEGER
  return {
    help: isOpen ? help : `${help}, ${least} to ${most}`,
    value: 'N',
    text: String(usual),
    read(text, name) {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      const range = isOpen ? `from ${least} on` : `from ${least} to ${most}`
      throw new WrongArguments(`--${name} must be a whole number ${range}, not '${text}'.`)
    },
  }
}

/** One of the keys of a record. */
export function oneOf<Name extends string>(
  help: string,
  usual: Name,
  among: Readonly<Record<Name, unknown>>,
): Option<Name> {
  const names = Object.keys(among)
  const isKnown = (text: string): text is Name => names.includes(text)
  return {
    help,
    value: names.join('|'),
    text: usual,
    read(text, name) {
      if (isKnown(text)) return text
      throw new WrongArguments(`--${name} must be ${names.join(' or ')}, not '${text}'.`)
    },
  }
}

const presetName = oneOf(
  'rules as we read the rulebook, or as Board Game Arena plays them',
  'rulebook',
  PRESETS,
)

export const preset: Option<TableOptions> = {
  ...presetName,
  read: (text, name) => PRESETS[presetName.read(text, name)],
}

/** Expansions by name, divided by commas; none is the base game. */
export const expansions: Option<readonly ExpansionName[]> = {
  help: `expansions in play, separated by a comma: ${EXPANSION_NAMES.join(', ')}`,
  value: 'NAMES',
  text: '',
  usual: 'none',
  read(text, name) {
    const names = text.split(',').map((word) => word.trim())
    return names.flatMap((word) => {
      if (word === '') return []
      const known = EXPANSION_NAMES.find((each) => each === word)
      if (known !== undefined) return [known]
      throw new WrongArguments(
        `--${name} can name ${EXPANSION_NAMES.join(' and ')}, divided by a comma, not '${word}'.`,
      )
    })
  },
}

export const players = whole('seats', 2, FEWEST_PLAYERS, MOST_PLAYERS)

/** Says so when more sit down than these expansions allow. */
export function checkPlayers(count: number, among: readonly ExpansionName[]): void {
  const most = mostPlayers(among)
  if (count > most)
    throw new WrongArguments(`--players can be ${most} at most here: 5 play with leviathan only.`)
}

export const seed = whole('seed of all random numbers', 1, 0)

/** An option without a value. */
export const flag = (help: string): Option<boolean> => ({
  help,
  text: '',
  read: (text) => text === 'true',
})

/** An option that may be left out; `usual` says what holds then, unless the option does. */
export function optional<Value>(
  option: Option<Value>,
  usual = option.usual ?? option.text,
): Option<Value | undefined> {
  return {
    ...option,
    text: '',
    usual,
    read: (text, name) => (text === '' ? undefined : option.read(text, name)),
  }
}

/** The name of a file. */
export const file = (help: string): Option<string> => ({
  help,
  value: 'FILE',
  text: '',
  read: (text) => text,
})

/** The options of every command; `main.ts` answers them. */
export const COMMON = {
  json: flag('print one JSON object instead of text'),
  help: flag('print this help; -h does the same'),
} satisfies Options
