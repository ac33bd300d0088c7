import type { PurchaseChances, Reason } from '@hadal/bots'
import type { Choice, GameRecord, LordId, Payment, Seat, Setup, WhyNot } from '@hadal/engine'
import type { AnyRefusal, ClockState, ErrorCode, Presence, TableSeat } from '@hadal/protocol'
import type {
  Consents,
  Hindsight,
  LogEntry as Logged,
  Pace,
  Question,
  Recruitment,
  Sent,
  StandingOrders,
} from '@hadal/table'
import type { CheckedPayment, Outlook, RankedPayments } from '@hadal/words'
import type { LoadRefusal } from '../keep/games.ts'
import type { Keeping } from '../keep/keeper.ts'
import type { Earlier, Waters } from '../keep/waters.ts'
import type { Advised } from './thinker/messages.ts'
import type { Minds } from './thinker/thinker.ts'

export type { Presence } from '@hadal/protocol'
export type { Pace, Question, Recruitment } from '@hadal/table'
export type { Advised } from './thinker/messages.ts'
export type { Minds } from './thinker/thinker.ts'

/** Something that happened, as one seat may know it. */
export interface LogEntry extends Logged {
  /** Why a bot decided so, where it says that (P39). */
  readonly reason?: Reason
}

/** Who sits in a seat, as everybody may know it. */
export interface SeatInfo {
  readonly name: string
  /** The bot that plays here; nothing where a person does. */
  readonly bot: string | undefined
  /** A person has left this seat to the bot, and may take it back. */
  readonly standsIn?: boolean
  /** Somebody played here on another device: in a game online that is kept on this one. */
  readonly elsewhere?: true
}

/** Whether a person played here on this device, or did until a bot stood in. */
export const isPersonHere = ({ bot, standsIn, elsewhere }: SeatInfo): boolean =>
  (bot === undefined || standsIn === true) && !elsewhere

/** A game to be begun, or one that was recorded. */
export interface TableBegin {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  /** Without a seed the luck is nobody's choice. */
  readonly from:
    | { readonly setup: Setup; readonly seed?: number }
    | { readonly record: GameRecord }
    /** A record as text that the game is to follow, and the moves of it that are made already. It is not kept. */
    | { readonly script: string; readonly moves: number }
  /** P16: everything once seen face up stays listed. */
  readonly perfectMemory: boolean
  /** P66: the luck of another game falls again. */
  readonly waters?: Waters | undefined
}

/**
 * What the page asks of the table, whether it lives in a worker or far away.
 *
 * `version` is that of the update on which a person decided; without one it is the latest.
 */
export type Request =
  | { readonly type: 'begin'; readonly table: TableBegin }
  /** Goes on with a game that is kept on this device. */
  | { readonly type: 'resume'; readonly id: string }
  /** Takes a seat that is one's own, or looks on, at a table online. */
  | { readonly type: 'join'; readonly table: string }
  /** Asks something of everybody at a table online, or answers what was asked. */
  | {
      readonly type: 'agree'
      readonly seat: Seat
      readonly act: Agreeing
      readonly version?: number
    }
  /** Takes back what was decided while there was no connection: it has not left this device. */
  | { readonly type: 'withdraw' }
  /** Tries to reach a table online at once. */
  | { readonly type: 'reconnect' }
  /** Looks through the eyes of another seat: after the curtain of pass-and-play. */
  | { readonly type: 'look'; readonly seat: Seat | undefined }
  /** Answers a question; several answers are those of one question asked in a row. */
  | {
      readonly type: 'decide'
      readonly seat: Seat
      readonly decisions: readonly number[]
      readonly version?: number
    }
  | {
      readonly type: 'recruit'
      readonly seat: Seat
      readonly recruitment: Recruitment
      readonly version?: number
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly version?: number }
  /** Gives standing orders, or takes all of them back. */
  | { readonly type: 'orders'; readonly seat: Seat; readonly orders: StandingOrders | undefined }
  /** What orders would have done with the last allies offered to the eyes that look. */
  | { readonly type: 'hindsight'; readonly orders: StandingOrders }
  /** Brings a game that follows a script to so many moves: those of the person are made, or taken back. */
  | { readonly type: 'follow'; readonly moves: number }
  | { readonly type: 'leave'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'take-back'; readonly seat: Seat }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** Lets the bots play at once until somebody is asked. */
  | { readonly type: 'hurry' }
  /** Whether bots say why they decide as they do, from now on. */
  | { readonly type: 'explain'; readonly explains: boolean }
  /** Asks for the best answers to what the eyes that look are asked: news of it come until it is done. */
  | { readonly type: 'hint' }
  /** Nobody waits for it any more. */
  | { readonly type: 'stop-hint' }
  | { readonly type: 'payments'; readonly lord: LordId }
  /** Whether rivals would buy the ally on offer, or the next one. */
  | { readonly type: 'purchases' }
  | { readonly type: 'why-not'; readonly choice: Choice }
  | { readonly type: 'check-payment'; readonly lord: LordId; readonly payment: Payment }
  | { readonly type: 'record' }

/** What people at a table online do about pauses, and about decisions that are to be taken back. */
export type Agreeing = 'pause' | 'resume' | 'ask-undo' | 'allow-undo' | 'decline-undo'

/** A request by its name. */
export type RequestOf<Type extends Request['type']> = Extract<Request, { readonly type: Type }>

