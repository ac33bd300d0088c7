import type { Chance } from '../kernel/chance.ts'
import {
  createTable as createKernelTable,
  Kernel,
  type Table as KernelTable,
} from '../kernel/kernel.ts'
import type { Event } from './events.ts'
import type { Game } from './game.ts'

/** A game of ours in progress. */
export type Table = KernelTable<Game, Event>

/** The one agenda machine all rules are written for. */
export const kernel = new Kernel<Game, Event>()

export function createTable(game: Game, chance: Chance, tell?: (event: Event) => void): Table {
  return createKernelTable<Game, Event>(game, chance, tell)
}
