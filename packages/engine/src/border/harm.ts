import { LEVIATHANS, leviathans } from '../cards/leviathans.ts'
import { rulePoints, sumForSeat } from '../cards/lord.ts'
import { type Game, NOBODY, Place, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { gainPearls } from '../turn/pearls.ts'
import { gainTokens } from '../turn/tokens.ts'
import { addLeviathan, leviathanAt, leviathansAtBorder } from './leviathans.ts'
import { gainLeviathanTokens, revealTokens } from './reveal.ts'

/** A leviathan loses health to a player, with all that this brings (L3.10). */
export function harm(table: Table, me: Seat, space: number, health: number): void {
  const { game } = table
  const leviathan = leviathanAt(game, space)
  const { levels } = leviathans[leviathan]
  let tokens = health * sumForSeat(game, rulePoints.tokensForHealth, me)
  const pearls = sumForSeat(game, rulePoints.pearlsForHealth, me)
  for (let i = 0; i < health; i++) {
    tokens += levels[game.leviathanLost[leviathan]++].tokens
    gainPearls(table, me, pearls)
  }
  table.tell?.({ type: 'leviathan-harmed', seat: me, leviathan, health })
  if (game.leviathanLost[leviathan] === levels.length) slay(table, me, space)
  kernel.ask(game, revealTokens, me)
  kernel.ask(game, splitTokens, me, tokens)
}

/** L3.7: the player keeps the card; on an empty border a new one is added at once. */
function slay(table: Table, me: Seat, space: number): void {
  const { game } = table
  const leviathan = leviathanAt(game, space)
  game.border[space] = 0
  game.leviathanPlace[leviathan] = Place.Seat + me
  table.tell?.({ type: 'leviathan-slain', seat: me, leviathan })
  const holder = game.scourgeHolder
  if (holder === NOBODY || (holder !== me && slainBy(game, me) >= slainBy(game, holder))) {
    game.scourgeHolder = me
    table.tell?.({ type: 'scourge-figure', seat: me })
  }
  if (leviathansAtBorder(game) === 0) addLeviathan(table, me)
}

/** How many leviathans a seat has slain. */
function slainBy(game: Game, seat: Seat): number {
  let count = 0
  for (let leviathan = 0; leviathan < LEVIATHANS; leviathan++)
    if (game.leviathanPlace[leviathan] === Place.Seat + seat) count++
  return count
}

/** All tokens of an attack over both piles, named before any is drawn: how many of the first. */
const splitTokens = kernel.question('split the tokens', {
  words: named(Array.from({ length: 16 }, (_, tokens) => `${tokens} base`)),
  options(game, _me, out, won) {
    const { tokenPileSize, leviathanPileSize } = game
    // L5.R1: with fewer tokens in both piles than won, all that are left.
    const tokens = Math.min(won, tokenPileSize + leviathanPileSize)
    const least = Math.max(0, tokens - leviathanPileSize)
    if (tokens > 0)
      for (let base = least; base <= Math.min(tokens, tokenPileSize); base++) out.add(base)
  },
  answer(table, me, base, won) {
    const { game } = table
    const tokens = Math.min(won, game.tokenPileSize + game.leviathanPileSize)
    gainTokens(table, me, base)
    gainLeviathanTokens(table, me, tokens - base)
  },
})
