import { LeviathanToken, pearlsOfToken, RACES } from '@hadal/engine'
import { gainByStack } from './council.ts'
import { keyWorth } from './keys.ts'
import { at, type Situation } from './situation.ts'

/** What revealing a token of the second pile is worth now. */
export function revealWorth(s: Situation, token: number): number {
  if (token === LeviathanToken.Key) return keyWorth(s)
  if (token === LeviathanToken.Stack) return bestStack(s)
  return at(pearlsOfToken, token) * s.pearl
}

function bestStack(s: Situation): number {
  let most = 0
  for (let race = 0; race < RACES; race++)
    if (at(s.view.councilSize, race) > 0) most = Math.max(most, gainByStack(s, race))
  return most
}

const means = new WeakMap<Situation, number>()

/** What a token of the second pile is worth before it is looked at. */
export function secondPileWorth(s: Situation): number {
  const known = means.get(s)
  if (known !== undefined) return known
  // What others hold may be anything that this seat has not seen.
  const { leviathanPile, leviathanTokens } = s.game
  let total = 0
  let tokens = 0
  for (let token = 0; token < leviathanPile.length; token++) {
    let unseen = at(leviathanPile, token)
    for (const [seat, held] of leviathanTokens.entries())
      if (seat !== s.me) unseen += at(held, token)
    if (unseen === 0) continue
    total += unseen * revealWorth(s, token)
    tokens += unseen
  }
  const mean = tokens === 0 ? 0 : total / tokens
  means.set(s, mean)
  return mean
}

/** What some tokens are worth, split over the two piles as well as they allow (L5.R1). */
export function tokensWorth(s: Situation, tokens: number): number {
  const { tokenPileSize, leviathanPileSize } = s.view
  const first = s.weights.token
  const second = secondPileWorth(s)
  const ofFirst = Math.min(
    tokenPileSize,
    first >= second ? tokens : Math.max(0, tokens - leviathanPileSize),
  )
  const ofSecond = Math.min(leviathanPileSize, tokens - ofFirst)
  return ofFirst * first + ofSecond * second
}
