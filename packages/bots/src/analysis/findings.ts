import type { Seat } from '@hadal/engine'
import type { Reason } from '../reasons/reason.ts'

/** How a game went, worked out from its record: plain data, to be kept with the game. */
export interface LookBack {
  /** Before each move, everybody's chance of winning as the seat saw it that was asked; and at last the result. */
  readonly thought: readonly (readonly number[])[]
  readonly moves: readonly LookedAt[]
  /** The seats whose decisions were looked at. */
  readonly judged: readonly Seat[]
  /** One for each of their decisions between two or more, in the order of the game. */
  readonly verdicts: readonly Verdict[]
}

/** A move of the record: who decided, and whether luck had a say in what came of it. */
export interface LookedAt {
  readonly seat: Seat
  readonly turn: number
  readonly drewLuck: boolean
}

/** What is thought of one decision, after the game. */
export interface Verdict {
  readonly move: number
  readonly seat: Seat
  readonly played: number
  /** The best decision there was: the one that was played, unless something was lost by it. */
  readonly best: number
  /** How much of the chance to win the decision gave away. */
  readonly loss: number
  /** The chance after the best decision less that after the worst: what was at stake. */
  readonly stake: number
  /** What speaks for the best, where it is worth a word. */
  readonly reason?: Reason
}
