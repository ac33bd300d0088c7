import type { LookBack } from '@hadal/bots'
import type { GameRecord, Seat } from '@hadal/engine'

/** A game to look back at, and the seats whose decisions are judged. */
export interface Task {
  readonly record: GameRecord
  readonly judged: readonly Seat[]
  /** What is known already. */
  readonly before: LookBack | undefined
}

/** What the worker says: how far it has come from 0 to 1, and at last what it has found, or why nothing. */
export type Told =
  | { readonly progress: number }
  | { readonly found: LookBack }
  | { readonly failure: string }
