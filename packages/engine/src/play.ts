import type { Event } from './game/events.ts'
import type { Game, Seat } from './game/game.ts'
import { kernel, type Table } from './game/table.ts'
import type { Asked } from './kernel/kernel.ts'
import type { Options } from './kernel/options.ts'

/** The decisions open now; the list is the table's own and changes with it. */
export function legal(table: Table): Options {
  return kernel.legal(table)
}

/** Plays a decision that is legal. At the door, `submit` asks first. */
export function play(table: Table, decision: number): void {
  kernel.play(table, decision)
}

/** What is asked, and of whom; nothing when the game is over. */
export function asked(game: Game): Asked<Game, Event> | undefined {
  return kernel.asked(game)
}

/** Everything that waits, questions and steps by name, the next one last. */
export function agendaOf(game: Game): readonly string[] {
  return Array.from({ length: game.agendaSize }, (_, at) => kernel.names[game.agenda[at * 4]])
}

/** The seat that decides now; -1 when the game is over. */
export function seatAsked(game: Game): Seat {
  return kernel.seatAsked(game)
}

export function isOver(game: Game): boolean {
  return game.agendaSize === 0
}

/** The names of everything that can stand on an agenda, by the number it has there. */
export const QUESTION_NAMES: readonly string[] = kernel.names
