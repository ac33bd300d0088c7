import { parseArgs } from 'node:util'
import {
  EXPANSION_NAMES,
  type ExpansionName,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  mostPlayers,
  PRESETS,
  type Preset,
  TABLE_OPTIONS,
} from '@hadal/engine'
import { isLocale, LANGUAGES, list, normal, presetName } from '@hadal/words'
import { t } from './messages.ts'
import { BOT_KINDS, botOf } from './seats.ts'

/** What was asked for on the command line; what was not is asked at the table, or has a default. */
export interface Arguments {
  readonly players?: number
  readonly name?: string
  readonly bots?: readonly string[]
  readonly expansions?: readonly ExpansionName[]
  readonly preset?: Preset
  /** Table options that depart from the preset. */
  readonly departures: readonly (readonly [name: string, value: string])[]
  readonly seed?: number
  /** A record to go on with. */
  readonly load?: string
  readonly colour: boolean
  /** Whether the table shows what lies face down but was seen by all. */
  readonly memory: boolean
  /** Whether the whole board is shown with every question. */
  readonly full: boolean
  /** Plays by lines from standard input, terminal or not. */
  readonly script: boolean
  readonly help: boolean
}

/** Says what is wrong with the command line. */
export class BadArguments extends Error {
  override name = 'BadArguments'
}

/** Reads the command line. */
export function readArguments(words: readonly string[]): Arguments {
  const { values } = parse(words)
  const { language } = values
  if (language !== undefined && !isLocale(language))
    throw new BadArguments(t.bad_language({ typed: language, languages: list(LANGUAGES) }))
  const expansions = values.expansions === undefined ? undefined : readExpansions(values.expansions)
  return {
    ...(expansions !== undefined && { expansions }),
    ...(values.players !== undefined && { players: readPlayers(values.players, expansions ?? []) }),
    ...(values.name !== undefined && { name: readName(values.name) }),
    ...(values.bots !== undefined && { bots: readBots(values.bots) }),
    ...(values.preset !== undefined && { preset: readPreset(values.preset) }),
    ...(values.seed !== undefined && { seed: readSeed(values.seed) }),
    ...(values.load !== undefined && { load: values.load }),
    departures: (values.option ?? []).map(readOption),
    colour: values['no-color'] !== true,
    memory: values['no-memory'] !== true,
    full: values.full === true,
    script: values.script === true,
    help: values.help === true,
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        players: { type: 'string' },
        name: { type: 'string' },
        bots: { type: 'string' },
        expansions: { type: 'string' },
        preset: { type: 'string' },
        option: { type: 'string', multiple: true },
        seed: { type: 'string' },
        load: { type: 'string' },
        'no-color': { type: 'boolean' },
        'no-memory': { type: 'boolean' },
        full: { type: 'boolean' },
        script: { type: 'boolean' },
        language: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      strict: true,
      allowPositionals: false,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new BadArguments(sayBadFlag(error))
    throw error
  }
}

/** Node says it in English: here it is said in the language in use. */
function sayBadFlag(error: TypeError): string {
  const code = 'code' in error ? error.code : undefined
  const [, named = ''] = /'([^']*)'/.exec(error.message) ?? []
  const flag = /--[\w-]+/.exec(named)?.[0] ?? named
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return t.bad_word({ word: named })
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return t.bad_flag({ flag })
  return /does not take/.test(error.message)
    ? t.flag_without_value({ flag })
    : t.bad_value({ flag })
}

export function readPlayers(text: string, expansions: readonly ExpansionName[]): number {
  const players = Number(text)
  const most = mostPlayers(expansions)
  if (!/^\d+$/.test(text.trim()) || players < FEWEST_PLAYERS || players > most) {
    const words = { typed: text, fewest: FEWEST_PLAYERS, most }
    throw new BadArguments(
      most < MOST_PLAYERS
        ? t.bad_players_more({ ...words, leviathan: MOST_PLAYERS })
        : t.bad_players(words),
    )
  }
  return players
}

/** None, one or both, with commas or spaces between. */
export function readExpansions(text: string): readonly ExpansionName[] {
  const words = text
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter((word) => word !== '' && word !== 'and')
  if (isWord(text, t.word_none(), 'none')) return []
  if (isWord(text, t.word_both(), 'both')) return EXPANSION_NAMES
  const unknown = words.find((word) => !EXPANSION_NAMES.some((name) => name === word))
  if (unknown !== undefined || words.length === 0)
    throw new BadArguments(t.bad_expansion({ typed: unknown ?? '', names: list(EXPANSION_NAMES) }))
  return EXPANSION_NAMES.filter((name) => words.includes(name))
}

/** Whether somebody typed one of the words of a message, or the English one. */
export function isWord(typed: string, words: string, english: string): boolean {
  return [english, ...words.split(/,\s*/)].some((word) => normal(word) === normal(typed))
}

/** The longest name that does not push the columns of the board about. */
const LONGEST_NAME = 12

export function readName(text: string): string {
  const name = text.replaceAll(/\p{C}/gu, '').trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw new BadArguments(t.bad_name())
  return name.slice(0, LONGEST_NAME)
}

/** One kind for all bots, or one for each, with commas or spaces between. */
export function readBots(text: string): readonly string[] {
  const kinds = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((kind) => kind !== '')
  const unknown = kinds.find((kind) => botOf(kind) === undefined)
  if (unknown !== undefined || kinds.length === 0)
    throw new BadArguments(t.bad_bot({ typed: unknown ?? '', names: list(BOT_KINDS) }))
  return kinds
}

export function readPreset(text: string): Preset {
  const presets = Object.keys(PRESETS).filter(isPreset)
  const wanted = presets.find((preset) => isWord(text, presetName(preset), preset))
  if (wanted === undefined)
    throw new BadArguments(t.bad_preset({ typed: text, names: list(presets) }))
  return wanted
}

/** A table option by itself, as `martialLaw=always`. */
function readOption(text: string): readonly [name: string, value: string] {
  const [name = '', value = ''] = text.split('=', 2)
  const options: Readonly<Record<string, readonly string[]>> = TABLE_OPTIONS
  const values = options[name]
  if (values === undefined)
    throw new BadArguments(t.bad_option({ typed: name, names: list(Object.keys(options)) }))
  if (!values.includes(value))
    throw new BadArguments(
      t.bad_option_value({ option: name, values: list(values, 'or'), typed: value }),
    )
  return [name, value]
}

const isPreset = (name: string): name is Preset => Object.keys(PRESETS).includes(name)

function readSeed(text: string): number {
  const seed = Number(text)
  if (!/^\d+$/.test(text) || seed > 0xffff_ffff)
    throw new BadArguments(t.bad_seed({ most: 0xffff_ffff, typed: text }))
  return seed
}
