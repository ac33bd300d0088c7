import { type LeviathanId, leviathans, spaceOf } from '../cards/leviathans.ts'
import { BORDER, type Game, Place, type Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import { attackSeat } from './attack.ts'

/** The leviathan in a space of the border; there must be one. */
export function leviathanAt(game: Game, space: number): LeviathanId {
  return game.border[space] - 1
}

export function leviathansAtBorder(game: Game): number {
  let count = 0
  for (let space = 0; space < BORDER; space++) if (game.border[space]) count++
  return count
}

/** Draws the top leviathan of the deck; there must be one. */
export function drawLeviathan(table: Table): LeviathanId {
  const { game } = table
  const leviathan = table.chance.draw(Source.Leviathans, game.leviathanDeck, game.leviathanDeckSize)
  game.leviathanDeck[leviathan] = 0
  game.leviathanDeckSize--
  game.leviathanPlace[leviathan] = Place.Drawn
  return leviathan
}

/** A leviathan comes to a space of the border at full health. */
export function toBorder(table: Table, leviathan: LeviathanId, space: number): void {
  const { game } = table
  game.border[space] = leviathan + 1
  game.leviathanPlace[leviathan] = Place.Board
  table.tell?.({ type: 'leviathan-appears', leviathan, space })
}

/**
 * L3.1: a new leviathan where two dice say; one that is there already attacks first and is gone.
 *
 * L5.R7: without one in the deck nothing happens.
 */
export function addLeviathan(table: Table, them: Seat): void {
  const { game } = table
  if (game.leviathanDeckSize === 0) return
  const leviathan = drawLeviathan(table)
  const space = spaceOf(table.chance.roll() + table.chance.roll())
  const there = game.border[space] - 1
  if (there < 0) toBorder(table, leviathan, space)
  else {
    kernel.ask(game, takePlace, them, leviathan, space)
    attackSeat(table, them, leviathans[there].attack)
  }
}

const takePlace = kernel.step('a leviathan takes a place', (table, _them, leviathan, space) => {
  const { game } = table
  const there = leviathanAt(game, space)
  game.leviathanPlace[there] = Place.Gone
  game.leviathanLost[there] = 0
  toBorder(table, leviathan, space)
})
