import '../cards/all.ts'
import '../turn/powers.ts'
import { countOf, Effect, effectOf, FIRST_KRAKEN, MONSTER, MONSTERS } from '../cards/allies.ts'
import { locations } from '../cards/location.ts'
import { lords } from '../cards/lord.ts'
import { countOfToken } from '../cards/tokens.ts'
import type { Chance } from '../kernel/chance.ts'
import { drawLord, toCourt } from '../turn/lords.ts'
import { beginTurn } from '../turn/turn.ts'
import type { Event } from './events.ts'
import { COURT, Game, NOBODY, Place } from './game.ts'
import { chose, OPTION_NAMES, PRESETS, TABLE_OPTIONS, type TableOptions } from './options.ts'
import { Source } from './sources.ts'
import { createTable, kernel, type Table } from './table.ts'

/** What is agreed before a game. */
export interface Setup {
  readonly players: number
  readonly options: TableOptions
}

export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 4
/** L2.1 */
const MARTIAL_LAW = 12
const NO_LIMIT = 255

export class BadSetup extends Error {
  override name = 'BadSetup'
}

/** The published rules for so many players. */
export function rulebookSetup(players: number): Setup {
  return { players, options: PRESETS.rulebook }
}

/** Sets up a new game and plays it to its first decision. */
export function newGame(setup: Setup, chance: Chance, tell?: (event: Event) => void): Table {
  const table = createTable(new Game(), chance, tell)
  setUp(table, setup)
  return table
}

/** Sets up a new game on a table that is there already. */
export function setUp(table: Table, setup: Setup): void {
  const { game } = table
  agree(game, setup)
  for (let seat = 0; seat < setup.players; seat++) game.pearls[seat] = 1
  fillDecks(game)
  for (let space = 0; space < COURT; space++) toCourt(table, drawLord(table), space)
  revealFirstLocation(table)
  const seats = new Uint8Array(setup.players).fill(1)
  const first = table.chance.draw(Source.FirstSeat, seats, setup.players)
  kernel.ask(game, beginTurn, first)
  kernel.settle(table)
}

/** Clears a game and writes down what was agreed. */
export function agree(game: Game, { players, options }: Setup): void {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS)
    throw new BadSetup(`${players} cannot play: ${FEWEST_PLAYERS} to ${MOST_PLAYERS} can`)
  game.bytes.fill(0)
  game.players = players
  for (const [at, name] of OPTION_NAMES.entries()) {
    const values: readonly string[] = TABLE_OPTIONS[name]
    const value = values.indexOf(options[name])
    if (value < 0)
      throw new BadSetup(`${name} cannot be '${options[name]}': ${values.join(' or ')}`)
    game.options[at] = value
  }
  game.handLimit = chose(game, 'martialLaw', 'always') ? MARTIAL_LAW : NO_LIMIT
  game.endedBy = NOBODY
}

function fillDecks(game: Game): void {
  for (let kind = 0; kind < FIRST_KRAKEN; kind++)
    if (effectOf[kind] === Effect.None) game.deck[kind] = countOf[kind]
  game.deck[MONSTER] = MONSTERS
  game.deckSize = sum(game.deck)
  for (const lord of lords) {
    game.lordDeck[lord.id] = 1
    game.lordPlace[lord.id] = Place.Deck
  }
  game.lordDeckSize = lords.length
  for (const location of locations) {
    game.locationDeck[location.id] = 1
    game.locationPlace[location.id] = Place.Deck
  }
  game.locationDeckSize = locations.length
  game.tokenPile.set(countOfToken)
  game.tokenPileSize = sum(game.tokenPile)
}

function revealFirstLocation(table: Table): void {
  const { game } = table
  const first = table.chance.draw(Source.Locations, game.locationDeck, game.locationDeckSize)
  game.locationDeck[first] = 0
  game.locationDeckSize--
  game.locationPlace[first] = Place.Board
}

function sum(bag: Uint8Array): number {
  return bag.reduce((total, count) => total + count, 0)
}
