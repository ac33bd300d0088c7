import { meetMonsterAtBorder } from '../border/monster.ts'
import { MONSTER } from '../cards/allies.ts'
import { Expansion } from '../game/expansions.ts'
import { DEPTHS, NOBODY, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { clearDepths, endWithNothing, liftLastCard } from './depths.ts'
import { canDrawCard, drawCard, gainAlly, refillDeck } from './hand.ts'
import { buyOrPass, nextBuyer } from './offer.ts'
import { EXPLORE_ON, fightOrExploreOn, TAKE } from './threat.ts'

/** B4: the action. */
export function explore(table: Table, me: Seat): void {
  table.game.exploring = 1
  reveal(table, me)
}

/** Reveals the next card; B4.R1: without one the exploration ends with nothing. */
function reveal(table: Table, me: Seat): void {
  const { game } = table
  if (!canDrawCard(game)) {
    endWithNothing(table, me)
    return
  }
  const card = drawCard(table)
  const space = game.depthsSize++
  game.depths[space] = card
  table.tell?.({ type: 'card-revealed', seat: me, card, space })
  if (card === MONSTER) meetMonster(table, me)
  else offer(table, me)
}

/** B4.2: an ally is offered first; one that nobody can buy is the explorer's at once. */
function offer(table: Table, me: Seat): void {
  const { game } = table
  const buyer = nextBuyer(game, me)
  if (buyer === NOBODY) {
    refillDeck(table)
    kernel.ask(game, takeOrExploreOn, me)
  } else {
    kernel.ask(game, afterOffer, me, game.depthsSize)
    kernel.ask(game, buyOrPass, buyer)
  }
}

/** Sold, its space is free again (B4.6); left, it is the explorer's to take. */
const afterOffer = kernel.step('after an offer', (table, me, space) => {
  refillDeck(table)
  if (table.game.depthsSize < space) reveal(table, me)
  else kernel.ask(table.game, takeOrExploreOn, me)
})

const takeOrExploreOn = kernel.question('take the ally or explore on', {
  words: named(['take', 'on']),
  options(game, _me, out) {
    out.add(TAKE)
    if (game.depthsSize < DEPTHS && canDrawCard(game)) out.add(EXPLORE_ON)
  },
  answer(table, me, decision) {
    if (decision === EXPLORE_ON) {
      reveal(table, me)
      return
    }
    const kind = liftLastCard(table, me)
    gainAlly(table.game, me, kind)
    table.tell?.({ type: 'ally-taken', seat: me, kind })
    clearDepths(table, me)
  },
})

/** A monster is met at the border, where there is one, or on the threat track. */
function meetMonster(table: Table, me: Seat): void {
  const { game } = table
  refillDeck(table)
  kernel.ask(game, afterMonster, me)
  if (game.expansions & Expansion.Leviathan) meetMonsterAtBorder(table, me)
  else kernel.ask(game, fightOrExploreOn, me)
}

const afterMonster = kernel.step('after a monster', (table, me) => {
  if (table.game.exploring) reveal(table, me)
})
