import {
  asked,
  forget,
  type GameRecord,
  legal,
  newGame,
  PASS,
  play,
  type Seat,
  scripted,
  view,
} from '@hadal/engine'
import { OFFER } from './offer.ts'
import { answerByOrder, type Offered } from './orderAnswer.ts'
import type { StandingOrders } from './orders.ts'

/** What orders would have done, had they stood from the beginning. */
export interface Hindsight {
  readonly offers: number
  readonly bought: number
  readonly passed: number
  readonly asked: number
}

/** What orders would have answered to each of some offers. */
export function hindsight(orders: StandingOrders, offers: readonly Offered[]): Hindsight {
  const answers = offers.map((offered) => answerByOrder(orders, offered))
  const passed = answers.filter((answer) => answer === PASS).length
  const left = answers.filter((answer) => answer === undefined).length
  return { offers: offers.length, bought: offers.length - passed - left, passed, asked: left }
}

/** The last allies that were offered to a seat in a game, as it saw them, the latest last. */
export function pastOffers(record: GameRecord, seat: Seat, most: number): readonly Offered[] {
  const luck = [record.deal, ...record.moves.map((move) => move.luck)].flat()
  const table = newGame(record.setup, scripted(luck))
  const offers: Offered[] = []
  for (const { decision } of record.moves) {
    const top = asked(table.game)
    if (top?.question.name === OFFER && top.seat === seat) {
      offers.push({ view: forget(view(table.game, seat)), decisions: legal(table).toArray() })
      if (offers.length > most) offers.shift()
    }
    play(table, decision)
  }
  return offers
}
