import type { Game, Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel } from '../game/table.ts'
import { anyOf, named, PASS, pass } from '../notation/words.ts'
import { gainAlly } from './hand.ts'
import { enforceHandLimit } from './limit.ts'
import { gainPearls } from './pearls.ts'
import { purseOf } from './purse.ts'

export const BUY = 0

/** B4.4: each opponent may buy one ally during a turn. */
const PURCHASES = 1

/** Whether a seat has a purchase left in this turn. */
export function canBuyMore(game: Game, me: Seat): boolean {
  return game.bought[me] < PURCHASES
}

function canBuy(game: Game, me: Seat): boolean {
  return canBuyMore(game, me) && purseOf(game, me) > game.sold
}

/** Asks the first opponent after `asked`, clockwise, who may buy the ally just revealed (B4.R3). */
function askNextBuyer(game: Game, asked: Seat): void {
  const { players, turnSeat } = game
  for (let them = (asked + 1) % players; them !== turnSeat; them = (them + 1) % players)
    if (canBuy(game, them)) {
      kernel.ask(game, buyOrPass, them)
      return
    }
}

/** B4.2: offers the ally revealed last to each opponent in turn, until somebody buys. */
export function offerAlly(game: Game, explorer: Seat): void {
  askNextBuyer(game, explorer)
}

const buyOrPass = kernel.question('buy the ally', {
  words: anyOf(named(['buy']), pass),
  options(game, me, out) {
    if (!canBuy(game, me)) return
    out.add(BUY)
    out.add(PASS)
  },
  answer(table, me, decision) {
    const { game } = table
    const kind = game.depths[game.depthsSize - 1]
    const price = game.sold + 1
    if (decision === PASS) {
      table.tell?.({ type: 'offer-declined', seat: me, kind, price })
      askNextBuyer(game, me)
      return
    }
    const explorer = game.turnSeat
    game.depthsSize--
    game.sold++
    game.bought[me]++
    game.pearls[me] -= price
    gainAlly(game, me, kind)
    table.tell?.({ type: 'ally-bought', seat: me, from: explorer, kind, pearls: price })
    gainPearls(table, explorer, price)
    if (chose(game, 'commanderTiming', 'after-purchase-too')) enforceHandLimit(game, me)
  },
})
