import type { Expansion } from '../game/expansions.ts'
import type { Game, LocationId, Seat } from '../game/game.ts'
import type { Table } from '../game/table.ts'

/** The arithmetic of a location: `base + each * count`. */
export interface Worth {
  readonly base: number
  readonly each: number
  readonly count: number
  /** The location whose arithmetic this is, when it was borrowed. */
  readonly copied?: LocationId
}

/** What is printed on a location. */
export interface LocationPrint {
  readonly name: string
  /** The box it comes in, if not the base game's. */
  readonly box?: Expansion
  /** What it is worth to a seat, with that seat's lords and allies. */
  readonly worth: (game: Game, me: Seat) => Worth
  /** What happens when a seat comes to control it, by any way. */
  readonly onGain?: (table: Table, me: Seat) => void
}

export interface LocationCard extends LocationPrint {
  readonly id: LocationId
}

/** Every location by id. */
export const locations: LocationCard[] = []

export function location(print: LocationPrint): LocationCard {
  const card = { ...print, id: locations.length }
  locations.push(card)
  return card
}

export function pointsOf(worth: Worth): number {
  return worth.base + worth.each * worth.count
}
