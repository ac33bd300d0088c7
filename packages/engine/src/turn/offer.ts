import { activeOwner, rulePoints } from '../cards/lord.ts'
import { type Game, NOBODY, type Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel } from '../game/table.ts'
import { anyOf, named, PASS, pass } from '../notation/words.ts'
import { handNebulis, offerWaysToPay, purseOf } from '../smuggling/nebulis.ts'
import { gainAlly } from './hand.ts'
import { enforceHandLimit } from './limit.ts'
import { gainPearls } from './pearls.ts'

/** Buys the ally; the number added is that of the nebulis used. */
export const BUY = 0

/** B4.4: each opponent may buy one ally during a turn, unless a lord allows more. */
const USUAL_PURCHASES = 1

function purchasesOf(game: Game, me: Seat): number {
  let most = USUAL_PURCHASES
  for (const { lord, rule } of rulePoints.purchases)
    if (rule > most && activeOwner(game, lord) === me) most = rule
  return most
}

/** Whether a seat has a purchase left in this turn. */
export function canBuyMore(game: Game, me: Seat): boolean {
  return game.bought[me] === 0 || game.bought[me] < purchasesOf(game, me)
}

function canBuy(game: Game, me: Seat): boolean {
  return canBuyMore(game, me) && purseOf(game, me) > game.sold
}

/** The first opponent after a seat, clockwise, who may buy the ally just revealed, or `NOBODY` (B4.R3). */
export function nextBuyer(game: Game, after: Seat): Seat | typeof NOBODY {
  const { players, turnSeat } = game
  for (let them = (after + 1) % players; them !== turnSeat; them = (them + 1) % players)
    if (canBuy(game, them)) return them
  return NOBODY
}

export const buyOrPass = kernel.question('buy the ally', {
  words: anyOf(named(['buy', 'buy with 1 nebulis', 'buy with 2 nebulis']), pass),
  options(game, me, out) {
    if (!canBuy(game, me)) return
    offerWaysToPay(game, me, game.sold + 1, BUY, out)
    out.add(PASS)
  },
  answer(table, me, decision) {
    const { game } = table
    const kind = game.depths[game.depthsSize - 1]
    const price = game.sold + 1
    if (decision === PASS) {
      table.tell?.({ type: 'offer-declined', seat: me, kind, price })
      const next = nextBuyer(game, me)
      if (next !== NOBODY) kernel.ask(game, buyOrPass, next)
      return
    }
    const explorer = game.turnSeat
    game.depthsSize--
    game.sold++
    game.bought[me]++
    const nebulis = decision - BUY
    const pearls = price - nebulis
    game.pearls[me] -= pearls
    gainAlly(game, me, kind)
    table.tell?.({ type: 'ally-bought', seat: me, from: explorer, kind, pearls, nebulis })
    gainPearls(table, explorer, pearls)
    if (chose(game, 'commanderTiming', 'after-purchase-too')) enforceHandLimit(game, me)
    // Asked last, the figure is given first: at once (K3.R1).
    handNebulis(table, me, explorer, nebulis)
  },
})
