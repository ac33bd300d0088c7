import { MONSTER } from '../cards/allies.ts'
import { countOfLoot, LOOT_KINDS, Loot } from '../cards/loot.ts'
import type { Game, LocationId, Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { canDrawAlly, drawCard, gainAlly, refillDeck, toDiscard } from '../turn/hand.ts'
import { gainKeyTokens, gainPearls } from '../turn/pearls.ts'
import { raiseThreat } from '../turn/threat.ts'
import { gainTokens } from '../turn/tokens.ts'

export const STOP = 0
export const SEARCH = 1

/** Whether loot can be drawn. */
function canDrawLoot(game: Game): boolean {
  return game.lootDeckSize + game.lootDiscardSize > 0
}

function lootOn(game: Game, location: LocationId): number {
  let count = 0
  for (let loot = 0; loot < LOOT_KINDS; loot++) count += game.loot[location][loot]
  return count
}

/** K5.1: on taking control of a sanctuary; K5.R4: one that carries loot gives no first card. */
export function enterSanctuary(table: Table, me: Seat, location: LocationId): void {
  if (lootOn(table.game, location) === 0) search(table, me, location)
  else kernel.ask(table.game, searchOn, me, location)
}

/** Draws a loot card, takes its reward, and goes on unless its value lies there already (K5.2). */
function search(table: Table, me: Seat, location: LocationId): void {
  const { game } = table
  if (!canDrawLoot(game)) return
  const loot = drawLoot(table)
  table.tell?.({ type: 'loot-drawn', seat: me, location, loot })
  const there = game.loot[location]
  if (there[loot] > 0) {
    there[loot]--
    game.lootDiscard[loot] += 2
    game.lootDiscardSize += 2
    table.tell?.({ type: 'loot-lost', seat: me, location, loot })
  } else {
    there[loot]++
    kernel.ask(game, searchOn, me, location)
  }
  reward(table, me, loot)
}

const searchOn = kernel.question('search the sanctuary', {
  words: named(['stop', 'search']),
  options(game, _me, out) {
    out.add(STOP)
    if (canDrawLoot(game)) out.add(SEARCH)
  },
  answer(table, me, decision, location) {
    if (decision === SEARCH) search(table, me, location)
  },
})

/** K5.R2: the discarded loot is shuffled back when the deck is empty. */
function drawLoot(table: Table): number {
  const { game } = table
  if (game.lootDeckSize === 0) {
    game.lootDeck.set(game.lootDiscard)
    game.lootDeckSize = game.lootDiscardSize
    game.lootDiscard.fill(0)
    game.lootDiscardSize = 0
  }
  const loot = table.chance.draw(Source.Loot, game.lootDeck, game.lootDeckSize)
  game.lootDeck[loot]--
  game.lootDeckSize--
  return loot
}

function reward(table: Table, me: Seat, loot: number): void {
  if (loot === Loot.Key) gainKeyTokens(table, me, 1)
  if (loot === Loot.Pearls) gainPearls(table, me, 2)
  if (loot === Loot.Token) gainTokens(table, me, 1)
  if (loot === Loot.Ally) drawUntilAlly(table, me)
}

/** Loot 6: monsters on the way raise the threat; K5.R5: without an ally nothing is drawn. */
function drawUntilAlly(table: Table, me: Seat): void {
  const { game } = table
  if (!canDrawAlly(game)) return
  for (;;) {
    const card = drawCard(table)
    refillDeck(table)
    table.tell?.({ type: 'card-shown', seat: me, card })
    if (card !== MONSTER) {
      gainAlly(game, me, card)
      return
    }
    toDiscard(game, card)
    raiseThreat(table)
  }
}

/** Fills the loot deck. */
export function fillLootDeck(game: Game): void {
  game.lootDeck.set(countOfLoot)
  game.lootDeckSize = countOfLoot.reduce((total, count) => total + count, 0)
}
