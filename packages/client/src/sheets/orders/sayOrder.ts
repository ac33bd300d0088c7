import { RACE_NAMES, type Race } from '@hadal/engine'
import type { Hindsight, StandingOrder } from '@hadal/table'
import { at, list, lordName, m } from '@hadal/words'
import { ANY_PRICE, STRONGEST, WEAKEST } from './draft.ts'

/** How the parts of an order are set: as words, or as elements that stand for them. */
interface Setting {
  races(races: readonly Race[]): string
  strength(strength: string): string
}

const IN_WORDS: Setting = {
  races: (races) =>
    m.orders_races({
      races: list(
        races.map((race) => m.orders_race({ race: at(RACE_NAMES, race) })),
        'or',
      ),
    }),
  strength: (strength) => strength,
}

/** An order as it is given: `Buy a crab or squid of strength 4 or more for 1 pearl`. */
export function sayCommand(order: StandingOrder, setting: Setting = IN_WORDS): string {
  const ally = sayAlly(order, setting)
  const price = sayPriceLimit(order)
  if (order.do === 'buy') return m.orders_buy({ ally, price })
  return isAnyPrice(order) ? m.orders_pass({ ally }) : m.orders_pass_at({ ally, price })
}

/** What an order does, in one sentence. */
export function sayOrder(order: StandingOrder): string {
  return `${[sayDeed(order), ...conditionsOf(order)].join(', ')}.`
}

function sayDeed(order: StandingOrder): string {
  const ally = sayAlly(order, IN_WORDS)
  const price = sayPriceLimit(order)
  if (order.do === 'buy') return m.orders_buys({ ally, price })
  return isAnyPrice(order) ? m.orders_passes({ ally }) : m.orders_passes_at({ ally, price })
}

/** On what else it depends, and how long it stands. */
export function conditionsOf({ do: does, keepPearls, onlyIf, until }: StandingOrder): string[] {
  const conditions: string[] = []
  if (does === 'buy' && keepPearls > 0) conditions.push(m.orders_keep({ count: keepPearls }))
  if (onlyIf === 'completes-a-lord') conditions.push(m.orders_only_a_lord())
  else if (onlyIf !== 'always') conditions.push(m.orders_only_lord({ lord: lordName(onlyIf.lord) }))
  return [...conditions, UNTIL[until]()]
}

const UNTIL: Readonly<Record<StandingOrder['until'], () => string>> = {
  'my-next-turn': () => m.orders_until_turn(),
  'this-round': () => m.orders_until_round(),
  'game-ends': () => m.orders_until_end(),
}

function sayAlly(order: StandingOrder, setting: Setting): string {
  const { races, strengthFrom: from, strengthTo: to } = order
  const ally = races.length === 0 ? m.orders_ally_any() : setting.races(races)
  if (from <= WEAKEST && to >= STRONGEST) return ally
  const strength = setting.strength(m.orders_strength({ range: rangeOf(from, to), from, to }))
  return m.orders_ally({ ally, strength })
}

function rangeOf(from: number, to: number): 'one' | 'two' | 'up' | 'down' | 'between' {
  if (from === to) return 'one'
  if (to - from === 1) return 'two'
  if (to >= STRONGEST) return 'up'
  return from <= WEAKEST ? 'down' : 'between'
}

const isAnyPrice = ({ priceAtMost }: StandingOrder): boolean => priceAtMost >= ANY_PRICE

function sayPriceLimit(order: StandingOrder): string {
  if (isAnyPrice(order)) return m.orders_price_any()
  const count = order.priceAtMost
  if (count === 1) return m.orders_price_one()
  return count === 2 ? m.orders_price_two() : m.orders_price_up_to({ count })
}

/** What orders would have done with the last offers. */
export function sayHindsight({ offers, bought, passed, asked }: Hindsight): string {
  if (offers === 0) return m.orders_hindsight_none()
  const deeds = list([
    m.orders_hindsight_bought({ count: bought }),
    m.orders_hindsight_passed({ count: passed }),
    m.orders_hindsight_asked({ count: asked }),
  ])
  return m.orders_hindsight({ count: offers, deeds })
}
