import type { ExpansionName } from '@hadal/engine'
import type { ClockKind, NewTable } from '@hadal/protocol'
import type { Pace } from '../../../link/protocol.ts'
import { optionsOfPlan } from '../../setup/begin.ts'
import { type BotName, USUAL_BOT } from '../../setup/bots.ts'
import { MOST_SEATS, MOST_WITHOUT_LEVIATHAN, type TablePlan } from '../../setup/plan.ts'

/** What somebody wants of a new table online, as it is chosen. */
export interface Wanted {
  readonly name: string
  readonly players: number
  /** How many of the seats are given to bots; the last ones. */
  readonly bots: number
  /** The bot that sits in each of them. */
  readonly bot: BotName
  readonly expansions: readonly ExpansionName[]
  readonly options: TablePlan['options']
  readonly perfectMemory: boolean
  readonly visibility: NewTable['visibility']
  readonly onlookers: boolean
  readonly clock: keyof typeof CLOCKS
}

/** How long people may think, as tables agree on it: at one sitting, or over days. */
export const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 900, increment: 15, answer: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockKind>>

export const CLOCK_NAMES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]

export const USUAL: Wanted = {
  name: '',
  players: 4,
  bots: 0,
  bot: USUAL_BOT,
  expansions: [],
  options: {},
  perfectMemory: true,
  visibility: 'private',
  onlookers: true,
  clock: 'none',
}

export function mostPlayersOf({ expansions }: Pick<Wanted, 'expansions'>): number {
  return expansions.includes('leviathan') ? MOST_SEATS : MOST_WITHOUT_LEVIATHAN
}

/** After a change everything still fits: no more seats than the boxes have, and one for a person. */
export function changed(before: Wanted, change: Partial<Wanted>): Wanted {
  const after = { ...before, ...change }
  const players = Math.min(after.players, mostPlayersOf(after))
  return { ...after, players, bots: Math.min(after.bots, players - 1) }
}

/** The table to be opened. */
export function newTableOf(wanted: Wanted, pace: Pace): NewTable {
  const { players, bots, expansions, options, perfectMemory, visibility, onlookers } = wanted
  const name = wanted.name.trim()
  return {
    ...(name !== '' && { name }),
    players,
    expansions: [...expansions],
    preset: 'rulebook',
    options: optionsOfPlan(options),
    perfectMemory,
    visibility,
    onlookers,
    clock: CLOCKS[wanted.clock],
    pace,
    bots: Array.from({ length: bots }, (_, at) => ({
      seat: players - bots + at,
      bot: wanted.bot,
    })),
  }
}
