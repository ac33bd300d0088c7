import { MOST_PLAYERS } from '@hadal/engine'
import type { ConsentRefusal, Consents, Occupant, Refused, Sent } from '@hadal/table'
import * as z from 'zod'
import { act, actId, standingOrders, version } from './acts.ts'
import { errorBody } from './errors.ts'
import type { Patch } from './patch.ts'
import { logEntry, question, seat, standing, undoState, view } from './seen.ts'

/** The version of everything that travels. Another number is another language. */
export const PROTOCOL = 1

/** A frame of a client is never longer: whatever it may say fits. */
export const LONGEST_FRAME = 8_192

/** What clients send. */
export const clientFrame = z.discriminatedUnion('type', [
  /** Does something, on what a version showed. Sent again with the same id it is done once. */
  z.strictObject({ type: z.literal('act'), id: actId, version, act }),
  /** What orders would have done with the last allies that were offered. */
  z.strictObject({ type: z.literal('hindsight'), id: actId, orders: standingOrders }),
  z.strictObject({ type: z.literal('ping') }),
])

export type ClientFrame = z.infer<typeof clientFrame>

const occupant = z.object({
  kind: z.enum(['person', 'bot']),
  bot: z.string().max(40).optional(),
  standsIn: z.literal(true).optional(),
})

const seats = z.array(seat).max(MOST_PLAYERS)

/** Milliseconds since 1970 by the clock of the server, whose time `now` is told in `welcome` and `pong`. */
const moment = z.int().min(0)

/**
 * How much time people have; missing where nobody agreed on clocks. It stays the same until somebody
 * acts: whoever shows it counts down to `until` themselves.
 *
 * When time is up a person is warned, and after some grace a bot takes their seat over; they may take
 * it back whenever they like.
 */
export const clockState = z.object({
  /** With a live clock: the milliseconds in each bank, but for one that runs. Bots have one too. */
  banks: z.array(z.int().min(0)).max(MOST_PLAYERS).optional(),
  /** The people whose time runs, in seat order; nobody during a pause. */
  running: z
    .array(
      z.object({
        seat,
        /** `turn`: the bank of a live clock, or the days of a turn. `answer`: the small clock. */
        of: z.enum(['turn', 'answer']),
        /** When time is up. */
        until: moment,
        /** Time is up, everybody was told, and this is when a bot takes over. */
        graceUntil: moment.optional(),
      }),
    )
    .max(MOST_PLAYERS),
})

export type ClockState = z.infer<typeof clockState>

/** A game in progress as one seat, or an onlooker, may know it, but for its log. */
export const tableState = z.object({
  version,
  view,
  question: question.optional(),
  /** The version in which it came up: answers on that or a later one are answers to it. */
  askedSince: version.optional(),
  answer: z.object({ decision: z.int(), byOrder: z.boolean() }).optional(),
  waitsFor: z.array(seat).max(MOST_PLAYERS),
  undo: undoState,
  /** How long the log was after the last answer of each seat. */
  answered: z.array(z.int().min(0)).max(MOST_PLAYERS),
  orders: standingOrders.optional(),
  result: z.array(standing).max(MOST_PLAYERS).optional(),
  occupants: z.array(occupant).max(MOST_PLAYERS),
  /** Somebody wants a pause; with `isPaused` everybody does, and nobody may decide until `resume`. */
  pause: z.object({ agreed: seats, isPaused: z.boolean() }).optional(),
  /** A seat asks to take back its answer to a question; those who have allowed it so far. */
  undoAsked: z.object({ seat, question: z.string().max(80), allowed: seats }).optional(),
  clock: clockState.optional(),
})

/** The same for our own programs, before it is turned into text. */
export type TableState = Omit<Sent, 'log'> &
  Consents & {
    readonly occupants: readonly Occupant[]
    readonly clock?: ClockState | undefined
  }

/** The log from entry `from` on: what stood there before is replaced. */
const log = z.object({ from: z.int().min(0), entries: z.array(logEntry).max(20_000) })

/** Who is connected. */
export const presence = z.object({
  seats: z.array(seat).max(MOST_PLAYERS),
  onlookers: z.int().min(0),
})

