import { KINDS, type Kind, MONSTER, raceOf, strengthOf } from '../cards/allies.ts'
import type { Game, Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import { allyWords } from '../notation/words.ts'

export function gainAlly(game: Game, me: Seat, kind: Kind): void {
  game.hand[me][kind]++
  game.handSize[me]++
  game.handStrength[me][raceOf[kind]] += strengthOf[kind]
}

export function loseAlly(game: Game, me: Seat, kind: Kind): void {
  game.hand[me][kind]--
  game.handSize[me]--
  game.handStrength[me][raceOf[kind]] -= strengthOf[kind]
  // Once the last of its kind has left, the others know what one seat had looked out for itself.
  const { healed, hand } = game
  if (healed[0] === kind + 1 && healed[1] === me && hand[me][kind] === 0) healed[0] = 0
}

export function toDiscard(game: Game, card: Kind): void {
  game.discard[card]++
  game.discardSize++
}

/** An ally leaves a hand for the discard pile; everybody sees it. */
export function discardAllyOf(table: Table, me: Seat, kind: Kind): void {
  loseAlly(table.game, me, kind)
  toDiscard(table.game, kind)
  table.tell?.({ type: 'allies-discarded', seat: me, allies: [kind] })
}

/** Whether a card of the exploration deck can be had. */
export function canDrawCard(game: Game): boolean {
  return game.deckSize > 0 || game.discardSize > 0
}

/** Whether an ally is left among the cards that can be had. */
export function canDrawAlly(game: Game): boolean {
  return game.deckSize + game.discardSize > game.deck[MONSTER] + game.discard[MONSTER]
}

/** B4.12: once the last card is drawn, and offered, the discard pile becomes the new deck. */
export function refillDeck(table: Table): void {
  const { game } = table
  if (game.deckSize > 0 || game.discardSize === 0) return
  game.deck.set(game.discard)
  game.deckSize = game.discardSize
  game.discard.fill(0)
  game.discardSize = 0
  game.healed[2] = 1
  table.tell?.({ type: 'deck-reshuffled', cards: game.deckSize })
}

/** Draws the top card of the exploration deck; there must be one. */
export function drawCard(table: Table): Kind {
  const { game } = table
  refillDeck(table)
  const card = table.chance.draw(Source.Exploration, game.deck, game.deckSize)
  game.deck[card]--
  game.deckSize--
  return card
}

/** One ally of choice, from hand. */
export const discardAlly = kernel.question('discard an ally', {
  words: allyWords,
  options(game, me, out) {
    const hand = game.hand[me]
    for (let kind = 0; kind < KINDS; kind++) if (hand[kind]) out.add(kind)
  },
  answer(table, me, kind) {
    discardAllyOf(table, me, kind)
  },
})

/**
 * Allies of choice until no more than `limit` are left, by ascending kind.
 *
 * `from` is the kind discarded last + 1: every choice is reached one way only.
 */
export const discardDownTo = kernel.question('discard down to a limit', {
  words: allyWords,
  unbroken: 'once-begun',
  options(game, me, out, limit, from) {
    const excess = game.handSize[me] - limit
    if (excess > 0) offerEnough(game.hand[me], from === 0 ? 0 : from - 1, KINDS, excess, out)
  },
  answer(table, me, kind, limit) {
    discardAllyOf(table, me, kind)
    kernel.ask(table.game, discardDownTo, me, limit, kind + 1)
  },
})

/** Offers the kinds from which at least `needed` allies can still be named in ascending order. */
export function offerEnough(
  hand: Uint8Array,
  from: Kind,
  end: Kind,
  needed: number,
  out: { add(decision: number): void },
): void {
  let left = 0
  for (let kind = from; kind < end; kind++) left += hand[kind]
  for (let kind = from; kind < end && left >= needed; kind++) {
    if (hand[kind]) out.add(kind)
    left -= hand[kind]
  }
}
