import { TOKENS } from '../cards/tokens.ts'
import type { Game, Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import type { Table } from '../game/table.ts'

export function tokensOfSeat(game: Game, me: Seat): number {
  const tokens = game.tokens[me]
  let count = 0
  for (let token = 0; token < TOKENS; token++) count += tokens[token]
  return count
}

/** Monster tokens from the pile, at random and face down. */
export function gainTokens(table: Table, me: Seat, count: number): void {
  const { game } = table
  for (let i = 0; i < count && game.tokenPileSize > 0; i++) {
    const token = table.chance.draw(Source.Tokens, game.tokenPile, game.tokenPileSize)
    game.tokenPile[token]--
    game.tokenPileSize--
    game.tokens[me][token]++
    table.tell?.({ type: 'token-gained', seat: me, seenBy: [me], secret: { token } })
  }
}

/** A token at random changes its owner; thief and victim know which. */
export function stealToken(table: Table, me: Seat, them: Seat): void {
  const { game } = table
  const token = table.chance.draw(Source.Theft, game.tokens[them], tokensOfSeat(game, them))
  game.tokens[them][token]--
  game.tokens[me][token]++
  game.theft[0] = token + 1
  game.theft[1] = me
  game.theft[2] = them
  table.tell?.({
    type: 'token-stolen',
    seat: me,
    from: them,
    seenBy: [me, them],
    secret: { token },
  })
}
