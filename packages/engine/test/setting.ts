import { KINDS, MONSTER, RACE_NAMES } from '../src/cards/allies.ts'
import { leviathans } from '../src/cards/leviathans.ts'
import { locations } from '../src/cards/location.ts'
import { countOfLoot, LOOT_NAMES } from '../src/cards/loot.ts'
import { lords } from '../src/cards/lord.ts'
import { countOfLeviathanToken, LEVIATHAN_TOKEN_NAMES, TOKEN_NAMES } from '../src/cards/tokens.ts'
import { type Game, NOBODY, Place, type Seat } from '../src/game/game.ts'
import { cardsInGame, isLocationInGame, isLordInGame } from '../src/game/setup.ts'
import type { Table } from '../src/game/table.ts'
import type { ExpansionName, TableOptions } from '../src/index.ts'
import { readSeat } from '../src/notation/notation.ts'
import { allyWords, locationWords, lordWords, raceWords } from '../src/notation/words.ts'
import { sentinelLords, Zone } from '../src/smuggling/sentinels.ts'
import { gainAlly } from '../src/turn/hand.ts'
import { assignLord, disableLord, enterPlay } from '../src/turn/lords.ts'

/** What a seat has at the beginning of a scene. Names in a string are divided by spaces. */
export interface SeatOf {
  readonly hand?: string
  readonly pearls?: number
  /** Key tokens. */
  readonly keys?: number
  /** Lords: `keeper`, `keeper@jail` under a location, `keeper!` disabled. */
  readonly lords?: string
  /** Locations: `jail`, `megalodon(7,4)` with loot. */
  readonly locations?: string
  readonly affiliated?: string
  /** Monster tokens by points: `2 3 4`. */
  readonly tokens?: string
  readonly nebulis?: number
  readonly wounds?: number
  /** Leviathans slain, by number: `4 20`. */
  readonly slain?: string
  /** Monster tokens of the second pile: `pearls2 key stack`. */
  readonly leviathanTokens?: string
}

/** What lies on the table. What is not named is in its deck; what cannot matter is left out. */
export interface TableOf {
  /** Lords at court, from the space next to the deck on; `-` is a free space. */
  readonly court?: string
  /** Available locations: `jail`, `megalodon(7,4)` with loot. */
  readonly available?: string
  /** Allies in the council; `kraken3@crab` is a kraken in the stack of crabs. */
  readonly council?: string
  /** The exploration deck; all that is not elsewhere, if left out. */
  readonly deck?: string
  readonly discard?: string
  readonly lordDeck?: string
  readonly locationDeck?: string
  /** Monster tokens left, by points. */
  readonly tokenPile?: string
  /** The space of the threat marker, from 1. */
  readonly threat?: number
  /** Loot left, by value: `3 7 7`. */
  readonly lootDeck?: string
  /** Leviathans at the border: `20@7` in the space of the sum 7, `1@2-3-1` with 1 health lost. */
  readonly border?: string
  /** Leviathans left, by number. */
  readonly leviathanDeck?: string
  /** Monster tokens of the second pile that are left. */
  readonly leviathanPile?: string
  /** Who has the kraken figure, and the scourge. */
  readonly krakenHolder?: string
  readonly scourgeHolder?: string
  /** Sentinels by lord and owner: `watcher=B` held, `watcher=B@crab` on a stack, lord or location. */
  readonly sentinels?: string
  readonly options?: Partial<TableOptions>
  readonly expansions?: readonly ExpansionName[]
  /** Everything that will be drawn, in order: `crab3 monster trader jail token2 loot7 die4`. */
  readonly luck?: string
  /** Who takes the turn; the first seat, if left out. */
  readonly turn?: string
  /** The seat that triggered the end. */
  readonly endedBy?: string
}

export const words = (list: string | undefined): string[] =>
  (list ?? '').split(/\s+/).filter((word) => word !== '')

export function must<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`the scene names ${what}, which does not exist`)
  return thing
}

const indexIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name)
  return must(at < 0 ? undefined : at, `'${name}'`)
}

