import { lords } from '@hadal/engine'
import type { OnlyIf, StandingOrder, StandingOrders, Until } from '../src/index.ts'
import type { Choose } from './games.ts'

/** An order that fits whatever is offered. */
export const anyOrder: StandingOrder = {
  do: 'buy',
  races: [],
  strengthFrom: 1,
  strengthTo: 5,
  priceAtMost: 9,
  keepPearls: 0,
  onlyIf: 'always',
  until: 'game-ends',
}

/** Orders that say only what matters. */
export function giving(...orders: readonly Partial<StandingOrder>[]): StandingOrders {
  return { orders: orders.map((order) => ({ ...anyOrder, ...order })), otherwise: 'ask' }
}

/** Orders made up by chance. */
export function randomOrders(choose: Choose): StandingOrders {
  return {
    orders: Array.from({ length: choose(4) }, () => randomOrder(choose)),
    otherwise: choose(2) === 0 ? 'ask' : 'pass',
  }
}

const UNTIL: readonly Until[] = ['my-next-turn', 'this-round', 'game-ends']

function randomOrder(choose: Choose): StandingOrder {
  const onlyIf: readonly OnlyIf[] = ['always', 'completes-a-lord', { lord: choose(lords.length) }]
  return {
    do: choose(3) === 0 ? 'pass' : 'buy',
    races: Array.from({ length: choose(4) }, () => choose(6)),
    strengthFrom: 1 + choose(3),
    strengthTo: 2 + choose(4),
    priceAtMost: 1 + choose(4),
    keepPearls: choose(3),
    onlyIf: onlyIf[choose(3)] ?? 'always',
    until: UNTIL[choose(3)] ?? 'game-ends',
  }
}
