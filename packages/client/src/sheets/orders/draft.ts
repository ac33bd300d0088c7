import { type Race, strengthOf } from '@hadal/engine'
import type { StandingOrder, StandingOrders } from '@hadal/table'

export const WEAKEST = Math.min(...strengthOf)
export const STRONGEST = Math.max(...strengthOf)
/** No ally ever costs as much: an order with this limit speaks of every price. */
export const ANY_PRICE = 99
/** More pearls than anybody wants to keep. */
export const MOST_KEPT = 20

const ALWAYS = {
  races: [],
  strengthFrom: WEAKEST,
  strengthTo: STRONGEST,
  priceAtMost: ANY_PRICE,
  keepPearls: 0,
  onlyIf: 'always',
} as const

/** P10: no offer at all until the owner's next turn. */
export const PASS_ON_EVERYTHING: StandingOrder = { ...ALWAYS, do: 'pass', until: 'my-next-turn' }

export const BUY_WHAT_COMPLETES: StandingOrder = {
  ...ALWAYS,
  do: 'buy',
  onlyIf: 'completes-a-lord',
  until: 'game-ends',
}

/** Where an order of one's own begins. */
export const FIRST_THOUGHT: StandingOrder = {
  ...ALWAYS,
  do: 'buy',
  strengthFrom: STRONGEST - 1,
  priceAtMost: 2,
  until: 'game-ends',
}

interface Row {
  readonly id: number
  readonly order: StandingOrder
}

/** Orders while they are written. */
export interface Draft {
  readonly rows: readonly Row[]
  readonly otherwise: StandingOrders['otherwise']
  /** The row that is being changed. */
  readonly chosen: number | undefined
  readonly nextId: number
}

export type DraftChange =
  | { readonly type: 'choose'; readonly id: number }
  /** What answers everything comes first, anything else last: the first that fits answers. */
  | { readonly type: 'add'; readonly order: StandingOrder; readonly first?: boolean }
  | { readonly type: 'delete'; readonly id: number }
  | { readonly type: 'move'; readonly id: number; readonly by: -1 | 1 }
  /** Changes the chosen order. */
  | { readonly type: 'change'; readonly order: Partial<StandingOrder> }
  /** Adds a race to those the chosen order speaks of, or takes it away. */
  | { readonly type: 'toggle-race'; readonly race: Race }
  | { readonly type: 'otherwise'; readonly otherwise: StandingOrders['otherwise'] }

export function draftOf(orders: StandingOrders | undefined): Draft {
  const rows = (orders?.orders ?? []).map((order, id) => ({ id, order }))
  return { rows, otherwise: orders?.otherwise ?? 'ask', chosen: rows[0]?.id, nextId: rows.length }
}

export function ordersOf({ rows, otherwise }: Draft): StandingOrders {
  return { orders: rows.map(({ order }) => order), otherwise }
}

/** Whether orders would ever answer: without one, and with a question otherwise, they never do. */
export function doAnything({ orders, otherwise }: StandingOrders): boolean {
  return orders.length > 0 || otherwise === 'pass'
}

export function reduceDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.type) {
    case 'choose':
      return { ...draft, chosen: change.id }
    case 'add':
      return added(draft, change.order, change.first ?? false)
    case 'delete':
      return deleted(draft, change.id)
    case 'move':
      return { ...draft, rows: moved(draft.rows, change.id, change.by) }
    case 'change':
      return changed(draft, (order) => consistent(order, change.order))
    case 'toggle-race':
      return changed(draft, (order) => ({ ...order, races: toggled(order.races, change.race) }))
    case 'otherwise':
      return { ...draft, otherwise: change.otherwise }
  }
}

/** An order that stands there already is not written twice. */
function added(draft: Draft, order: StandingOrder, first: boolean): Draft {
  const { rows, nextId } = draft
  const same = (first ? rows[0] : rows.at(-1)) ?? undefined
  if (same !== undefined && JSON.stringify(same.order) === JSON.stringify(order))
    return { ...draft, chosen: same.id }
  const row = { id: nextId, order }
  return {
    ...draft,
    rows: first ? [row, ...rows] : [...rows, row],
    chosen: nextId,
    nextId: nextId + 1,
  }
}

/** The order after it is chosen then, or the last one. */
function deleted(draft: Draft, id: number): Draft {
  const at = draft.rows.findIndex((row) => row.id === id)
  const rows = draft.rows.filter((row) => row.id !== id)
  const chosen = draft.chosen === id ? (rows[at] ?? rows.at(-1))?.id : draft.chosen
  return { ...draft, rows, chosen }
}

function moved(rows: readonly Row[], id: number, by: -1 | 1): readonly Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  const to = from + by
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

function changed(draft: Draft, change: (order: StandingOrder) => StandingOrder): Draft {
  const rows = draft.rows.map((row) =>
    row.id === draft.chosen ? { ...row, order: change(row.order) } : row,
  )
  return { ...draft, rows }
}

/** The end of a range that was not moved gives way; a pass has no pearls to keep. */
function consistent(order: StandingOrder, change: Partial<StandingOrder>): StandingOrder {
  const next = { ...order, ...change }
  const { strengthFrom, strengthTo } = next
  return {
    ...next,
    strengthFrom:
      change.strengthTo === undefined ? strengthFrom : Math.min(strengthFrom, strengthTo),
    strengthTo: change.strengthFrom === undefined ? strengthTo : Math.max(strengthFrom, strengthTo),
    keepPearls: next.do === 'pass' ? 0 : next.keepPearls,
  }
}

function toggled(races: readonly Race[], race: Race): readonly Race[] {
  return races.includes(race)
    ? races.filter((other) => other !== race)
    : [...races, race].toSorted((one, other) => one - other)
}
