import { parseArgs } from 'node:util'
import { CHARACTERS } from '@hadal/bots'
import {
  BadOption,
  EXPANSION_NAMES,
  type ExpansionName,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  mostPlayers,
  PRESETS,
  type Preset,
  withOption,
} from '@hadal/engine'
import { BOT_KINDS, botOf, LEVEL_NAMES } from './seats.ts'
import { listed } from './words/english.ts'

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

export const USAGE = `Hadal: a table for the board game Abyss, in your terminal.

  npm start                       asks what it needs to know, then you play
  npm start -- --players 3        flags answer those questions in advance

  --players N      ${FEWEST_PLAYERS} to ${mostPlayers([])}, you included; ${MOST_PLAYERS} with Leviathan
  --name NAME      what you are called
  --bots KINDS     who plays against you, with commas, the strongest last:
                   ${LEVEL_NAMES.slice(0, 3).join(',')},
                   ${LEVEL_NAMES.slice(3).join(',')}; with a taste after a colon
                   (master:rusher): ${CHARACTERS.slice(0, 3).join(',')},
                   ${CHARACTERS.slice(3).join(',')}
  --expansions E   kraken, leviathan, or both with a comma; else none
  --preset NAME    the rules in doubtful cases: ${Object.keys(PRESETS).join(' or ')}
  --option O=V     one of those rules by itself, as often as you like; rules at
                   the table says what is played
  --seed N         the same luck again
  --load FILE      go on with a saved game
  --full           the whole board with every question, not once a turn
  --no-memory      do not show what lies face down, even if everybody saw it
  --no-color       no colours (NO_COLOR in the environment does the same)
  --script         read your answers from standard input, terminal or not
  --help           this page

Without a terminal, bots play a demonstration game.`

/** Reads the command line. */
export function readArguments(words: readonly string[]): Arguments {
  const { values } = parse(words)
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
        help: { type: 'boolean', short: 'h' },
      },
      strict: true,
      allowPositionals: false,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new BadArguments(error.message)
    throw error
  }
}

export function readPlayers(text: string, expansions: readonly ExpansionName[]): number {
  const players = Number(text)
  const most = mostPlayers(expansions)
  if (!/^\d+$/.test(text.trim()) || players < FEWEST_PLAYERS || players > most) {
    const more = most < MOST_PLAYERS ? `, ${MOST_PLAYERS} with Leviathan` : ''
    throw new BadArguments(`“${text}” cannot play: ${FEWEST_PLAYERS} to ${most} can${more}.`)
  }
  return players
}

/** None, one or both, with commas or spaces between. */
export function readExpansions(text: string): readonly ExpansionName[] {
  const words = text
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter((word) => word !== '' && word !== 'and')
  if (words.length === 1 && ['none', 'no', 'base'].includes(words[0] ?? '')) return []
  if (words.length === 1 && ['both', 'all'].includes(words[0] ?? '')) return EXPANSION_NAMES
  const unknown = words.find((word) => !EXPANSION_NAMES.some((name) => name === word))
  if (unknown !== undefined || words.length === 0)
    throw new BadArguments(
      `There is no expansion called “${unknown ?? ''}”: there are ${listed(EXPANSION_NAMES)}, or none.`,
    )
  return EXPANSION_NAMES.filter((name) => words.includes(name))
}

/** The longest name that does not push the columns of the board about. */
const LONGEST_NAME = 12

export function readName(text: string): string {
  const name = text.replaceAll(/\p{C}/gu, '').trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw new BadArguments('A name needs a letter at least.')
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
    throw new BadArguments(
      `There is no bot called “${unknown ?? ''}”: there are ${listed(BOT_KINDS)}.`,
    )
  return kinds
}

export function readPreset(text: string): Preset {
  const wanted = text.trim().toLowerCase()
  const presets = Object.keys(PRESETS)
  if (!isPreset(wanted))
    throw new BadArguments(`There is no preset called “${text}”: there are ${listed(presets)}.`)
  return wanted
}

/** A table option by itself, as `martialLaw=always`. */
function readOption(text: string): readonly [name: string, value: string] {
  const [name = '', value = ''] = text.split('=', 2)
  try {
    withOption(PRESETS.rulebook, name, value)
  } catch (error) {
    if (error instanceof BadOption) throw new BadArguments(`--option: ${error.message}.`)
    throw error
  }
  return [name, value]
}

const isPreset = (name: string): name is Preset => Object.keys(PRESETS).includes(name)

function readSeed(text: string): number {
  const seed = Number(text)
  if (!/^\d+$/.test(text) || seed > 0xffff_ffff)
    throw new BadArguments(`A seed is a whole number from 0 to ${0xffff_ffff}, not “${text}”.`)
  return seed
}
