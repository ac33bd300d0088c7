import { DECK_KINDS, KINDS, RACES } from '../cards/allies.ts'
import { TOKENS } from '../cards/tokens.ts'
import { OPTION_NAMES } from './options.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number
export type LordId = number
export type LocationId = number

const SEATS = 5
/** Room for the lords and locations of all boxes. */
export const LORDS = 63
export const LOCATIONS = 26
export const COURT = 6
export const DEPTHS = 5
/** Written where a seat could stand and nobody does. */
export const NOBODY = 255

/** Where a lord or a location is; from `Seat` on it lies before a player. */
export const Place = { Box: 0, Deck: 1, Board: 2, Gone: 3, Drawn: 4, Seat: 8 } as const

/** What a lord's `lordState` is made of. */
export const LordState = { Disabled: 1, Used: 2 } as const

const AGENDA = 64 * 4

/** Hands out stretches of one buffer, one after the other. */
class Rows {
  private at = 0
  private readonly buffer: ArrayBuffer

  constructor(buffer: ArrayBuffer) {
    this.buffer = buffer
  }

  row(length: number): Uint8Array {
    const row = new Uint8Array(this.buffer, this.at, length)
    this.at += length
    return row
  }

  wide(length: number): Uint16Array {
    const row = new Uint16Array(this.buffer, this.at, length)
    this.at += length * 2
    return row
  }

  rows(count: number, length: number): readonly Uint8Array[] {
    return Array.from({ length: count }, () => this.row(length))
  }

  get size(): number {
    return this.at
  }
}

// Numbers that stand alone share the first row.
const PLAYERS = 0
const EXPANSIONS = 1
const HAND_LIMIT = 2
const TURN_SEAT = 3
const SOLD = 4
const THREAT = 5
const EXTRA_TURNS = 6
const ENDED_BY = 7
const IDLE_TURNS = 8
const DECK_SIZE = 9
const DISCARD_SIZE = 10
const DEPTHS_SIZE = 11
const LORD_DECK_SIZE = 12
const LOCATION_DECK_SIZE = 13
const TOKEN_PILE_SIZE = 14
const AGENDA_SIZE = 15
const PAID_STRENGTH = 16
const PAID_RACES = 17
const PAID_KRAKENS = 18
const NUMBERS = 19

const SIZE = 2048

/**
 * The whole state of a game: past and present, never the future.
 *
 * Every field is a view into `bytes`, so that copying, comparing and saving a game are one operation
 * on one buffer. It has no rules: those are functions.
 */
export class Game {
  readonly bytes: Uint8Array
  private readonly numbers: Uint8Array
  /** The table options, by their order in `OPTION_NAMES`. */
  readonly options: Uint8Array
  /** The running number of the turn. */
  readonly turn: Uint16Array

  /** Pearls, by seat. */
  readonly pearls: Uint16Array
  /** Key tokens, by seat. */
  readonly keyTokens: Uint16Array
  /** Keys printed on free lords that are not disabled, by seat. */
  readonly lordKeys: Uint8Array
  /** Lords before a player, wherever they lie, by seat. */
  readonly lordCount: Uint8Array
  /** Allies bought in the current turn, by seat. */
  readonly bought: Uint8Array
  /** Monster tokens, by seat, then by token. */
  readonly tokens: readonly Uint8Array[]
  /** The one theft of a monster token: token + 1, thief, victim; they both know what it was. */
  readonly theft: Uint8Array

  /** Allies in hand, by seat, then by kind: identical allies are counted, not listed. */
  readonly hand: readonly Uint8Array[]
  readonly handSize: Uint8Array
  /** Strength in hand, by seat, then by race. */
  readonly handStrength: readonly Uint8Array[]
  /** Affiliated allies, by seat, then by kind. */
  readonly affiliated: readonly Uint8Array[]
  /** The allies laid down for the lord being recruited, by kind. */
  readonly paid: Uint8Array

  /** The exploration deck and its discard pile, by kind; monsters last. */
  readonly deck: Uint8Array
  readonly discard: Uint8Array
  /** The cards in the depths, in the order of the spaces. */
  readonly depths: Uint8Array
  /** The council, by stack, then by kind. */
  readonly council: readonly Uint8Array[]
  readonly councilSize: Uint8Array

  readonly lordDeck: Uint8Array
  /** The spaces of the court from the deck on: lord + 1, or 0 for a free space. */
  readonly court: Uint8Array
  /** Where each lord is: a `Place`. */
  readonly lordPlace: Uint8Array
  /** The location each lord lies under: location + 1, or 0. */
  readonly lordUnder: Uint8Array
  /** What each lord has suffered or done: bits of `LordState`. */
  readonly lordState: Uint8Array

  readonly locationDeck: Uint8Array
  /** Where each location is: a `Place`. */
  readonly locationPlace: Uint8Array
  /** Monster tokens nobody has yet, by token. */
  readonly tokenPile: Uint8Array

  /** Questions still to be answered, the next one last. */
  readonly agenda: Uint8Array

