import { EXPANSION_NAMES, MOST_PLAYERS, TABLE_OPTIONS, type TableOption } from '@hadal/engine'
import * as z from 'zod'

// What one seat may see of a game, as it travels: what is undefined is left out, in lists it is null.

/** Whatever the rules count, points below zero included. */
const number = z.int().min(-10_000).max(100_000)
const id = z.int().min(0).max(255)
const ids = z.array(id).max(256)
const counts = z.array(number).max(256)

/** The number of a seat, from 0 on. */
export const seat = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1)

const optionNames = Object.keys(TABLE_OPTIONS).filter(
  (name): name is TableOption => name in TABLE_OPTIONS,
)

const lordView = z.object({
  lord: id,
  disabled: z.boolean(),
  used: z.boolean(),
  under: id.optional(),
})

const seatView = z.object({
  pearls: number,
  keyTokens: number,
  bought: number,
  handSize: number,
  hand: counts.optional(),
  affiliated: counts,
  lords: z.array(lordView).max(64),
  locations: ids,
  nebulis: number,
  wounds: number,
  slain: ids,
  tokenCount: number,
  leviathanTokenCount: number,
  tokens: counts.optional(),
  leviathanTokens: counts.optional(),
})

const memory = z.object({
  hands: z.array(counts).max(MOST_PLAYERS),
  council: z.array(counts).max(8),
  discard: counts,
  healed: z.object({ seat, among: ids, inDiscard: z.boolean() }).optional(),
})

const sentinel = z.object({
  owner: seat.optional(),
  on: z.object({ zone: number, target: number }).optional(),
  waits: z.boolean(),
})

/** What lies on the table, as one seat or an onlooker sees it. Numbers of cards are those of the rules. */
export const view = z.object({
  seat: seat.optional(),
  players: number,
  expansions: z.array(z.enum(EXPANSION_NAMES)).max(EXPANSION_NAMES.length),
  options: z.record(z.enum(optionNames), z.string().max(40)),
  turn: number,
  turnSeat: seat,
  sold: number,
  threat: number,
  extraTurns: number,
  endedBy: seat.optional(),
  idleTurns: number,
  exploring: z.boolean(),
  monstersAreGone: z.boolean(),
  foughtAgain: z.boolean(),
  asked: z.object({ question: z.string().max(80), seat, a: number, b: number }).optional(),
  agenda: ids,
  court: z.array(id.nullable()).max(16),
  lordDeckSize: number,
  lordsGone: ids,
  depths: ids,
  deckSize: number,
  discardSize: number,
  councilSize: counts,
  paid: counts,
  locationDeckSize: number,
  locationsAvailable: ids,
  locationsDrawn: ids,
  locationsGone: ids,
  tokenPileSize: number,
  leviathanPileSize: number,
  leviathanTokensUsed: counts,
  lootDeckSize: number,
  lootDiscard: counts,
  loot: z.array(z.object({ location: id, loot: counts })).max(64),
  krakenHolder: seat.optional(),
  sentinels: z.array(sentinel).max(8),
  scourgeHolder: seat.optional(),
  leviathanDeckSize: number,
  border: z.array(z.object({ leviathan: id, lost: number }).nullable()).max(16),
  leviathanDrawn: id.optional(),
  leviathansGone: ids,
  seats: z.array(seatView).max(MOST_PLAYERS),
  theft: z.object({ thief: seat, victim: seat, token: number }).optional(),
  memory: memory.optional(),
})

/** What a seat is asked, and the decisions it may answer with. */
export const question = z.object({
  name: z.string().max(80),
  seat,
  a: number,
  b: number,
  decisions: ids,
  ahead: z.boolean(),
})

/** Whether a seat may take back its last decision, or why not. */
export const undoState = z.discriminatedUnion('possible', [
  z.object({ possible: z.literal(true), decisions: number, question: z.string().max(80) }),
  z.object({
    possible: z.literal(false),
    reason: z.enum(['nothing-decided', 'luck', 'revealed', 'somebody-decided']),
    seat: seat.optional(),
    /** Somebody has decided since, but the others may allow it: see the act `ask-undo`. */
    canAsk: z.literal(true).optional(),
  }),
])

/** Something that happened. Events are as many as the rules know: each has its own properties. */
export const logEntry = z.object({
  event: z.looseObject({ type: z.string().max(40) }),
  turn: number,
  cards: ids.optional(),
  byOrder: z.literal(true).optional(),
})

/** The points of a seat at the end of the game, and its place. */
export const standing = z.looseObject({ seat, total: number, place: number })