/** What a request is answered with when it is accepted: the version that the table has then. */
export interface Answers extends Readonly<Record<Exclude<Request['type'], Asking>, Accepted>> {
  readonly hindsight: Hindsight
  readonly payments: RankedPayments
  readonly purchases: { readonly chances: PurchaseChances | undefined }
  readonly 'why-not': { readonly why: WhyNot | undefined }
  readonly 'check-payment': CheckedPayment
  /** The record as text, and the name of a file for it. */
  readonly record: { readonly text: string; readonly name: string }
}

/** Requests that want to know something and change nothing. */
type Asking = 'hindsight' | 'payments' | 'purchases' | 'why-not' | 'check-payment' | 'record'

interface Accepted {
  readonly version: number
}

/** The answer to a request; news of what it has changed arrive before it. */
export type Reply<Type extends Request['type'] = Request['type']> =
  | { readonly ok: true; readonly answer: Answers[Type] }
  | { readonly ok: false; readonly refusal: LinkRefusal }

/** Why a request is not accepted. Nothing has changed. */
export type LinkRefusal =
  | AnyRefusal
  | LoadRefusal
  | Failure
  /** No game has been begun. */
  | { readonly reason: 'no-table' }
  /** The number of players, the expansions, or the seats do not fit. */
  | { readonly reason: 'bad-setup'; readonly message: string }
  /** Nobody looks through the eyes of a bot. */
  | { readonly reason: 'not-a-person'; readonly seat: Seat }
  /** The table online is not, or no longer, for us. */
  | { readonly reason: 'shut-out'; readonly why: WhyShut }
  /** It was taken back before it was sent. */
  | { readonly reason: 'withdrawn' }
  /** There is no connection, and this is not worth waiting for. */
  | { readonly reason: 'no-connection' }
  /** It may be decided, but is not what the script says: what it was, in the words of records. */
  | { readonly reason: 'off-script'; readonly said: string }
  /** A table online does not do this, or one on this device does not. */
  | { readonly reason: 'not-here' }

/** Why a connection ended for good; `another-protocol`: the page is older or newer than the server. */
export type WhyShut = ErrorCode | 'another-protocol'

/** The table itself has failed. What was kept is still there. */
export interface Failure {
  readonly reason: 'table-failed' | 'table-not-started' | 'table-closed'
  /** For a report: not for people's eyes. */
  readonly message: string
}

/** What the table tells by itself. */
export type News =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'keeping'; readonly keeping: Keeping }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'outbox'; readonly outbox: Outbox }
  | { readonly type: 'minds'; readonly minds: Minds }
  | { readonly type: 'hint'; readonly hint: Hint | undefined }
  | { readonly type: 'facts'; readonly facts: Facts }
  | { readonly type: 'presence'; readonly presence: Presence }

/** P29: the best answers to what a seat is asked, as far as they were found. */
export interface Hint {
  readonly seat: Seat
  /** The version in which the question came up: it is advice on that one alone. */
  readonly askedSince: number
  readonly state: 'thinking' | 'done' | 'impossible'
  /** 0 to 1. */
  readonly progress: number
  /** The best first; none yet where it has only begun. */
  readonly choices: readonly Advised[]
}

/** How a table online is reached. Moments are milliseconds since 1970. */
export type Connection =
  | { readonly state: 'connected' }
  /** It broke off, and comes back by itself. */
  | { readonly state: 'reconnecting'; readonly since: number; readonly tries: number }
  /** It has not come back for a while; it is still tried from time to time. */
  | { readonly state: 'offline'; readonly since: number; readonly tries: number }
  | { readonly state: 'closed'; readonly why: WhyShut }

/**
 * What became of the last act of this seat: `unsent` it waits here and can be taken back, `unanswered`
 * it was sent and may have been done; nothing when there is none.
 */
export type Outbox = 'unsent' | 'unanswered' | undefined

/** What everybody at a table online may know beside its game. */
export interface Facts {
  readonly state: 'open' | 'playing' | 'over'
  readonly seats: readonly TableSeat[]
  /** Our own seat; nothing for an onlooker. */
  readonly seat: Seat | undefined
  /** The table at which the same people play again. */
  readonly rematch: string | undefined
}

/** Everything the page shows after something has happened. */
export interface Update extends Sent {
  readonly table: string
  /** On this device, which people may hand round, or online, where everybody has one of their own. */
  readonly place: 'here' | 'online'
  /** Where a script is followed: how many moves of it are made, and what these eyes are to decide next. */
  readonly script?: { readonly moves: number; readonly next: number | undefined }
  /** What people at a table online ask of each other. */
  readonly consents?: Consents
  /** How much time people have, where they agreed on clocks. */
  readonly clock?: Clock
  /** Through whose eyes; nobody's while the device is handed round. */
  readonly eyes: Seat | undefined
  readonly seats: readonly SeatInfo[]
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] }
  /** While an ally is offered: what each person is asked, in seat order. Everybody may know it. */
  readonly offers: readonly Question[]
  readonly outlook: Outlook
  /** What somebody made of the same waters before. */
  readonly earlier?: Earlier
}

/** The clocks of a table online: moments are those of the server. */
export interface Clock extends ClockState {
  /** How many milliseconds the clock of the server is ahead of ours. */
  readonly ahead: number
}
