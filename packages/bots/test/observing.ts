import {
  createTable,
  type Game,
  legal,
  type Seat,
  seatAsked,
  seeded,
  type View,
  view,
} from '@hadal/engine'
import type { Mind, Observation } from '../src/bot.ts'

/** What the seat that is asked gets to know of a game. Equal seeds give equal random numbers. */
export function observe(
  game: Game,
  seed: number,
  look: (game: Game, seat: Seat) => View = view,
  mind: Mind = {},
): Observation {
  const chance = seeded(seed)
  return {
    legal: legal(createTable(game, chance)).toArray(),
    view: () => look(game, seatAsked(game)),
    random: (limit) => chance.draw(1, new Uint8Array(limit).fill(1), limit),
    mind,
  }
}
