import {
  LEVIATHAN_TOKEN_NAMES,
  LEVIATHAN_TOKENS,
  LeviathanToken,
  pearlsOfToken,
} from '../cards/tokens.ts'
import type { Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import { anyOf, named, PASS, pass } from '../notation/words.ts'
import { gainKeyTokens, gainPearls } from '../turn/pearls.ts'
import { canTakeAnyStack, chooseStack } from '../turn/support.ts'
import { forgetTheft, leviathanTokensOfSeat } from '../turn/tokens.ts'

/** Tokens of the second pile: their owner looks at them. */
export function gainLeviathanTokens(table: Table, me: Seat, count: number): void {
  const { game } = table
  for (let i = 0; i < count; i++) {
    const token = table.chance.draw(
      Source.LeviathanTokens,
      game.leviathanPile,
      game.leviathanPileSize,
    )
    game.leviathanPile[token]--
    game.leviathanPileSize--
    game.leviathanTokens[me][token]++
    table.tell?.({ type: 'leviathan-token-gained', seat: me, seenBy: [me], secret: { token } })
  }
}

/** L3.6, L5.R11: any tokens held, one after the other; what is revealed leaves the game. */
export const revealTokens = kernel.question('reveal a monster token', {
  words: anyOf(named(LEVIATHAN_TOKEN_NAMES), pass),
  // Whoever holds a token is asked: else the others could tell from the silence which it is.
  alwaysAsked: true,
  options(game, me, out) {
    if (leviathanTokensOfSeat(game, me) === 0) return
    for (let token = 0; token < LEVIATHAN_TOKENS; token++)
      // L5.R9: a stack cannot be had while there is none to take.
      if (
        game.leviathanTokens[me][token] &&
        (token !== LeviathanToken.Stack || canTakeAnyStack(game, me))
      )
        out.add(token)
    out.add(PASS)
  },
  answer(table, me, token) {
    if (token === PASS) return
    const { game } = table
    game.leviathanTokens[me][token]--
    game.leviathanTokensUsed[token]++
    forgetTheft(game, me, token)
    table.tell?.({ type: 'token-revealed', seat: me, token })
    kernel.ask(game, revealTokens, me)
    if (token === LeviathanToken.Key) gainKeyTokens(table, me, 1)
    else if (token === LeviathanToken.Stack) kernel.ask(game, chooseStack, me)
    else gainPearls(table, me, pearlsOfToken[token])
  },
})
