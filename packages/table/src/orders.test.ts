import { BUY, EXPLORE, PASS, Race, TAKE } from '@hadal/engine'
import { expect, test } from 'vitest'
import { asText, game, handOf, lordNamed, recorded } from '../test/scenes.ts'
import { anyOrder, giving } from '../test/standing.ts'
import { type GameTable, hindsight, pastOffers } from './index.ts'
import {
  type GivenOrders,
  type OnlyIf,
  type StandingOrder,
  stillStanding,
  type Until,
} from './orders.ts'

/** Three play, A explores, and a crab 3 turns up. */
const OFFERED = game(3, 'A explore | card:crab3')

const typesIn = (table: GameTable): string[] =>
  table.sentTo(undefined).log.entries.map(({ event }) => event.type)

test('an order answers at once for its owner, who is told', () => {
  const table = recorded(OFFERED)
  table.giveOrders(1, giving({ do: 'buy' }))
  expect(typesIn(table)).toContain('ally-bought')
  const bought = (seat: number) =>
    table.sentTo(seat).log.entries.find(({ event }) => event.type === 'ally-bought')
  expect(bought(1)?.byOrder).toBe(true)
  expect(bought(2)).not.toHaveProperty('byOrder')
})

test('ahead, an order gives the answer that its owner sees and can change; nobody else sees it', () => {
  const table = recorded(OFFERED)
  const others = () => [0, 1, undefined].map((seat) => asText(table, seat))
  const before = others()
  table.giveOrders(2, giving({ do: 'buy' }))
  expect(others()).toEqual(before)
  expect(table.version).toBe(0)
  expect(table.sentTo(2).answer).toEqual({ decision: BUY, byOrder: true })
  expect(table.awaited()).toEqual([1])
  table.decide(2, 0, [PASS])
  expect(table.sentTo(2).answer).toEqual({ decision: PASS, byOrder: false })
  table.decide(1, 0, [PASS])
  expect(typesIn(table)).not.toContain('ally-bought')
})

test('what an order did can be taken back, and then its owner is asked', () => {
  const table = recorded(OFFERED)
  table.decide(1, 0, [PASS])
  table.giveOrders(2, giving({ do: 'pass' }))
  expect(table.awaited()).toEqual([0])
  expect(table.undo(2, table.version)).toBeUndefined()
  expect(table.awaited()).toEqual([2])
  expect(table.sentTo(2).answer).toBeUndefined()
  table.giveOrders(2, giving({ do: 'pass' }))
  expect(table.awaited()).toEqual([0])
})

test('the orders of whoever has left rest until they are back', () => {
  const table = recorded(OFFERED)
  table.leave(1, 'greedy')
  table.giveOrders(1, giving({ do: 'pass' }))
  expect(table.awaited()).toEqual([1, 2])
  table.takeBack(1)
  expect(table.awaited()).toEqual([2])
})

/** What B's orders answer to the crab 3 for one pearl; B holds one pearl. */
function answerOfB(...orders: readonly Partial<StandingOrder>[]): 'buy' | 'pass' | 'ask' {
  const table = recorded(OFFERED)
  table.decide(2, 0, [PASS])
  table.giveOrders(1, giving(...orders))
  if (table.awaited().includes(1)) return 'ask'
  return typesIn(table).includes('ally-bought') ? 'buy' : 'pass'
}

test('the first order that fits answers; if none does, what was said for that', () => {
  expect(answerOfB({ do: 'pass', races: [Race.Squid] }, { do: 'buy' })).toBe('buy')
  expect(answerOfB({ do: 'pass', races: [Race.Crab] }, { do: 'buy' })).toBe('pass')
  expect(answerOfB({ do: 'buy', races: [Race.Squid] })).toBe('ask')
  const table = recorded(OFFERED)
  table.giveOrders(1, { orders: [], otherwise: 'pass' })
  expect(table.awaited()).toEqual([2])
})

test('an order speaks of races, strengths and prices', () => {
  expect(answerOfB({ do: 'buy', races: [Race.Crab, Race.Kraken] })).toBe('buy')
  expect(answerOfB({ do: 'buy', strengthFrom: 3, strengthTo: 3 })).toBe('buy')
  expect(answerOfB({ do: 'buy', strengthFrom: 4 })).toBe('ask')
  expect(answerOfB({ do: 'pass', strengthTo: 2 })).toBe('ask')
  expect(answerOfB({ do: 'buy', priceAtMost: 1 })).toBe('buy')
  expect(answerOfB({ do: 'buy', priceAtMost: 0 })).toBe('ask')
})

test('an order keeps pearls back; a pass costs none', () => {
  expect(answerOfB({ do: 'buy', keepPearls: 0 })).toBe('buy')
  expect(answerOfB({ do: 'buy', keepPearls: 1 })).toBe('ask')
  expect(answerOfB({ do: 'pass', keepPearls: 1 })).toBe('pass')
})

