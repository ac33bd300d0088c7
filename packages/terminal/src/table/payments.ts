import {
  costOfLord,
  type Kind,
  type LordId,
  listPayments,
  type Payment,
  PaymentList,
} from '@hadal/engine'
import { columns } from '../board/layout.ts'
import { isActive, type Scene, seatOf } from '../board/scene.ts'
import {
  alliesIn,
  lordCard,
  sayAllies,
  sayAlliesShort,
  sayCard,
  strengthOfAlly,
} from '../words/cards.ts'
import { count, listed } from '../words/english.ts'

/** A whole payment, with what it means for the one who pays. */
export interface OfferedPayment extends Payment {
  /** Strength that is lost. */
  readonly waste: number
  /** The allies of which one is affiliated, each kind once. */
  readonly affiliated: readonly Kind[]
  /** What is left in hand. */
  readonly left: readonly Kind[]
}

/** Every sensible payment for a lord: the least waste first, then the fewest pearls. */
export function rankPayments(scene: Scene, lord: LordId): OfferedPayment[] {
  const list = new PaymentList()
  listPayments(scene.game, scene.you, lord, list)
  const { cost } = costOfLord(scene.game, scene.you, lord)
  const mine = seatOf(scene, scene.you)
  const choosesAny = mine.lords.some((own) => isActive(own) && lordCard(own.lord).affiliatesAny)
  return Array.from({ length: list.count }, (_, index) => {
    const allies = Array.from(list.allies(index))
    const strength = allies.reduce((sum, kind) => sum + strengthOfAlly(kind), 0)
    return {
      allies,
      pearls: Math.max(0, cost - strength),
      waste: Math.max(0, strength - cost),
      affiliated: affiliable(allies, choosesAny),
      left: without(alliesIn(mine.hand ?? []), allies),
    }
  }).toSorted(
    (one, other) =>
      one.waste - other.waste ||
      one.pearls - other.pearls ||
      strongest(other.affiliated) - strongest(one.affiliated) ||
      one.allies.length - other.allies.length,
  )
}

/** B6.3: the weakest ally paid is affiliated, unless a lord lets its owner choose. */
function affiliable(allies: readonly Kind[], choosesAny: boolean): Kind[] {
  const weakest = Math.min(...allies.map(strengthOfAlly))
  const kinds = choosesAny ? allies : allies.filter((kind) => strengthOfAlly(kind) === weakest)
  return [...new Set(kinds)]
}

function strongest(kinds: readonly Kind[]): number {
  return Math.max(0, ...kinds.map(strengthOfAlly))
}

function without(hand: readonly Kind[], paid: readonly Kind[]): Kind[] {
  const left = [...hand]
  for (const kind of paid) left.splice(left.indexOf(kind), 1)
  return left
}

/** Payments with what they lead to: in one line each, or in two if there is no room for it. */
export function sayPayments(payments: readonly OfferedPayment[], width: number): string[] {
  const rows = payments.map(({ allies, pearls, waste, affiliated, left }) => {
    const paid = [sayAllies(allies), ...(pearls > 0 ? [count(pearls, 'pearl')] : [])].join(' and ')
    const excess = waste === 0 ? 'exact' : `${waste} too much`
    const one = affiliated.length > 2 ? 'one of them' : listed(affiliated.map(sayCard), 'or')
    const kept = left.length === 0 ? 'no ally' : sayAlliesShort(left)
    return [paid, `${excess}; affiliates ${one}; keeps ${kept}`]
  })
  const lines = columns(rows, ['left', 'left'])
  return lines.every((line) => line.length <= width)
    ? lines
    : rows.map(([paid, then]) => `${paid}\n  ${then}`)
}
