import type { View } from '@hadal/engine'

/** What a bot is given when it is asked: never a game. */
export interface Observation {
  /** The decisions it may choose from. The list is lent: keep no hold of it. */
  readonly legal: readonly number[]
  /** What its seat may see. Made on demand, since not every bot looks. */
  view(): View
  /** A whole number from 0 up to, but not including, `limit`. */
  random(limit: number): number
}

/** A player that answers every question with one of the legal decisions. */
export interface Bot {
  readonly name: string
  choose(observation: Observation): number
}