export type Presence = z.infer<typeof presence>

/** What everybody may know of a table beside its game: who sits where, and whether it has begun. */
export const tableFacts = z.looseObject({
  state: z.enum(['open', 'playing', 'over']),
  seats: z.array(z.looseObject({ name: z.string().max(80).optional() })).max(MOST_PLAYERS),
})

export type TableFacts = z.infer<typeof tableFacts>

/** Why an act was not accepted: the reason is a word that stays, more may be said beside it. */
const refusal = z.looseObject({ reason: z.string().max(40) })

/** Why an act was not accepted. Nothing has changed. */
export type ActRefusal =
  | Refused
  /** It could not be written: send it again, with the same id. */
  | { readonly reason: 'try-again' }
  /** An onlooker has no seat to act in. */
  | { readonly reason: 'no-seat' }
  | { readonly reason: 'no-such-bot'; readonly bot: string }
  | { readonly reason: 'no-such-table' }
  | { readonly reason: 'not-started' }
  | { readonly reason: 'table-damaged' }
  | { readonly reason: 'too-many' }

/**
 * Everything that `refused` may hold: also why nothing is asked or agreed to, which only those get who
 * ask, and `paused` for whoever decides during a pause.
 */
export type AnyRefusal = ActRefusal | ConsentRefusal

/** What the server sends. */
export const serverFrame = z.discriminatedUnion('type', [
  /** The first frame, and the whole of the table: sent again whenever the whole has changed. */
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    table: tableFacts,
    /** The seat of this connection; an onlooker has none. */
    seat: seat.optional(),
    /** The game; none before it begins. The log has what is new since the version asked for. */
    state: tableState.optional(),
    log: log.optional(),
    presence,
    now: moment.optional(),
  }),
  /** How the state has changed, as a patch of the one before, and the log. */
  z.object({
    type: z.literal('update'),
    patch: z.union([z.array(z.unknown()).max(2_000), z.record(z.string(), z.unknown())]).optional(),
    log: log.optional(),
  }),
  z.object({ type: z.literal('accepted'), id: actId, version }),
  z.object({ type: z.literal('refused'), id: actId, refusal }),
  z.object({ type: z.literal('hindsight'), id: actId, hindsight: z.record(z.string(), z.int()) }),
  z.object({ type: z.literal('presence'), presence }),
  /** Facts beside the game have changed: somebody took a seat, or has another name. */
  z.object({ type: z.literal('lobby'), table: tableFacts }),
  /** A frame was not understood, or was one too many. */
  z.object({ type: z.literal('error'), ...errorBody.shape }),
  /** The last frame: why the connection ends. */
  z.object({ type: z.literal('bye'), ...errorBody.shape }),
  z.object({ type: z.literal('pong'), now: moment.optional() }),
])

export interface Log {
  readonly from: number
  readonly entries: Sent['log']['entries']
}

/** A welcome for our own programs, before it is turned into text. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: typeof PROTOCOL
  readonly table: TableFacts
  readonly seat: number | undefined
  readonly state: TableState | undefined
  readonly log: Log | undefined
  readonly presence: Presence
  readonly now?: number | undefined
}

export interface Update {
  readonly type: 'update'
  readonly patch?: Patch | undefined
  readonly log?: Log | undefined
}

type Plain = Exclude<
  z.infer<typeof serverFrame>,
  { readonly type: 'welcome' | 'update' | 'refused' }
>

/** What the server sends, for our own programs. */
export type ServerFrame =
  | Welcome
  | Update
  | { readonly type: 'refused'; readonly id: string; readonly refusal: ActRefusal }
  | Plain

/** Reads a frame of a server that is trusted. JSON knows no undefined: in lists null stands for it. */
export function readFrame(text: string): ServerFrame {
  return undefinedForNull(JSON.parse(text))
}

function undefinedForNull<Data>(data: Data): Data {
  if (Array.isArray(data))
    for (const [at, item] of data.entries())
      if (item === null) data[at] = undefined
      else undefinedForNull(item)
  else if (typeof data === 'object' && data !== null)
    for (const item of Object.values(data)) undefinedForNull(item)
  return data
}