  constructor() {
    const buffer = new ArrayBuffer(SIZE)
    const rows = new Rows(buffer)
    // Wide rows first: they must be aligned.
    this.turn = rows.wide(1)
    this.pearls = rows.wide(SEATS)
    this.keyTokens = rows.wide(SEATS)
    this.numbers = rows.row(NUMBERS)
    this.options = rows.row(OPTION_NAMES.length)
    this.lordKeys = rows.row(SEATS)
    this.lordCount = rows.row(SEATS)
    this.bought = rows.row(SEATS)
    this.tokens = rows.rows(SEATS, TOKENS)
    this.theft = rows.row(3)
    this.hand = rows.rows(SEATS, KINDS)
    this.handSize = rows.row(SEATS)
    this.handStrength = rows.rows(SEATS, RACES + 1)
    this.affiliated = rows.rows(SEATS, KINDS)
    this.paid = rows.row(KINDS)
    this.deck = rows.row(DECK_KINDS)
    this.discard = rows.row(DECK_KINDS)
    this.depths = rows.row(DEPTHS)
    this.council = rows.rows(RACES, KINDS)
    this.councilSize = rows.row(RACES)
    this.lordDeck = rows.row(LORDS)
    this.court = rows.row(COURT)
    this.lordPlace = rows.row(LORDS)
    this.lordUnder = rows.row(LORDS)
    this.lordState = rows.row(LORDS)
    this.locationDeck = rows.row(LOCATIONS)
    this.locationPlace = rows.row(LOCATIONS)
    this.tokenPile = rows.row(TOKENS)
    this.agenda = rows.row(AGENDA)
    this.bytes = new Uint8Array(buffer, 0, rows.size)
  }

  get players(): number {
    return this.numbers[PLAYERS]
  }
  set players(players: number) {
    this.numbers[PLAYERS] = players
  }

  /** Bits of `Expansion`. */
  get expansions(): number {
    return this.numbers[EXPANSIONS]
  }
  set expansions(expansions: number) {
    this.numbers[EXPANSIONS] = expansions
  }

  /** Martial law: the allies a hand may hold at the end of a turn; 255 without it. */
  get handLimit(): number {
    return this.numbers[HAND_LIMIT]
  }
  set handLimit(limit: number) {
    this.numbers[HAND_LIMIT] = limit
  }

  /** Whose turn it is. */
  get turnSeat(): Seat {
    return this.numbers[TURN_SEAT]
  }
  set turnSeat(seat: Seat) {
    this.numbers[TURN_SEAT] = seat
  }

  /** Allies sold in the current turn: the next one costs one pearl more. */
  get sold(): number {
    return this.numbers[SOLD]
  }
  set sold(sold: number) {
    this.numbers[SOLD] = sold
  }

  /** The space of the threat track the marker stands on, from 0. */
  get threat(): number {
    return this.numbers[THREAT]
  }
  set threat(threat: number) {
    this.numbers[THREAT] = threat
  }

  get extraTurns(): number {
    return this.numbers[EXTRA_TURNS]
  }
  set extraTurns(turns: number) {
    this.numbers[EXTRA_TURNS] = turns
  }

  /** The seat in whose turn the end was triggered, or `NOBODY`. */
  get endedBy(): number {
    return this.numbers[ENDED_BY]
  }
  set endedBy(seat: number) {
    this.numbers[ENDED_BY] = seat
  }

  /** Turns in a row in which a player could do nothing at all. */
  get idleTurns(): number {
    return this.numbers[IDLE_TURNS]
  }
  set idleTurns(turns: number) {
    this.numbers[IDLE_TURNS] = turns
  }

  get deckSize(): number {
    return this.numbers[DECK_SIZE]
  }
  set deckSize(size: number) {
    this.numbers[DECK_SIZE] = size
  }

  get discardSize(): number {
    return this.numbers[DISCARD_SIZE]
  }
  set discardSize(size: number) {
    this.numbers[DISCARD_SIZE] = size
  }

  get depthsSize(): number {
    return this.numbers[DEPTHS_SIZE]
  }
  set depthsSize(size: number) {
    this.numbers[DEPTHS_SIZE] = size
  }

  get lordDeckSize(): number {
    return this.numbers[LORD_DECK_SIZE]
  }
  set lordDeckSize(size: number) {
    this.numbers[LORD_DECK_SIZE] = size
  }

  get locationDeckSize(): number {
    return this.numbers[LOCATION_DECK_SIZE]
  }
  set locationDeckSize(size: number) {
    this.numbers[LOCATION_DECK_SIZE] = size
  }

  get tokenPileSize(): number {
    return this.numbers[TOKEN_PILE_SIZE]
  }
  set tokenPileSize(size: number) {
    this.numbers[TOKEN_PILE_SIZE] = size
  }

  /** Strength, races (a bit each) and krakens among the allies laid down. */
  get paidStrength(): number {
    return this.numbers[PAID_STRENGTH]
  }
  set paidStrength(strength: number) {
    this.numbers[PAID_STRENGTH] = strength
  }

  get paidRaces(): number {
    return this.numbers[PAID_RACES]
  }
  set paidRaces(races: number) {
    this.numbers[PAID_RACES] = races
  }

  get paidKrakens(): number {
    return this.numbers[PAID_KRAKENS]
  }
  set paidKrakens(krakens: number) {
    this.numbers[PAID_KRAKENS] = krakens
  }

  get agendaSize(): number {
    return this.numbers[AGENDA_SIZE]
  }
  set agendaSize(size: number) {
    this.numbers[AGENDA_SIZE] = size
  }
}

/** Makes `to` the same position as `from`. */
export function copyGame(from: Game, to: Game): void {
  to.bytes.set(from.bytes)
}

/** Whether two games stand at the same position, to the byte. */
export function sameGame(one: Game, other: Game): boolean {
  for (let i = 0; i < one.bytes.length; i++) if (one.bytes[i] !== other.bytes[i]) return false
  return true
}
