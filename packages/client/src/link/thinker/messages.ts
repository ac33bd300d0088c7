import type { Reason } from '@hadal/bots'
import type { View } from '@hadal/engine'

/** What a seat is asked, as it sees it: nothing else leaves for where it is thought about. */
export interface Asked {
  readonly legal: readonly number[]
  readonly view: View
}

/** What a bot is asked. */
export interface AskedBot extends Asked {
  readonly bot: string
}

/** A choice that was thought about. */
export interface Advised {
  readonly decision: number
  /** Of winning the game, 0 to 1. */
  readonly chance: number
  readonly reason: Reason
}

/** How far somebody has come who thinks about what to advise; the best choice first. */
export interface Advising {
  /** 0 to 1. */
  readonly progress: number
  readonly choices: readonly Advised[]
  readonly isDone: boolean
}

/** Something to think about. */
export type Work = { readonly decide: AskedBot } | { readonly advise: Asked }

/** What a table sends to the worker in which its bots think. */
export type ToThinker =
  | { readonly weights: Uint8Array }
  | (Work & { readonly id: number })
  | { readonly id: number; readonly stop: true }

/** What it is told there. */
export type FromThinker =
  | { readonly id: number; readonly answer: Answer }
  /** The weights are not what bots of this version think with. */
  | { readonly unusable: string }

/** Nothing, if it cannot be thought about. */
export type Answer = { readonly decision: number } | Advising | undefined
