import {
  DECK_KINDS,
  effectOf,
  type Game,
  MONSTER,
  RACES,
  raceOf,
  type Seat,
  strengthOf,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { describeOffer } from './court.ts'
import { COUNCIL, OfSea } from './layout.ts'
import { lookAtStack, type Stack } from './stacks.ts'

/** An ally of this strength or more is strong. */
const STRONG = 4

/** Depths, council, deck, and what is known of them. */
export function describeSea(game: Game, me: Seat, out: Sparse): void {
  out.add(OfSea.sold, game.sold)
  out.add(OfSea.threat + game.threat, 1)
  out.add(OfSea.shown + game.depthsSize, 1)
  if (game.depthsSize > 0) describeDepths(game, me, out)
  describeCouncil(game, out)
  describeDeck(game, me, out)
  out.add(OfSea.discard, game.discardSize)
  out.add(OfSea.tokenPile, game.tokenPileSize)
}

const left = new Uint8Array(RACES)

function describeDepths(game: Game, me: Seat, out: Sparse): void {
  const last = game.depths[game.depthsSize - 1]
  if (last === MONSTER) out.add(OfSea.isMonster, 1)
  else {
    out.add(OfSea.offeredRace + raceOf[last], 1)
    out.add(OfSea.offered, strengthOf[last])
    if (effectOf[last] > 0) out.add(OfSea.offeredEffect + effectOf[last] - 1, 1)
    describeOffer(game, me, me === game.turnSeat ? 0 : game.sold + 1, out)
  }
  left.fill(0)
  for (let space = 0; space < game.depthsSize - 1; space++) {
    const kind = game.depths[space]
    if (kind !== MONSTER && raceOf[kind] < RACES) left[raceOf[kind]] += strengthOf[kind]
  }
  for (let race = 0; race < RACES; race++) out.add(OfSea.left + race, left[race])
}

const stack: Stack = { strength: 0, best: 0 }

function describeCouncil(game: Game, out: Sparse): void {
  for (let race = 0; race < COUNCIL; race++) {
    if (game.councilSize[race] === 0) continue
    lookAtStack(game, race, stack)
    out.add(OfSea.council + race, game.councilSize[race])
    out.add(OfSea.councilStrength + race, stack.strength)
    out.add(OfSea.councilBest + race, stack.best)
  }
}

const inDeck = new Uint8Array(RACES + 1)

function describeDeck(game: Game, me: Seat, out: Sparse): void {
  out.add(OfSea.deck, game.deckSize)
  out.add(OfSea.monsters, game.deck[MONSTER])
  inDeck.fill(0)
  let strong = 0
  // For all the others know, an ally looked out unseen and shuffled over since may still be there.
  const unseen = game.healed[0] > 0 && game.healed[1] !== me && game.healed[2] === 1
  for (let kind = 0; kind < DECK_KINDS - 1; kind++) {
    const count = game.deck[kind] + (unseen && game.healed[0] - 1 === kind ? 1 : 0)
    if (count === 0) continue
    inDeck[raceOf[kind]] += count
    if (strengthOf[kind] >= STRONG) strong += count
  }
  for (let race = 0; race <= RACES; race++) out.add(OfSea.races + race, inDeck[race])
  out.add(OfSea.strong, strong)
}
