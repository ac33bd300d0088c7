import { parseArgs } from 'node:util'
import {
  EXPANSION_NAMES,
  type ExpansionName,
  mostPlayers,
  PRESETS,
  type TableOptions,
} from '@hadal/engine'

/** Thrown for a command line that makes no sense; the message is the sentence that says why. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
}

/** An option of a command: its text when it is not given, and what the text means. */
export interface Option<Value> {
  readonly text: string
  /** Said without a value. */
  readonly isFlag?: true
  read(text: string, name: string): Value
}

type Options = Readonly<Record<string, Option<unknown>>>

/** What was said on the command line. */
export interface Said<Of extends Options> {
  readonly names: readonly string[]
  readonly options: {
    readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never
  }
}

/** Reads what follows the name of a command. */
export function readArguments<Of extends Options>(options: Of, words: readonly string[]): Said<Of> {
  const { positionals, values } = parse(options, words)
  const read = Object.entries(options).map(([name, option]) => {
    const said = values[name]
    const text = said === true ? 'true' : said
    return [name, option.read(typeof text === 'string' ? text : option.text, name)]
  })
  // Every name has been read by its own option: the one place where the types cannot follow.
  return {
    names: positionals,
    options: Object.fromEntries(read) as Said<Of>['options'],
  }
}

function parse(
  options: Options,
  words: readonly string[],
): { positionals: string[]; values: Record<string, unknown> } {
  const known = Object.entries(options).map(
    ([name, { isFlag }]) => [name, { type: isFlag ? 'boolean' : 'string' }] as const,
  )
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...Object.fromEntries(known), json: { type: 'boolean' } },
    })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? firstSentence(error.message) : String(error))
  }
}

/** Node adds advice that does not concern us. */
function firstSentence(message: string): string {
  return `${message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`
}

export function whole(
  usual: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Option<number> {
  return {
    text: String(usual),
    read(text, name) {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      const range =
        most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
      throw new WrongArguments(`--${name} must be a whole number ${range}, not '${text}'.`)
    },
  }
}

export const preset: Option<TableOptions> = {
  text: 'rulebook',
  read(text, name) {
    for (const [known, options] of Object.entries(PRESETS)) if (known === text) return options
    throw new WrongArguments(
      `--${name} must be ${Object.keys(PRESETS).join(' or ')}, not '${text}'.`,
    )
  },
}

/** Expansions by name, divided by commas; none is the base game. */
export const expansions: Option<readonly ExpansionName[]> = {
  text: '',
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

/** Says so when more sit down than these expansions allow. */
export function checkPlayers(players: number, among: readonly ExpansionName[]): void {
  const most = mostPlayers(among)
  if (players > most)
    throw new WrongArguments(`--players can be ${most} at most here: 5 play with leviathan only.`)
}

/** An option that is said or not. */
export const flag: Option<boolean> = {
  text: '',
  isFlag: true,
  read: (text) => text === 'true',
}

/** An option without a usual value. */
export function optional<Value>(option: Option<Value>): Option<Value | undefined> {
  return {
    text: '',
    read: (text, name) => (text === '' ? undefined : option.read(text, name)),
  }
}

/** The name of a file. */
export const file: Option<string> = { text: '', read: (text) => text }