export const ally = (name: string): number =>
  name === 'monster' ? MONSTER : must(allyWords.read(name), `the ally '${name}'`)
export const lordId = (name: string): number => must(lordWords.read(name), `the lord '${name}'`)
export const locationId = (name: string): number =>
  must(locationWords.read(name), `the location '${name}'`)
export const seatOf = (name: string): Seat => must(readSeat(name), `the seat '${name}'`)
const token = (points: string): number => indexIn(TOKEN_NAMES, `token${points}`)
const leviathanId = (name: string): number =>
  indexIn(
    leviathans.map((leviathan) => leviathan.name),
    name,
  )

const SPACES = ['2-3', '4', '5', '6', '7', '8', '9', '10', '11-12']

/** A location with the loot on it, as `megalodon(7,4)`. */
function placeLocation(game: Game, word: string, place: number): void {
  const [name, loot = ''] = word.replace(')', '').split('(')
  const id = locationId(name)
  game.locationPlace[id] = place
  for (const value of loot.split(',').filter((text) => text !== ''))
    game.loot[id][indexIn(LOOT_NAMES, `loot${value}`)]++
}

export function placeSeat(table: Table, seat: Seat, has: SeatOf): void {
  const { game } = table
  game.pearls[seat] = has.pearls ?? 0
  game.keyTokens[seat] = has.keys ?? 0
  game.nebulis[seat] = has.nebulis ?? 0
  game.wounds[seat] = has.wounds ?? 0
  for (const name of words(has.hand)) gainAlly(game, seat, ally(name))
  for (const name of words(has.affiliated)) game.affiliated[seat][ally(name)]++
  for (const word of words(has.locations)) placeLocation(game, word, Place.Seat + seat)
  for (const points of words(has.tokens)) game.tokens[seat][token(points)]++
  for (const name of words(has.leviathanTokens))
    game.leviathanTokens[seat][indexIn(LEVIATHAN_TOKEN_NAMES, name)]++
  for (const name of words(has.slain)) game.leviathanPlace[leviathanId(name)] = Place.Seat + seat
  for (const word of words(has.lords)) {
    const [name, location] = word.replace('!', '').split('@')
    const lord = lordId(name)
    enterPlay(table, seat, lord)
    game.endedBy = NOBODY
    if (word.endsWith('!')) disableLord(table, seat, lord)
    if (location !== undefined) assignLord(game, seat, lord, locationId(location))
  }
}

export function placeTable(game: Game, on: TableOf): void {
  for (const [space, name] of words(on.court).entries())
    if (name !== '-') {
      game.court[space] = lordId(name) + 1
      game.lordPlace[lordId(name)] = Place.Board
    }
  for (const word of words(on.available)) placeLocation(game, word, Place.Board)
  for (const word of words(on.council)) {
    const [name, stack = name] = word.split('@')
    const race = RACE_NAMES.findIndex((raceName) => stack.startsWith(raceName))
    game.council[race][ally(name)]++
    game.councilSize[race]++
  }
  for (const name of words(on.discard)) game.discard[ally(name)]++
  game.discardSize = sum(game.discard)
  fillDeck(game, on.deck)
  fillLordDeck(game, on.lordDeck)
  fillLocationDeck(game, on.locationDeck)
  for (const points of words(on.tokenPile ?? '2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4'))
    game.tokenPile[token(points)]++
  game.tokenPileSize = sum(game.tokenPile)
  game.threat = (on.threat ?? 1) - 1
  if (on.endedBy) game.endedBy = seatOf(on.endedBy)
  if (on.expansions?.includes('kraken')) placeLoot(game, on)
  if (on.expansions?.includes('leviathan')) placeBorder(game, on)
}

function placeLoot(game: Game, on: TableOf): void {
  if (on.lootDeck === undefined) game.lootDeck.set(countOfLoot)
  for (const value of words(on.lootDeck)) game.lootDeck[indexIn(LOOT_NAMES, `loot${value}`)]++
  game.lootDeckSize = sum(game.lootDeck)
  if (on.krakenHolder) game.krakenHolder = seatOf(on.krakenHolder)
  for (const word of words(on.sentinels)) placeSentinel(game, word)
}

