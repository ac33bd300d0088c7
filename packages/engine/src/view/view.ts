import { locations } from '../cards/location.ts'
import { lords } from '../cards/lord.ts'
import {
  COURT,
  type Game,
  type LocationId,
  type LordId,
  LordState,
  NOBODY,
  Place,
  type Seat,
} from '../game/game.ts'
import { optionsOf, type TableOptions } from '../game/options.ts'
import { kernel } from '../game/table.ts'
import { tokensOfSeat } from '../turn/tokens.ts'

/** How many there are of each kind. */
export type Counts = readonly number[]

/**
 * What one seat, or an onlooker, may see: plain data, and another type than the state, so that no
 * rule runs on it by accident.
 */
export interface View {
  /** Whose eyes these are; an onlooker's without a seat. */
  readonly seat: Seat | undefined
  readonly players: number
  readonly options: TableOptions
  readonly turn: number
  readonly turnSeat: Seat
  /** Allies sold in this turn: the next one costs one pearl more. */
  readonly sold: number
  readonly threat: number
  readonly extraTurns: number
  readonly endedBy: Seat | undefined
  readonly idleTurns: number
  /** What is asked now; nothing when the game is over. */
  readonly asked: AskedView | undefined
  /** Everything that waits to be asked, in the engine's own bytes. */
  readonly agenda: readonly number[]
  readonly court: readonly (LordId | undefined)[]
  readonly lordDeckSize: number
  readonly lordsGone: readonly LordId[]
  readonly depths: readonly number[]
  readonly deckSize: number
  readonly discardSize: number
  readonly councilSize: readonly number[]
  /** Allies laid down for the lord being recruited. */
  readonly paid: Counts
  readonly locationDeckSize: number
  readonly locationsAvailable: readonly LocationId[]
  readonly locationsDrawn: readonly LocationId[]
  readonly locationsGone: readonly LocationId[]
  readonly tokenPileSize: number
  readonly seats: readonly SeatView[]
  /** The one theft of a token; its victim and its thief know what it was. */
  readonly theft:
    | { readonly thief: Seat; readonly victim: Seat; readonly token?: number }
    | undefined
  /** What was seen face up and lies face down now. A table without memory leaves it out. */
  readonly memory?: Memory
}

export interface AskedView {
  readonly question: string
  readonly seat: Seat
  readonly a: number
  readonly b: number
}

export interface SeatView {
  readonly pearls: number
  readonly keyTokens: number
  readonly bought: number
  readonly handSize: number
  /** Their own hand, for its owner only. */
  readonly hand?: Counts
  readonly affiliated: Counts
  readonly lords: readonly LordView[]
  readonly locations: readonly LocationId[]
  readonly tokenCount: number
  /** Their own tokens, for their owner only. */
  readonly tokens?: Counts
}

export interface LordView {
  readonly lord: LordId
  readonly disabled: boolean
  readonly used: boolean
  readonly under: LocationId | undefined
}

/** Cards that everybody has seen, by the place where they lie face down now. */
export interface Memory {
  readonly hands: readonly Counts[]
  readonly council: readonly Counts[]
  readonly discard: Counts
}

/** What a seat may see of a game; without a seat, what an onlooker may. */
export function view(game: Game, seat?: Seat): View {
  const asked = kernel.asked(game)
  return {
    seat,
    players: game.players,
    options: optionsOf(game),
    turn: game.turn[0],
    turnSeat: game.turnSeat,
    sold: game.sold,
    threat: game.threat,
    extraTurns: game.extraTurns,
    endedBy: game.endedBy === NOBODY ? undefined : game.endedBy,
    idleTurns: game.idleTurns,
    asked: asked && { question: asked.question.name, seat: asked.seat, a: asked.a, b: asked.b },
    agenda: Array.from(game.agenda.subarray(0, game.agendaSize * 4)),
    court: Array.from({ length: COURT }, (_, space) =>
      game.court[space] === 0 ? undefined : game.court[space] - 1,
    ),
    lordDeckSize: game.lordDeckSize,
    lordsGone: lordsAt(game, Place.Gone),
    depths: Array.from(game.depths.subarray(0, game.depthsSize)),
    deckSize: game.deckSize,
    discardSize: game.discardSize,
    councilSize: Array.from(game.councilSize),
    paid: Array.from(game.paid),
    locationDeckSize: game.locationDeckSize,
    locationsAvailable: locationsAt(game, Place.Board),
    locationsDrawn: locationsAt(game, Place.Drawn),
    locationsGone: locationsAt(game, Place.Gone),
    tokenPileSize: game.tokenPileSize,
    seats: Array.from({ length: game.players }, (_, them) => seatView(game, them, them === seat)),
    theft: theftSeenBy(game, seat),
    memory: {
      hands: game.hand.slice(0, game.players).map((hand) => Array.from(hand)),
      council: game.council.map((stack) => Array.from(stack)),
      discard: Array.from(game.discard),
    },
  }
}

function seatView(game: Game, them: Seat, own: boolean): SeatView {
  return {
    pearls: game.pearls[them],
    keyTokens: game.keyTokens[them],
    bought: game.bought[them],
    handSize: game.handSize[them],
    affiliated: Array.from(game.affiliated[them]),
    lords: lordsAt(game, Place.Seat + them).map((lord) => ({
      lord,
      disabled: (game.lordState[lord] & LordState.Disabled) !== 0,
      used: (game.lordState[lord] & LordState.Used) !== 0,
      under: game.lordUnder[lord] === 0 ? undefined : game.lordUnder[lord] - 1,
    })),
    locations: locationsAt(game, Place.Seat + them),
    tokenCount: tokensOfSeat(game, them),
    ...(own && { hand: Array.from(game.hand[them]), tokens: Array.from(game.tokens[them]) }),
  }
}

function theftSeenBy(game: Game, seat: Seat | undefined): View['theft'] {
  const [token, thief, victim] = game.theft
  if (token === 0) return undefined
  const known = seat === thief || seat === victim
  return known ? { thief, victim, token: token - 1 } : { thief, victim }
}

function lordsAt(game: Game, place: number): LordId[] {
  return lords.map((lord) => lord.id).filter((lord) => game.lordPlace[lord] === place)
}

function locationsAt(game: Game, place: number): LocationId[] {
  return locations
    .map((location) => location.id)
    .filter((location) => game.locationPlace[location] === place)
}

/** The view without what only a perfect memory would know. */
export function forget(seen: View): View {
  const { memory, ...rest } = seen
  return rest
}
