import { parseArgs } from 'node:util'
import { type Bot, bots } from '@hadal/bots'
import { PRESETS, type TableOptions } from '@hadal/engine'

/** Thrown for a command line that makes no sense; the message is the sentence that says why. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
}

/** An option of a command: its text when it is not given, and what the text means. */
export interface Option<Value> {
  readonly text: string
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
    const text = values[name]
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
  const known = Object.keys(options).map((name) => [name, { type: 'string' }] as const)
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

export function botNamed(name: string): Bot {
  const bot = bots.get(name)
  if (bot !== undefined) return bot
  throw new WrongArguments(`There is no bot '${name}': ${[...bots.keys()].join(', ')}.`)
}

export const botList: Option<readonly Bot[]> = {
  text: 'random',
  read: (text) => text.split(',').map((name) => botNamed(name.trim())),
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

/** The base game is all there is. */
export const noExpansions: Option<undefined> = {
  text: '',
  read(text, name) {
    if (text === '') return undefined
    throw new WrongArguments(`--${name} can only be empty, not '${text}': there are none yet.`)
  },
}

/** How long a bot may think; those there are think for an instant. */
export const budget: Option<string> = {
  text: 'instant',
  read(text, name) {
    if (text === 'instant') return text
    throw new WrongArguments(`--${name} can only be instant, not '${text}': no bot thinks longer.`)
  },
}
