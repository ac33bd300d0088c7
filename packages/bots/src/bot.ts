import type { View } from '@hadal/engine'
import type { Network } from './net/network.ts'

/** How much a bot may think about one decision. `{ sims: 0 }` is an instant. */
export type Budget = { readonly ms: number } | { readonly sims: number }

/** What a bot thinks with, besides what it sees. */
export interface Mind {
  readonly network?: Network
  readonly budget?: Budget
  /** Milliseconds since some moment: bots have no clock of their own, and count where none is lent. */
  readonly now?: () => number
}

/** What a bot is given when it is asked: never a game. */
export interface Observation {
  /** The decisions it may choose from. The list is lent: keep no hold of it. */
  readonly legal: readonly number[]
  /** What its seat may see. Made on demand, since not every bot looks. */
  view(): View
  /** A whole number from 0 up to, but not including, `limit`. */
  random(limit: number): number
  readonly mind?: Mind
}

/** A player that answers every question with one of the legal decisions. */
export interface Bot {
  readonly name: string
  /** It cannot play without a network in its mind. */
  readonly needsNetwork?: true
  /** It thinks for longer than others can wait: let it do so in a thread of its own. */
  readonly isSlow?: true
  choose(observation: Observation): number
}