test('an order may depend on what the ally makes possible', () => {
  // A holds a shellfish 4, a crab 1 and a pearl: with another 4 the Slaver (one race, 8) can be paid.
  const shown = (card: string) =>
    recorded(
      `${handOf('shellfish4')}\nA explore | card:crab1\nB pass\nA take\nB explore | card:${card}`,
    )
  const buys = (card: string, onlyIf: OnlyIf): boolean => {
    const table = shown(card)
    table.giveOrders(0, giving({ do: 'buy', onlyIf }))
    return typesIn(table).includes('ally-bought')
  }
  expect(buys('shellfish4', 'completes-a-lord')).toBe(true)
  expect(buys('crab2', 'completes-a-lord')).toBe(false)
  expect(buys('shellfish4', { lord: lordNamed('slaver') })).toBe(true)
  expect(buys('shellfish4', { lord: lordNamed('keeper') })).toBe(false)
  expect(buys('shellfish4', { lord: lordNamed('tamer') })).toBe(false)
})

/** Whether an order of B stands, given in turn 2, after the turns of these seats. */
function standsAfter(until: Until, ...seats: readonly number[]): boolean {
  const given: GivenOrders = { orders: giving({ do: 'buy', until }), turn: 2 }
  const turns = seats.map((seat, at) => ({ seat, turn: at + 1 }))
  return stillStanding(given, 1, turns) !== undefined
}

test('an order stands until its owner plays again, until the round ends, or until the game does', () => {
  expect(standsAfter('my-next-turn', 0, 1, 2)).toBe(true)
  expect(standsAfter('my-next-turn', 0, 1, 2, 0)).toBe(true)
  expect(standsAfter('my-next-turn', 0, 1, 2, 0, 1)).toBe(false)
  // An extra turn is a turn.
  expect(standsAfter('my-next-turn', 0, 1, 1)).toBe(false)
  expect(standsAfter('this-round', 0, 1, 2)).toBe(true)
  expect(standsAfter('this-round', 0, 1, 2, 0)).toBe(false)
  // But it is no round.
  expect(standsAfter('this-round', 0, 0, 0, 1, 2)).toBe(true)
  expect(standsAfter('game-ends', 0, 1, 2, 0, 1, 2, 0)).toBe(true)
})

test('what is said for all other cases ends with the last order', () => {
  const orders = { ...giving({ do: 'buy', until: 'my-next-turn' }), otherwise: 'pass' } as const
  const turns = [0, 1, 0, 1].map((seat, at) => ({ seat, turn: at + 1 }))
  expect(stillStanding({ orders, turn: 2 }, 1, turns.slice(0, 3))).toEqual(orders)
  expect(stillStanding({ orders, turn: 2 }, 1, turns)).toBeUndefined()
  const passing = { orders: [], otherwise: 'pass' } as const
  expect(stillStanding({ orders: passing, turn: 2 }, 1, turns)).toEqual(passing)
})

test('orders that have ended are not sent any more, and answer nothing', () => {
  const untilMyTurn = giving({ do: 'pass', until: 'my-next-turn' })
  const table = recorded(game(2, 'A explore | card:crab1', 'B pass', 'A take'))
  // B explores, and A's order passes; then it is A's turn.
  table.giveOrders(0, untilMyTurn)
  table.decide(1, table.version, [EXPLORE])
  for (let decisions = 0; table.awaited().includes(1) && decisions < 20; decisions++) {
    expect(table.sentTo(0).orders).toEqual(untilMyTurn)
    table.decide(1, table.version, [TAKE])
  }
  expect(table.sentTo(0).question?.name).toBe('take your turn')
  expect(table.sentTo(0).orders).toBeUndefined()
  expect(table.undo(1, table.version)).toBeUndefined()
  expect(table.sentTo(0).orders).toEqual(untilMyTurn)
})

test('in hindsight orders tell what they would have done with the last offers', () => {
  const { record } = recorded(handOf('shellfish5', 'shellfish4', 'shellfish1'))
  const toB = pastOffers(record, 1, 12)
  expect(toB.map(({ view }) => view.depths.length)).toEqual([1, 1, 1])
  expect(toB.every(({ view }) => view.memory === undefined && view.seat === 1)).toBe(true)
  const orders = giving({ do: 'buy', strengthFrom: 5 }, { do: 'pass', strengthTo: 1 })
  expect(hindsight(orders, toB)).toEqual({ offers: 3, bought: 1, passed: 1, asked: 1 })
  expect(hindsight(orders, pastOffers(record, 1, 2))).toEqual({
    offers: 2,
    bought: 0,
    passed: 1,
    asked: 1,
  })
  expect(hindsight(giving(anyOrder), pastOffers(record, 0, 12)).offers).toBe(3)
})
