import { DECK_KINDS, KINDS, RACES } from '../cards/allies.ts'
import { LEVIATHANS } from '../cards/leviathans.ts'
import { LOOT_KINDS } from '../cards/loot.ts'
import { LEVIATHAN_TOKENS, TOKENS } from '../cards/tokens.ts'
import { NUMBERS, Numbers, type Seat } from './numbers.ts'
import { OPTION_NAMES } from './options.ts'

export type { Seat }
export type LordId = number
export type LocationId = number

export const SEATS = 5
/** Room for the lords and locations of all boxes. */
export const LORDS = 63
export const LOCATIONS = 26
export const COURT = 6
export const BORDER = 9
export const SENTINELS = 3
export const ZONES = 3
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

const SIZE = 2048

/**
 * The whole state of a game: past and present, never the future.
 *
 * Every field is a view into `bytes`, so that copying, comparing and saving a game are one operation
 * on one buffer. It has no rules: those are functions.
 */
export class Game extends Numbers {
  readonly bytes: Uint8Array
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
  /** What a seat may use in its turn: lords with such a power that work, and sentinels, by seat. */
  readonly turnPowers: Uint8Array
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

  /** Nebulis, by seat. */
  readonly nebulis: Uint16Array
  /** Loot left, discarded, and lying on each location, by loot. */
  readonly lootDeck: Uint8Array
  readonly lootDiscard: Uint8Array
  readonly loot: readonly Uint8Array[]
  /** Who holds each sentinel: seat + 1, or 0 while it is in the box. */
  readonly sentinelOwner: Uint8Array
  /** The sentinel in each `Zone` of the table: sentinel + 1, or 0. */
  readonly sentinelIn: Uint8Array
  /** The lord, stack or location that each sentinel on the table reserves. */
  readonly sentinelTarget: Uint8Array
  /** Sentinels that came back in this turn cannot be placed again before the next. */
  readonly sentinelBack: Uint8Array
  /** The ally that one player looked out from the discard pile: kind + 1, seat, reshuffled since. */
  readonly healed: Uint8Array
  /** The allies that were to choose from then: what the others know of it. */
  readonly healedFrom: Uint8Array

  /** Wounds, by seat. */
  readonly wounds: Uint16Array
  /** Monster tokens of the second pile, by seat, then by token. */
  readonly leviathanTokens: readonly Uint8Array[]
  readonly leviathanPile: Uint8Array
  /** Those that were revealed and left the game. */
  readonly leviathanTokensUsed: Uint8Array
  readonly leviathanDeck: Uint8Array
  /** Where each leviathan is: a `Place`; slain ones lie before their player. */
  readonly leviathanPlace: Uint8Array
  /** Health lost, by leviathan. */
  readonly leviathanLost: Uint8Array
  /** The spaces of the border: leviathan + 1, or 0. */
  readonly border: Uint8Array

  /** Questions still to be answered, the next one last. */
  readonly agenda: Uint8Array

  constructor() {
    const buffer = new ArrayBuffer(SIZE)
    const rows = new Rows(buffer)
    super(rows.row(NUMBERS))
    // Wide rows first: they must be aligned.
    this.turn = rows.wide(1)
    this.pearls = rows.wide(SEATS)
    this.keyTokens = rows.wide(SEATS)
    this.nebulis = rows.wide(SEATS)
    this.wounds = rows.wide(SEATS)
    this.options = rows.row(OPTION_NAMES.length)
    this.lordKeys = rows.row(SEATS)
    this.turnPowers = rows.row(SEATS)
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
    this.lootDeck = rows.row(LOOT_KINDS)
    this.lootDiscard = rows.row(LOOT_KINDS)
    this.loot = rows.rows(LOCATIONS, LOOT_KINDS)
    this.sentinelOwner = rows.row(SENTINELS)
    this.sentinelIn = rows.row(ZONES)
    this.sentinelTarget = rows.row(SENTINELS)
    this.sentinelBack = rows.row(SENTINELS)
    this.healed = rows.row(3)
    this.healedFrom = rows.row(KINDS)
    this.leviathanTokens = rows.rows(SEATS, LEVIATHAN_TOKENS)
    this.leviathanPile = rows.row(LEVIATHAN_TOKENS)
    this.leviathanTokensUsed = rows.row(LEVIATHAN_TOKENS)
    this.leviathanDeck = rows.row(LEVIATHANS)
    this.leviathanPlace = rows.row(LEVIATHANS)
    this.leviathanLost = rows.row(LEVIATHANS)
    this.border = rows.row(BORDER)
    this.agenda = rows.row(AGENDA)
    this.bytes = new Uint8Array(buffer, 0, rows.size)
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
