import '../cards/all.ts'
import '../turn/powers.ts'
import { addLeviathan } from '../border/leviathans.ts'
import {
  countOf,
  DECK_KINDS,
  Effect,
  EXTRA_CRABS,
  EXTRA_MONSTERS,
  effectOf,
  FIRST_CRAB,
  FIRST_KRAKEN,
  type Kind,
  MONSTER,
  MONSTERS,
} from '../cards/allies.ts'
import { LEVIATHANS } from '../cards/leviathans.ts'
import { type LocationCard, locations } from '../cards/location.ts'
import { type LordCard, lords } from '../cards/lord.ts'
import { countOfLeviathanToken, countOfToken } from '../cards/tokens.ts'
import type { Chance } from '../kernel/chance.ts'
import { fillLootDeck } from '../smuggling/sanctuary.ts'
import { gainAlly } from '../turn/hand.ts'
import { drawLord, toCourt } from '../turn/lords.ts'
import { beginTurn } from '../turn/turn.ts'
import type { Event } from './events.ts'
import { bitsOf, Expansion, type ExpansionName } from './expansions.ts'
import { COURT, copyGame, Game, NOBODY, Place } from './game.ts'
import { chose, OPTION_NAMES, PRESETS, TABLE_OPTIONS, type TableOptions } from './options.ts'
import { Source } from './sources.ts'
import { createTable, kernel, type Table } from './table.ts'

/** What is agreed before a game. */
export interface Setup {
  readonly players: number
  readonly expansions: readonly ExpansionName[]
  readonly options: TableOptions
}

export const FEWEST_PLAYERS = 2
/** So many can play, and one more with Leviathan (L1.5). */
const USUALLY_MOST_PLAYERS = 4
export const MOST_PLAYERS = 5
/** L2.1 */
export const MARTIAL_LAW = 12
const NO_LIMIT = 255

export class BadSetup extends Error {
  override name = 'BadSetup'
}

/** The published rules for so many players. */
export function rulebookSetup(players: number, expansions: readonly ExpansionName[] = []): Setup {
  return { players, expansions, options: PRESETS.rulebook }
}

/** The most that can play with these expansions. */
export function mostPlayers(expansions: readonly ExpansionName[]): number {
  return expansions.includes('leviathan') ? MOST_PLAYERS : USUALLY_MOST_PLAYERS
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
  copyGame(boxOf(setup.expansions), game)
  agreeOn(game, setup)
  for (let seat = 0; seat < setup.players; seat++) game.pearls[seat] = 1
  for (let space = 0; space < COURT; space++) toCourt(table, drawLord(table), space)
  revealFirstLocation(table)
  if (game.expansions & Expansion.Leviathan) openBorder(table)
  const seats = new Uint8Array(setup.players).fill(1)
  const first = table.chance.draw(Source.FirstSeat, seats, setup.players)
  kernel.ask(game, beginTurn, first)
  kernel.settle(table)
}

/** Clears a game and writes down what was agreed. */
export function agree(game: Game, setup: Setup): void {
  game.bytes.fill(0)
  agreeOn(game, setup)
}

function agreeOn(game: Game, { players, expansions, options }: Setup): void {
  const most = mostPlayers(expansions)
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > most)
    throw new BadSetup(`${players} cannot play: ${FEWEST_PLAYERS} to ${most} can`)
  game.players = players
  game.expansions = bitsOf(expansions)
  game.options.set(writtenDown(options))
  const martialLaw =
    chose(game, 'martialLaw', 'always') || (game.expansions & Expansion.Leviathan) !== 0
  game.handLimit = martialLaw ? MARTIAL_LAW : NO_LIMIT
  game.endedBy = NOBODY
  game.krakenHolder = NOBODY
  game.scourgeHolder = NOBODY
}

/** The options as the state keeps them; tables that agree on the same are many. */
const written = new WeakMap<TableOptions, Uint8Array>()

function writtenDown(options: TableOptions): Uint8Array {
  const known = written.get(options)
  if (known !== undefined) return known
  const row = Uint8Array.from(OPTION_NAMES, (name) => {
    const values: readonly string[] = TABLE_OPTIONS[name]
    const value = values.indexOf(options[name])
    if (value < 0)
      throw new BadSetup(`${name} cannot be '${options[name]}': ${values.join(' or ')}`)
    return value
  })
  written.set(options, row)
  return row
}

/** How many cards of a kind the boxes in play hold. */
export function cardsInGame(game: Game, card: Kind): number {
  const leviathan = (game.expansions & Expansion.Leviathan) !== 0
  if (card === MONSTER) return leviathan ? MONSTERS + EXTRA_MONSTERS : MONSTERS
  if (card >= FIRST_KRAKEN) return game.expansions & Expansion.Kraken ? countOf[card] : 0
  if (effectOf[card] !== Effect.None) return leviathan ? countOf[card] : 0
  return countOf[card] + (leviathan && card === FIRST_CRAB ? EXTRA_CRABS : 0)
}

/** Whether a lord is in the game: that of a box in play which no other box takes out. */
export function isLordInGame(game: Game, { box, removedBy }: LordCard): boolean {
  if (removedBy !== undefined && game.expansions & removedBy) return false
  return box === undefined || (game.expansions & box) !== 0
}

/** Whether a location is in the game. */
export function isLocationInGame(game: Game, { box }: LocationCard): boolean {
  return box === undefined || (game.expansions & box) !== 0
}

/** The decks as they come out of the boxes, by expansions: filled once, then copied. */
const boxes = new Map<number, Game>()

function boxOf(expansions: readonly ExpansionName[]): Game {
  const bits = bitsOf(expansions)
  const known = boxes.get(bits)
  if (known !== undefined) return known
  const box = new Game()
  box.expansions = bits
  fillDecks(box)
  boxes.set(bits, box)
  return box
}

function fillDecks(game: Game): void {
  for (let card = 0; card < DECK_KINDS; card++) game.deck[card] = cardsInGame(game, card)
  game.deckSize = sum(game.deck)
  for (const lord of lords)
    if (isLordInGame(game, lord)) {
      game.lordDeck[lord.id] = 1
      game.lordPlace[lord.id] = Place.Deck
    }
  game.lordDeckSize = sum(game.lordDeck)
  for (const location of locations)
    if (isLocationInGame(game, location)) {
      game.locationDeck[location.id] = 1
      game.locationPlace[location.id] = Place.Deck
    }
  game.locationDeckSize = sum(game.locationDeck)
  game.tokenPile.set(countOfToken)
  game.tokenPileSize = sum(game.tokenPile)
  if (game.expansions & Expansion.Kraken) fillLootDeck(game)
}

/** L1: the border, its deck and its tokens; each player is dealt a plain crab of strength 1. */
function openBorder(table: Table): void {
  const { game } = table
  game.leviathanDeck.fill(1)
  game.leviathanDeckSize = LEVIATHANS
  game.leviathanPlace.fill(Place.Deck)
  game.leviathanPile.set(countOfLeviathanToken)
  game.leviathanPileSize = sum(game.leviathanPile)
  addLeviathan(table, 0)
  for (let seat = 0; seat < game.players; seat++) {
    game.deck[FIRST_CRAB]--
    game.deckSize--
    gainAlly(game, seat, FIRST_CRAB)
  }
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
