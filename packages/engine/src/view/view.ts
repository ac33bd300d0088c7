import type { Kind } from '../cards/allies.ts'
import type { LeviathanId } from '../cards/leviathans.ts'
import { type ExpansionName, expansionsIn } from '../game/expansions.ts'
import {
  COURT,
  type Game,
  type LocationId,
  type LordId,
  LordState,
  NOBODY,
  Place,
  SENTINELS,
  type Seat,
} from '../game/game.ts'
import { optionsOf, type TableOptions } from '../game/options.ts'
import { kernel } from '../game/table.ts'
import { zoneOf } from '../smuggling/sentinels.ts'
import { leviathanTokensOfSeat, tokensOfSeat } from '../turn/tokens.ts'

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
  readonly expansions: readonly ExpansionName[]
  readonly options: TableOptions
  readonly turn: number
  readonly turnSeat: Seat
  /** Allies sold in this turn: the next one costs one pearl more. */
  readonly sold: number
  readonly threat: number
  readonly extraTurns: number
  readonly endedBy: Seat | undefined
  readonly idleTurns: number
  readonly exploring: boolean
  /** L4.1: monsters that are revealed are just discarded. */
  readonly monstersAreGone: boolean
  /** L5.R5: the second fight of this turn has been fought. */
  readonly foughtAgain: boolean
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
  readonly leviathanPileSize: number
  readonly leviathanTokensUsed: Counts
  readonly lootDeckSize: number
  readonly lootDiscard: Counts
  /** The loot on each location that carries some. */
  readonly loot: readonly { readonly location: LocationId; readonly loot: Counts }[]
  readonly krakenHolder: Seat | undefined
  readonly sentinels: readonly SentinelView[]
  readonly scourgeHolder: Seat | undefined
  readonly leviathanDeckSize: number
  readonly border: readonly (LeviathanView | undefined)[]
  /** A leviathan that was drawn and has no space yet. */
  readonly leviathanDrawn: LeviathanId | undefined
  readonly leviathansGone: readonly LeviathanId[]
  readonly seats: readonly SeatView[]
  /** The one theft of a token, for its thief and its victim; tokens of the second pile count on. */
  readonly theft:
    | { readonly thief: Seat; readonly victim: Seat; readonly token: number }
    | undefined
  /** What was seen face up and lies face down now. A table without memory leaves it out. */
  readonly memory?: Memory
}

export interface SentinelView {
  readonly owner: Seat | undefined
  /** A `Zone` and what is reserved there; nothing while its owner holds it. */
  readonly on: { readonly zone: number; readonly target: number } | undefined
  /** It came back in this turn and waits for the next. */
  readonly waits: boolean
}

export interface LeviathanView {
  readonly leviathan: LeviathanId
  readonly lost: number
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
  readonly nebulis: number
  readonly wounds: number
  readonly slain: readonly LeviathanId[]
  readonly tokenCount: number
  readonly leviathanTokenCount: number
  /** Their own tokens, for their owner only. */
  readonly tokens?: Counts
  readonly leviathanTokens?: Counts
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
  /**
   * An ally that somebody looked out from the discard pile, unseen, and what it can be.
   *
   * It is not among the cards of that hand. While `inDiscard`, it is still counted in the pile.
   */
  readonly healed?: {
    readonly seat: Seat
    readonly among: readonly Kind[]
    readonly inDiscard: boolean
  }
}

/**
 * What a seat may see of a game; without a seat, what an onlooker may.
 *
 * Whoever makes the views of several seats gives each what an onlooker sees: they share it, and a memory that
 * is missing there is missing in all.
 */
export function view(game: Game, seat?: Seat, open: View = openView(game)): View {
  if (seat === undefined) return open
  return {
    ...open,
    seat,
    seats: open.seats.map((them, at) => (at === seat ? withOwn(game, seat, them) : them)),
    theft: theftSeenBy(game, seat),
    ...(open.memory && knowsHealed(game, seat) && { memory: memoryOf(game, seat) }),
  }
}

/** What everybody may see; without memory, no more than what lies open now. */
export function openView(game: Game, remembers = true): View {
  const asked = kernel.asked(game)
  return {
    seat: undefined,
    players: game.players,
    expansions: expansionsIn(game.expansions),
    options: optionsOf(game),
    turn: game.turn[0],
    turnSeat: game.turnSeat,
    sold: game.sold,
    threat: game.threat,
    extraTurns: game.extraTurns,
    endedBy: orNobody(game.endedBy),
    idleTurns: game.idleTurns,
    exploring: game.exploring === 1,
    monstersAreGone: game.monstersAreGone === 1,
    foughtAgain: game.foughtAgain === 1,
    asked: asked && { question: asked.question.name, seat: asked.seat, a: asked.a, b: asked.b },
    agenda: listed(game.agenda.subarray(0, game.agendaSize * 4)),
    court: Array.from({ length: COURT }, (_, space) =>
      game.court[space] === 0 ? undefined : game.court[space] - 1,
    ),
    lordDeckSize: game.lordDeckSize,
    lordsGone: lordsAt(game, Place.Gone),
    depths: listed(game.depths.subarray(0, game.depthsSize)),
    deckSize: game.deckSize,
    discardSize: game.discardSize,
    councilSize: listed(game.councilSize),
    paid: listed(game.paid),
    locationDeckSize: game.locationDeckSize,
    locationsAvailable: locationsAt(game, Place.Board),
    locationsDrawn: locationsAt(game, Place.Drawn),
    locationsGone: locationsAt(game, Place.Gone),
    tokenPileSize: game.tokenPileSize,
    leviathanPileSize: game.leviathanPileSize,
    leviathanTokensUsed: listed(game.leviathanTokensUsed),
    lootDeckSize: game.lootDeckSize,
    lootDiscard: listed(game.lootDiscard),
    loot: game.loot.flatMap((loot, location) =>
      loot.some((count) => count > 0) ? [{ location, loot: listed(loot) }] : [],
    ),
    krakenHolder: orNobody(game.krakenHolder),
    sentinels: Array.from({ length: SENTINELS }, (_, sentinel) => sentinelView(game, sentinel)),
    scourgeHolder: orNobody(game.scourgeHolder),
    leviathanDeckSize: game.leviathanDeckSize,
    border: Array.from(game.border, (leviathan) =>
      leviathan === 0
        ? undefined
        : { leviathan: leviathan - 1, lost: game.leviathanLost[leviathan - 1] },
    ),
    leviathanDrawn: leviathansAt(game, Place.Drawn)[0],
    leviathansGone: leviathansAt(game, Place.Gone),
    seats: Array.from({ length: game.players }, (_, them) => seatView(game, them)),
    theft: undefined,
    ...(remembers && { memory: memoryOf(game, undefined) }),
  }
}

