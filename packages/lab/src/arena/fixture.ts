import type { Setup } from '@hadal/engine'
import { identityOf } from '../players.ts'
import { seedOf } from '../streams.ts'

/** Who plays whom, at which table and on which deals: all that a worker must know. */
export interface Fixture {
  readonly a: string
  readonly b: string
  readonly setup: Setup
  readonly seed: number
  /** Deals that are never used to make a bot better, only to say how good it has become. */
  readonly heldOut: boolean
  readonly budget: string
  /** The file of the network for bots that name none. */
  readonly net: string
}

const UPPER_HALF = 0x8000_0000

/** The luck of a deal: held-out deals have the upper half of all seeds to themselves. */
export function seedOfDeal({ seed, heldOut }: Fixture, deal: number): number {
  const lower = seedOf(seed, deal) % UPPER_HALF
  return heldOut ? UPPER_HALF + lower : lower
}

/** The bots' own luck. */
export function seedOfBots({ seed }: Fixture, deal: number): number {
  return seedOf(seed, ~deal)
}

/** Each bot sits alone in every seat; with two players both do at once. */
export function gamesOfDeal(players: number): number {
  return players === 2 ? 2 : 2 * players
}

/** Fixtures with the same key come to the same on the same deal. */
export function keyOf(fixture: Fixture): string {
  const { a, b, setup, seed, heldOut, budget, net } = fixture
  return [
    identityOf(a, net),
    identityOf(b, net),
    setup.players,
    setup.expansions.toSorted().join('+') || 'base',
    Object.values(setup.options).join('+'),
    heldOut ? 'held-out' : 'open',
    seed,
    budget,
  ].join(' ')
}
