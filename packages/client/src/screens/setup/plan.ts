import type { ExpansionName } from '@hadal/engine'
import { fieldsOf, oneOf, readKept, writeKept } from '../../app/storage.ts'
import { type BotName, readBot, USUAL_BOT } from './bots.ts'

export const EXPANSIONS = ['kraken', 'leviathan'] as const satisfies readonly ExpansionName[]

export const FEWEST_SEATS = 2
export const MOST_SEATS = 5
/** L1.5: the fifth seat needs Leviathan. */
export const MOST_WITHOUT_LEVIATHAN = 4

export const LONGEST_NAME = 16
/** As many waters as there are numbers of 32 bits. */
export const LARGEST_SEED = 2 ** 32 - 1

export interface SeatPlan {
  /** Empty until somebody writes one: then the seat has a name of ours. */
  readonly name: string
  /** Nothing where a person sits. */
  readonly bot: BotName | undefined
}

/** What is agreed before a game, as it is chosen and remembered. */
export interface TablePlan {
  readonly seats: readonly SeatPlan[]
  readonly expansions: readonly ExpansionName[]
  /** The table options that are not as in the rulebook, by name. */
  readonly options: Readonly<Record<string, string>>
  /** P16 */
  readonly perfectMemory: boolean
  /** "Same waters": a number, or nothing for waters that nobody knows. */
  readonly seed: string
  readonly starts: 'chance' | 'first-seat'
}

/** Alone against bots, or around one device: each is remembered by itself. */
export type PlanKind = 'alone' | 'together'

const person: SeatPlan = { name: '', bot: undefined }
const bot: SeatPlan = { name: '', bot: USUAL_BOT }

export const USUAL_PLANS: Readonly<Record<PlanKind, TablePlan>> = {
  alone: usualPlan([person, bot, bot, bot]),
  together: usualPlan([person, person]),
}

function usualPlan(seats: readonly SeatPlan[]): TablePlan {
  return {
    seats,
    expansions: [],
    options: {},
    perfectMemory: true,
    seed: '',
    starts: 'chance',
  }
}

export const isPerson = (seat: SeatPlan) => seat.bot === undefined

/** One person plays alone; more share the device. */
export function kindOf({ seats }: TablePlan): PlanKind {
  return seats.filter(isPerson).length > 1 ? 'together' : 'alone'
}

const named = (kind: PlanKind) => `hadal.plan.${kind}`

/** The plan of the last game of a kind, or the usual one. */
export function rememberedPlan(kind: PlanKind): TablePlan {
  return readPlan(readKept(named(kind)), USUAL_PLANS[kind])
}

export function rememberPlan(plan: TablePlan): void {
  writeKept(named(kindOf(plan)), plan)
}

/** A plan as it was kept; what is damaged or from another time is as usual. */
export function readPlan(kept: unknown, usual: TablePlan): TablePlan {
  const { seats, expansions, options, perfectMemory, seed, starts } = fieldsOf(kept)
  return {
    seats: readSeats(seats) ?? usual.seats,
    expansions: Array.isArray(expansions)
      ? EXPANSIONS.filter((name) => expansions.includes(name))
      : usual.expansions,
    options: Object.fromEntries(
      Object.entries(fieldsOf(options)).filter(
        (option): option is [string, string] => typeof option[1] === 'string',
      ),
    ),
    perfectMemory: oneOf(perfectMemory, [true, false], usual.perfectMemory),
    seed: typeof seed === 'string' ? seed : usual.seed,
    starts: oneOf(starts, ['chance', 'first-seat'], usual.starts),
  }
}

function readSeats(kept: unknown): readonly SeatPlan[] | undefined {
  if (!Array.isArray(kept) || kept.length < FEWEST_SEATS || kept.length > MOST_SEATS)
    return undefined
  return kept.map((seat) => {
    const { name, bot } = fieldsOf(seat)
    return {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
      bot: readBot(bot),
    }
  })
}
