import {
  costOfLord,
  type Kind,
  type LordId,
  listPayments,
  type Payment,
  PaymentList,
  refusePayment,
} from '@hadal/engine'
import { columns } from '../board/layout.ts'
import { isActive, type Scene, seatOf } from '../board/scene.ts'
import {
  alliesIn,
  isKraken,
  lordCard,
  nebulisFrom,
  sayAllies,
  sayAlliesShort,
  sayCard,
  strengthOfAlly,
} from '../words/cards.ts'
import { listed } from '../words/english.ts'
import { sayPrice } from '../words/price.ts'

/** A whole payment, with what it means for the one who pays. */
export interface OfferedPayment extends Payment {
  readonly nebulis: number
  /** Nebulis that krakens bring. */
  readonly brings: number
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
    const missing = Math.max(0, cost - strength)
    return waysToPay(scene, lord, allies, missing).map((way) => ({
      ...way,
      waste: Math.max(0, strength - cost),
      brings: nebulisFrom(allies),
      affiliated: affiliable(allies, choosesAny),
      left: without(alliesIn(mine.hand ?? []), allies),
    }))
  })
    .flat()
    .toSorted(
      (one, other) =>
        one.waste - other.waste ||
        one.brings - other.brings ||
        one.pearls + one.nebulis - other.pearls - other.nebulis ||
        strongest(other.affiliated) - strongest(one.affiliated) ||
        one.allies.length - other.allies.length ||
        one.nebulis - other.nebulis,
    )
}

/** What is missing is paid in pearls; K3.1: with nebulis among them where that is allowed. */
function waysToPay(
  { game, you, seen }: Scene,
  lord: LordId,
  allies: readonly Kind[],
  missing: number,
): { readonly allies: readonly Kind[]; readonly pearls: number; readonly nebulis: number }[] {
  const most = Math.min(missing, seen.seats[you]?.nebulis ?? 0)
  const ways = Array.from({ length: most + 1 }, (_, nebulis) => ({
    allies,
    pearls: missing - nebulis,
    nebulis,
  }))
  return most === 0 ? ways : ways.filter((way) => refusePayment(game, you, lord, way) === undefined)
}

/** B6.3, K2.3: the weakest ally paid, no kraken, unless a lord lets its owner choose. */
function affiliable(allies: readonly Kind[], choosesAny: boolean): Kind[] {
  const others = allies.filter((kind) => !isKraken(kind))
  const weakest = Math.min(...others.map(strengthOfAlly))
  const kinds = choosesAny ? others : others.filter((kind) => strengthOfAlly(kind) === weakest)
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
  const rows = payments.map((payment) => {
    const { allies, pearls, nebulis, waste, brings, affiliated, left } = payment
    const price = pearls > 0 || nebulis > 0 ? [sayPrice(payment)] : []
    const paid = [sayAllies(allies), ...price].join(pearls > 0 && nebulis > 0 ? ', ' : ' and ')
    const excess = waste === 0 ? 'exact' : `${waste} too much`
    const gain = brings > 0 ? `; brings ${brings} nebulis` : ''
    const kept = left.length === 0 ? 'no ally' : sayAlliesShort(left)
    return [paid, `${excess}${gain}; affiliates ${sayAffiliated(affiliated)}; keeps ${kept}`]
  })
  const lines = columns(rows, ['left', 'left'])
  return lines.every((line) => line.length <= width)
    ? lines
    : rows.map(([paid, then]) => `${paid}\n  ${then}`)
}

function sayAffiliated(kinds: readonly Kind[]): string {
  if (kinds.length === 0) return 'nobody'
  return kinds.length > 2 ? 'one of them' : listed(kinds.map(sayCard), 'or')
}