/** A sentinel that its owner holds, `watcher=B`, or that lies on something, `watcher=B@crab`. */
function placeSentinel(game: Game, word: string): void {
  const [name, owner, spot] = word.split(/[=@]/)
  const sentinel = sentinelLords.indexOf(lordId(name))
  game.sentinelOwner[sentinel] = seatOf(owner) + 1
  game.turnPowers[seatOf(owner)]++
  if (spot === undefined) return
  const stack = raceWords.read(spot)
  const lord = lordWords.read(spot)
  const zone = stack !== undefined ? Zone.Council : lord !== undefined ? Zone.Court : Zone.Locations
  game.sentinelIn[zone] = sentinel + 1
  game.sentinelTarget[sentinel] = stack ?? lord ?? locationId(spot)
}

function placeBorder(game: Game, on: TableOf): void {
  for (const word of words(on.border)) {
    const [name, where] = word.split('@')
    const space = SPACES.findIndex((sums) => where === sums || where.startsWith(`${sums}-`))
    const lost = where.slice(SPACES[space].length + 1)
    game.border[space] = leviathanId(name) + 1
    game.leviathanPlace[leviathanId(name)] = Place.Board
    game.leviathanLost[leviathanId(name)] = Number(lost)
  }
  const named =
    on.leviathanDeck === undefined ? undefined : words(on.leviathanDeck).map(leviathanId)
  for (let id = 0; id < leviathans.length; id++)
    if (game.leviathanPlace[id] === Place.Box && (named?.includes(id) ?? true)) {
      game.leviathanDeck[id] = 1
      game.leviathanPlace[id] = Place.Deck
    }
  game.leviathanDeckSize = sum(game.leviathanDeck)
  if (on.leviathanPile === undefined) game.leviathanPile.set(countOfLeviathanToken)
  for (const name of words(on.leviathanPile))
    game.leviathanPile[indexIn(LEVIATHAN_TOKEN_NAMES, name)]++
  game.leviathanPileSize = sum(game.leviathanPile)
  if (on.scourgeHolder) game.scourgeHolder = seatOf(on.scourgeHolder)
}

function fillDeck(game: Game, deck: string | undefined): void {
  if (deck !== undefined) for (const name of words(deck)) game.deck[ally(name)]++
  else {
    // What the scene has laid out elsewhere is not in the deck.
    const laid = [...game.hand, ...game.affiliated, ...game.council, game.discard]
    for (let card = 0; card <= KINDS; card++) {
      const elsewhere = laid.reduce((total, row) => total + (row[card] ?? 0), 0)
      game.deck[card] = Math.max(0, cardsInGame(game, card) - elsewhere)
    }
  }
  game.deckSize = sum(game.deck)
}

function fillLordDeck(game: Game, deck: string | undefined): void {
  const named = deck === undefined ? undefined : words(deck).map(lordId)
  for (const lord of lords) {
    if (game.lordPlace[lord.id] !== Place.Box || !isLordInGame(game, lord)) continue
    if (named !== undefined && !named.includes(lord.id)) continue
    game.lordDeck[lord.id] = 1
    game.lordPlace[lord.id] = Place.Deck
  }
  game.lordDeckSize = sum(game.lordDeck)
}

function fillLocationDeck(game: Game, deck: string | undefined): void {
  const named = deck === undefined ? undefined : words(deck).map(locationId)
  for (const location of locations) {
    if (game.locationPlace[location.id] !== Place.Box || !isLocationInGame(game, location)) continue
    if (named !== undefined && !named.includes(location.id)) continue
    game.locationDeck[location.id] = 1
    game.locationPlace[location.id] = Place.Deck
  }
  game.locationDeckSize = sum(game.locationDeck)
}

const sum = (row: Uint8Array): number => row.reduce((total, count) => total + count, 0)
