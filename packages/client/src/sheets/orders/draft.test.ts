import { Race } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import {
  BUY_WHAT_COMPLETES,
  type Draft,
  type DraftChange,
  doAnything,
  draftOf,
  FIRST_THOUGHT,
  ordersOf,
  PASS_ON_EVERYTHING,
  reduceDraft,
} from './draft.ts'

const write = (...changes: readonly DraftChange[]): Draft =>
  changes.reduce(reduceDraft, draftOf(undefined))

const add = (order = FIRST_THOUGHT): DraftChange => ({ type: 'add', order })

/** The order that is being changed. */
const chosen = (draft: Draft) => draft.rows.find(({ id }) => id === draft.chosen)?.order

describe('orders that are written', () => {
  test('begin with those that stand, the first of them chosen', () => {
    const orders = { orders: [BUY_WHAT_COMPLETES, PASS_ON_EVERYTHING], otherwise: 'pass' } as const
    const draft = draftOf(orders)
    expect(ordersOf(draft)).toEqual(orders)
    expect(chosen(draft)).toEqual(BUY_WHAT_COMPLETES)
  })

  test('are none at first: then they answer nothing', () => {
    const orders = ordersOf(draftOf(undefined))
    expect(orders).toEqual({ orders: [], otherwise: 'ask' })
    expect(doAnything(orders)).toBe(false)
    expect(doAnything({ ...orders, otherwise: 'pass' })).toBe(true)
  })

  test('are added at the end, but what answers everything comes first', () => {
    const draft = write(add(), add(BUY_WHAT_COMPLETES), {
      type: 'add',
      order: PASS_ON_EVERYTHING,
      first: true,
    })
    expect(ordersOf(draft).orders).toEqual([PASS_ON_EVERYTHING, FIRST_THOUGHT, BUY_WHAT_COMPLETES])
    expect(chosen(draft)).toEqual(PASS_ON_EVERYTHING)
  })

  test('are not written twice where they stand already', () => {
    const pass = { type: 'add', order: PASS_ON_EVERYTHING, first: true } as const
    expect(write(pass, add(), pass).rows).toHaveLength(2)
  })

  test('are moved up and down, and not beyond the ends', () => {
    const draft = write(add(), add(BUY_WHAT_COMPLETES))
    const [first, second] = draft.rows.map(({ id }) => id)
    const up: DraftChange = { type: 'move', id: second ?? -1, by: -1 }
    const moved = reduceDraft(draft, up)
    expect(ordersOf(moved).orders).toEqual([BUY_WHAT_COMPLETES, FIRST_THOUGHT])
    expect(reduceDraft(moved, up).rows).toEqual(moved.rows)
    expect(reduceDraft(moved, { type: 'move', id: first ?? -1, by: 1 }).rows).toEqual(moved.rows)
  })

  test('are deleted; the one that follows is chosen then, or the last', () => {
    const draft = write(add(), add(BUY_WHAT_COMPLETES), add(PASS_ON_EVERYTHING), {
      type: 'choose',
      id: 1,
    })
    const two = reduceDraft(draft, { type: 'delete', id: 1 })
    expect(chosen(two)).toEqual(PASS_ON_EVERYTHING)
    const one = reduceDraft(two, { type: 'delete', id: 2 })
    expect(chosen(one)).toEqual(FIRST_THOUGHT)
    expect(chosen(reduceDraft(one, { type: 'delete', id: 0 }))).toBeUndefined()
  })

  test('keep another one chosen when they are deleted', () => {
    const draft = write(add(), add(BUY_WHAT_COMPLETES), { type: 'delete', id: 0 })
    expect(chosen(draft)).toEqual(BUY_WHAT_COMPLETES)
  })
})

describe('the chosen order', () => {
  test('is the only one that changes', () => {
    const draft = write(add(), add(BUY_WHAT_COMPLETES), {
      type: 'change',
      order: { until: 'this-round' },
    })
    expect(ordersOf(draft).orders.map(({ until }) => until)).toEqual(['game-ends', 'this-round'])
  })

  test('has a range of strengths whose other end gives way', () => {
    const up = write(add(), { type: 'change', order: { strengthTo: 3 } })
    expect(chosen(up)).toMatchObject({ strengthFrom: 3, strengthTo: 3 })
    const down = reduceDraft(up, { type: 'change', order: { strengthFrom: 5 } })
    expect(chosen(down)).toMatchObject({ strengthFrom: 5, strengthTo: 5 })
  })

  test('speaks of races in their order, and of none that was taken away', () => {
    const toggle = (race: Race): DraftChange => ({ type: 'toggle-race', race })
    const draft = write(add(), toggle(Race.Squid), toggle(Race.Crab), toggle(Race.Kraken))
    expect(chosen(draft)?.races).toEqual([Race.Crab, Race.Squid, Race.Kraken])
    expect(chosen(reduceDraft(draft, toggle(Race.Squid)))?.races).toEqual([Race.Crab, Race.Kraken])
  })

  test('keeps no pearls when it passes', () => {
    const draft = write(
      add(),
      { type: 'change', order: { keepPearls: 4 } },
      { type: 'change', order: { do: 'pass' } },
    )
    expect(chosen(draft)?.keepPearls).toBe(0)
  })
})
