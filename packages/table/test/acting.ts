import {
  costOfLord,
  listPayments,
  PaymentList,
  type Seat,
  strengthOf,
  suppose,
} from '@hadal/engine'
import type { Act, ActedTable, GameTable } from '../src/index.ts'
import type { Choose } from './games.ts'
import { randomOrders } from './standing.ts'

interface Acting {
  readonly seat: Seat
  readonly act: Act
}

/** Something that somebody at the table might do; mostly they decide, and not only in turn. */
export function anyAct(acted: ActedTable, choose: Choose): Acting {
  const { table } = acted
  const anybody = choose(table.occupants.length)
  const consent = anyConsent(acted, choose)
  if (consent !== undefined) return consent
  switch (choose(16)) {
    case 0:
      return { seat: anybody, act: { type: 'undo' } }
    case 1:
      return { seat: anybody, act: { type: 'leave', bot: 'random' } }
    case 2:
      return { seat: anybody, act: { type: 'take-back' } }
    case 3:
      return { seat: anybody, act: { type: 'orders', orders: randomOrders(choose) } }
    case 4:
      return { seat: anybody, act: { type: 'orders' } }
    case 5:
    case 6: {
      const [first = 0] = table.awaited()
      return { seat: first, act: anyRecruitment(table, first, choose) }
    }
    default: {
      const awaited = table.awaited()
      const seat = awaited[choose(awaited.length)] ?? 0
      return { seat, act: { type: 'decide', decisions: someDecisions(table, seat, choose) } }
    }
  }
}

/** What people ask of each other, now and then, and what they answer. */
function anyConsent({ table, consents }: ActedTable, choose: Choose): Acting | undefined {
  const anybody = choose(table.occupants.length)
  const of = (type: Consent, seat = anybody): Acting => ({ seat, act: { type } })
  if (table.isPaused) return choose(3) > 0 ? of('resume') : undefined
  if (consents.pause !== undefined && choose(4) === 0) return of('pause')
  if (consents.undoAsked !== undefined && choose(2) === 0)
    return of(choose(6) === 0 ? 'decline-undo' : 'allow-undo')
  const asks = [...table.occupants.keys()].find((seat) => table.askable(seat) !== undefined)
  if (asks !== undefined && choose(4) === 0) return of('ask-undo', asks)
  return ANY_TIME[choose(100)] && of(ANY_TIME[choose(ANY_TIME.length)] ?? 'pause')
}

const ANY_TIME = ['pause', 'resume', 'ask-undo', 'allow-undo', 'decline-undo'] as const
type Consent = (typeof ANY_TIME)[number]

/** One decision, or two in a row of which the second may not be open. */
function someDecisions(table: GameTable, seat: Seat, choose: Choose): readonly number[] {
  const legal = table.observe(seat, choose)?.legal ?? []
  const decision = legal[choose(legal.length)] ?? 0
  return choose(5) > 0 ? [decision] : [decision, legal[choose(legal.length)] ?? 0]
}

const list = new PaymentList()

/** Recruits a lord with one of the payments there are, were it the turn of this seat. */
function anyRecruitment(table: GameTable, seat: Seat, choose: Choose): Act {
  const { view } = table.sentTo(seat, { since: table.version })
  const game = suppose(view)
  const court = view.court.filter((lord) => lord !== undefined)
  const lord = court[choose(court.length)] ?? 0
  listPayments(game, seat, lord, list)
  const allies = list.count === 0 ? [] : list.allies(choose(Math.min(list.count, 256)))
  const strength = allies.reduce((sum, kind) => sum + (strengthOf[kind] ?? 0), 0)
  const pearls = Math.max(0, costOfLord(game, seat, lord).cost - strength)
  return { type: 'recruit', recruitment: { lord, payment: { allies, pearls } } }
}
