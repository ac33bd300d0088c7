import type { LookBack } from '@hadal/bots'
import type { GameRecord, Seat } from '@hadal/engine'
import type { PlayedGame } from '../stats/played.ts'

/** What the worker can be asked for. */
export type Task = LookBackTask | CountTask

/** A game to look back at, and the seats whose decisions are judged. */
export interface LookBackTask {
  readonly record: GameRecord
  readonly judged: readonly Seat[]
  /** What is known already. */
  readonly before: LookBack | undefined
}

/** Games that are over, to be counted. */
export interface CountTask {
  readonly games: readonly { readonly id: string; readonly record: string }[]
}

/** What came of one of them; nothing where its record cannot be played. */
export interface Counted {
  readonly id: string
  readonly played: PlayedGame | undefined
}

/** What the worker says: how far it has come from 0 to 1, and at last what it has found, or why nothing. */
export type Told =
  | { readonly progress: number }
  | { readonly found: LookBack }
  | { readonly counted: readonly Counted[] }
  | { readonly failure: string }
