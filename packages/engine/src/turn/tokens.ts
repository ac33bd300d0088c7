import { TOKENS } from '../cards/tokens.ts'
import type { Game, Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import type { Table } from '../game/table.ts'

/** L5.R10: a seat's number names its tokens of the first pile, this and the seat those of the second. */
export const SECOND_PILE = 8

function total(bag: Uint8Array): number {
  let count = 0
  for (let token = 0; token < bag.length; token++) count += bag[token]
  return count
}

/** Monster tokens of the first pile that a seat holds. */
export function tokensOfSeat(game: Game, me: Seat): number {
  return total(game.tokens[me])
}

/** Monster tokens of the second pile that a seat holds. */
export function leviathanTokensOfSeat(game: Game, me: Seat): number {
  return total(game.leviathanTokens[me])
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
  noteTheft(game, token, me, them)
  table.tell?.({
    type: 'token-stolen',
    seat: me,
    from: them,
    pile: 'base',
    seenBy: [me, them],
    secret: { token },
  })
}

/** The same with a token of the second pile (L5.R10). */
export function stealLeviathanToken(table: Table, me: Seat, them: Seat): void {
  const { game } = table
  const bag = game.leviathanTokens[them]
  const token = table.chance.draw(Source.LeviathanTheft, bag, total(bag))
  game.leviathanTokens[them][token]--
  game.leviathanTokens[me][token]++
  noteTheft(game, TOKENS + token, me, them)
  table.tell?.({
    type: 'token-stolen',
    seat: me,
    from: them,
    pile: 'leviathan',
    seenBy: [me, them],
    secret: { token },
  })
}

function noteTheft(game: Game, token: number, thief: Seat, victim: Seat): void {
  game.theft[0] = token + 1
  game.theft[1] = thief
  game.theft[2] = victim
}

/** A token of the second pile is revealed: if it may be the stolen one, its victim knows no more. */
export function forgetTheft(game: Game, me: Seat, token: number): void {
  if (game.theft[0] === TOKENS + token + 1 && game.theft[1] === me) game.theft.fill(0)
}