function seatView(game: Game, them: Seat): SeatView {
  return {
    pearls: game.pearls[them],
    keyTokens: game.keyTokens[them],
    bought: game.bought[them],
    handSize: game.handSize[them],
    affiliated: listed(game.affiliated[them]),
    lords: lordsAt(game, Place.Seat + them).map((lord) => ({
      lord,
      disabled: (game.lordState[lord] & LordState.Disabled) !== 0,
      used: (game.lordState[lord] & LordState.Used) !== 0,
      under: game.lordUnder[lord] === 0 ? undefined : game.lordUnder[lord] - 1,
    })),
    locations: locationsAt(game, Place.Seat + them),
    nebulis: game.nebulis[them],
    wounds: game.wounds[them],
    slain: leviathansAt(game, Place.Seat + them),
    tokenCount: tokensOfSeat(game, them),
    leviathanTokenCount: leviathanTokensOfSeat(game, them),
  }
}

/** A seat in the eyes of its owner, with what nobody else knows. */
function withOwn(game: Game, seat: Seat, seen: SeatView): SeatView {
  return {
    ...seen,
    hand: listed(game.hand[seat]),
    tokens: listed(game.tokens[seat]),
    leviathanTokens: listed(game.leviathanTokens[seat]),
  }
}

/** Only thief and victim know that a stolen token is still there. */
function theftSeenBy(game: Game, seat: Seat | undefined): View['theft'] {
  const [token, thief, victim] = game.theft
  if (token === 0 || (seat !== thief && seat !== victim)) return undefined
  return { thief, victim, token: token - 1 }
}

/** Whether this seat knows which ally was looked out from the discard pile: it was its own. */
function knowsHealed(game: Game, seat: Seat | undefined): boolean {
  return game.healed[0] > 0 && game.healed[1] === seat
}

function memoryOf(game: Game, seat: Seat | undefined): Memory {
  const hands = game.hand.slice(0, game.players).map(listed)
  const council = game.council.map(listed)
  const discard = listed(game.discard)
  const kind = game.healed[0] - 1
  const owner = game.healed[1]
  if (kind < 0 || knowsHealed(game, seat)) return { hands, council, discard }
  const inDiscard = game.healed[2] === 0
  hands[owner][kind]--
  if (inDiscard) discard[kind]++
  const region = inDiscard
    ? discard
    : Array.from(game.deck, (count, at) => count + (at === kind ? 1 : 0))
  const among = region.flatMap((count, at) => (count > 0 && game.healedFrom[at] > 0 ? [at] : []))
  return { hands, council, discard, healed: { seat: owner, among, inDiscard } }
}

function sentinelView(game: Game, sentinel: number): SentinelView {
  const owner = game.sentinelOwner[sentinel]
  const zone = zoneOf(game, sentinel)
  return {
    owner: owner === 0 ? undefined : owner - 1,
    on: zone < 0 ? undefined : { zone, target: game.sentinelTarget[sentinel] },
    waits: game.sentinelBack[sentinel] === 1,
  }
}

function orNobody(seat: number): Seat | undefined {
  return seat === NOBODY ? undefined : seat
}

function leviathansAt(game: Game, place: number): LeviathanId[] {
  return thoseAt(game.leviathanPlace, place)
}

/** A row as a plain list: quicker than what the language offers, and views are made all the time. */
function listed(row: Uint8Array): number[] {
  const list: number[] = []
  for (let at = 0; at < row.length; at++) list.push(row[at])
  return list
}

/** The numbers of those that are in a place. */
function thoseAt(places: Uint8Array, place: number): number[] {
  const list: number[] = []
  for (let at = 0; at < places.length; at++) if (places[at] === place) list.push(at)
  return list
}

function lordsAt(game: Game, place: number): LordId[] {
  return thoseAt(game.lordPlace, place)
}

function locationsAt(game: Game, place: number): LocationId[] {
  return thoseAt(game.locationPlace, place)
}

/** The view without what only a perfect memory would know. */
export function forget(seen: View): View {
  const { memory, ...rest } = seen
  return rest
}
