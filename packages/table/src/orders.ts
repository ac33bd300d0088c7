import type { LordId, Race, Seat } from '@hadal/engine'
import { isCount, isObject } from './input.ts'

/** What a person wants done whenever an ally is offered to them: the first order that fits answers. */
export interface StandingOrders {
  readonly orders: readonly StandingOrder[]
  /**
   * What happens when no order fits.
   *
   * It ends with the last of the orders it was given with; without orders it stands until the game ends.
   */
  readonly otherwise: 'ask' | 'pass'
}

export interface StandingOrder {
  readonly do: 'buy' | 'pass'
  /** The races it speaks of, krakens being one; of all, if there is none. */
  readonly races: readonly Race[]
  readonly strengthFrom: number
  readonly strengthTo: number
  /** Speaks of allies at this price and below, nebulis counted like pearls. */
  readonly priceAtMost: number
  /** Buys only if so many pearls are left afterwards; a pass has no use for it. */
  readonly keepPearls: number
  readonly onlyIf: OnlyIf
  readonly until: Until
}

/** `completes-a-lord`: a lord at court can be paid with the ally, and cannot without it. */
export type OnlyIf = 'always' | 'completes-a-lord' | { readonly lord: LordId }

/**
 * How long an order stands.
 *
 * `my-next-turn`: until its owner's next turn begins. `this-round`: until the turn comes round to the
 * seat that began the game.
 */
export type Until = (typeof UNTIL)[number]

const UNTIL = ['my-next-turn', 'this-round', 'game-ends'] as const

/** Orders and the turn in which they were given. */
export interface GivenOrders {
  readonly orders: StandingOrders
  readonly turn: number
}

interface Turn {
  readonly seat: Seat
  readonly turn: number
}

/** What still stands of orders, after the turns that have begun; nothing if all have ended. */
export function stillStanding(
  { orders, turn }: GivenOrders,
  owner: Seat,
  turns: readonly Turn[],
): StandingOrders | undefined {
  if (orders.orders.length === 0) return orders
  const standing = orders.orders.filter(({ until }) => !hasEnded(until, owner, turn, turns))
  return standing.length === 0 ? undefined : { ...orders, orders: standing }
}

function hasEnded(until: Until, owner: Seat, given: number, turns: readonly Turn[]): boolean {
  if (until === 'game-ends') return false
  const first = turns[0]?.seat
  return turns.some(({ seat, turn }, at) => {
    if (turn <= given) return false
    if (until === 'my-next-turn') return seat === owner
    // An extra turn of the first seat begins no round.
    return seat === first && turns[at - 1]?.seat !== first
  })
}

/** Whether something from outside is a list of orders. */
export function areOrders(input: unknown): input is StandingOrders {
  if (!isObject(input)) return false
  const { orders, otherwise } = input
  return (
    (otherwise === 'ask' || otherwise === 'pass') && Array.isArray(orders) && orders.every(isOrder)
  )
}

function isOrder(input: unknown): input is StandingOrder {
  if (!isObject(input)) return false
  const { races, onlyIf } = input
  return (
    (input.do === 'buy' || input.do === 'pass') &&
    Array.isArray(races) &&
    races.every(isCount) &&
    [input.strengthFrom, input.strengthTo, input.priceAtMost, input.keepPearls].every(isCount) &&
    (onlyIf === 'always' ||
      onlyIf === 'completes-a-lord' ||
      (isObject(onlyIf) && isCount(onlyIf.lord))) &&
    UNTIL.some((until) => until === input.until)
  )
}
