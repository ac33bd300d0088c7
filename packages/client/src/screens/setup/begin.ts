import {
  type ExpansionName,
  newGame,
  PRESETS,
  type Setup,
  seatAsked,
  seeded,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
  withOption,
} from '@hadal/engine'
import { newGameId } from '../../keep/games.ts'
import type { TableBegin } from '../../link/protocol.ts'
import type { TablePlan } from './plan.ts'
import { seedOf } from './problems.ts'
import { seatName } from './words.ts'

/** The options of a plan in full; those that are no options any more are left out. */
export function optionsOfPlan(options: TablePlan['options']): TableOptions {
  return Object.entries(options)
    .filter(([name, value]) => isValueOf(name, value))
    .reduce<TableOptions>((all, [name, value]) => withOption(all, name, value), PRESETS.rulebook)
}

function isValueOf(name: string, value: string): boolean {
  const values: readonly string[] = isTableOption(name) ? TABLE_OPTIONS[name] : []
  return values.includes(value)
}

const isTableOption = (name: string): name is TableOption => name in TABLE_OPTIONS

/** The set-up of a game that begins as planned. */
function setupOf({ seats, expansions, options }: TablePlan): Setup {
  return {
    players: seats.length,
    expansions: [...expansions] satisfies ExpansionName[],
    options: optionsOfPlan(options),
  }
}

/** The game to begin, with luck from `random` where the plan leaves it to chance. */
export function beginOf(plan: TablePlan, random: () => number = anySeed): TableBegin {
  const setup = setupOf(plan)
  const given = seedOf(plan.seed)
  return {
    id: newGameId(),
    seats: plan.seats.map((seat, at) => ({ name: seatName(plan, at), bot: seat.bot })),
    from: { setup, seed: given ?? seedFor(setup, plan.starts, random) },
    perfectMemory: plan.perfectMemory,
  }
}

/** Luck decides who begins, so the first seat begins where luck has it so. */
function seedFor(setup: Setup, starts: TablePlan['starts'], random: () => number): number {
  let seed = random()
  if (starts === 'first-seat') {
    while (seatAsked(newGame(setup, seeded(seed)).game) !== 0) seed = random()
  }
  return seed
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
