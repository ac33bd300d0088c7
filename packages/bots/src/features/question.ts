import { type Game, QUESTION_NAMES } from '@hadal/engine'

const ENTRY = 4

/** The number of the question that is asked. */
export function questionOf(game: Game): number {
  return game.agenda[(game.agendaSize - 1) * ENTRY]
}

export function nameOfQuestion(game: Game): string {
  return QUESTION_NAMES[questionOf(game)]
}

/** What the question is about: a lord, a location, a space of the border, by the question. */
export function argumentOf(game: Game): number {
  return game.agenda[(game.agendaSize - 1) * ENTRY + 2]
}

export function secondArgumentOf(game: Game): number {
  return game.agenda[(game.agendaSize - 1) * ENTRY + 3]
}
