import { FIRST_KRAKEN, KINDS, type Kind, strengthOf } from '../cards/allies.ts'
import { activeOwner, rulePoints } from '../cards/lord.ts'
import { COURT, type Game, type LordId, NOBODY, type Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { allyWords } from '../notation/words.ts'
import { toDiscard } from './hand.ts'
import { drawLord, enterPlay, leaveCourt, lordsAtCourt, toCourt } from './lords.ts'
import { beginPayment, pay } from './pay.ts'
import { gainPearls } from './pearls.ts'
import { triggerEnd } from './trigger.ts'

/** B6.5: with fewer lords than these at court, it is refilled. */
const FEW_LORDS = 3

/** B6: the action. What it sets off is settled before the court is looked at (B6.R4). */
export function recruit(table: Table, me: Seat, lord: LordId): void {
  const { game } = table
  beginPayment(game)
  kernel.ask(game, checkCourt, me)
  kernel.ask(game, lordIsPaid, me, lord)
  kernel.ask(game, pay, me, lord)
}

const lordIsPaid = kernel.step('a lord is paid', (table, me, lord) => {
  const { game } = table
  discardPaid(game, FIRST_KRAKEN)
  leaveCourt(table, lord)
  enterPlay(table, me, lord)
  tellOpponents(table, me)
  kernel.ask(game, affiliate, me, lord)
})

/** K6.R2: opponents hear of a recruitment, by whatever payment. */
export function tellOpponents(table: Table, me: Seat): void {
  for (const { lord, rule: happens } of rulePoints.opponentRecruits) {
    const owner = activeOwner(table.game, lord)
    if (owner !== NOBODY && owner !== me) happens(table, owner)
  }
}

/** B6.3: the weakest ally paid, or any for whom a lord says so (not yet for that lord itself). */
const affiliate = kernel.question('affiliate an ally', {
  words: allyWords,
  options(game, me, out, recruited) {
    offerAffiliable(game, me, recruited, game.paid, out)
  },
  answer(table, me, kind) {
    const { game } = table
    game.paid[kind]--
    game.affiliated[me][kind]++
    discardPaid(game, 0)
    table.tell?.({ type: 'ally-affiliated', seat: me, kind })
  },
})

/** Offers those of the allies paid for a lord of which one may be affiliated. */
export function offerAffiliable(
  game: Game,
  me: Seat,
  recruited: LordId,
  paid: Uint8Array,
  out: Options,
): void {
  let weakest = 0
  for (let kind = 0; kind < FIRST_KRAKEN; kind++)
    if (paid[kind] && (weakest === 0 || strengthOf[kind] < weakest)) weakest = strengthOf[kind]
  const any = affiliatesAny(game, me, recruited)
  for (let kind = 0; kind < FIRST_KRAKEN; kind++)
    if (paid[kind] && (any || strengthOf[kind] === weakest)) out.add(kind)
}

function affiliatesAny(game: Game, me: Seat, recruited: LordId): boolean {
  for (const { lord } of rulePoints.affiliatesAny)
    if (lord !== recruited && activeOwner(game, lord) === me) return true
  return false
}

/** The allies laid down go to the discard pile, from a kind on. */
function discardPaid(game: Game, from: Kind): void {
  for (let kind = from; kind < KINDS; kind++) {
    for (let i = game.paid[kind]; i > 0; i--) toDiscard(game, kind)
    game.paid[kind] = 0
  }
}

/** B6.5: lords slide away from the deck; with few left, 2 pearls and a full court again. */
const checkCourt = kernel.step('check the court', (table, me) => {
  const { game } = table
  slide(game)
  const left = lordsAtCourt(game)
  if (left >= FEW_LORDS) return
  gainPearls(table, me, 2)
  const wanted = COURT - left
  const drawn = Math.min(wanted, game.lordDeckSize)
  for (let space = 0; space < drawn; space++) toCourt(table, drawLord(table), space)
  table.tell?.({ type: 'court-refilled', seat: me, lords: drawn })
  if (drawn < wanted && chose(game, 'lordDeckEnd', 'refill-fails')) triggerEnd(table, 'lord-deck')
})

/** The free spaces of the court are those next to the deck. */
export function slide(game: Game): void {
  const { court } = game
  let to = COURT - 1
  for (let space = COURT - 1; space >= 0; space--) {
    const lord = court[space]
    if (lord === 0) continue
    court[space] = 0
    court[to--] = lord
  }
}
