import type { Game, Seat } from '../game/game.ts'

/** The most a seat can pay for an ally, or towards a lord. */
export function purseOf(game: Game, me: Seat): number {
  return game.pearls[me]
}
