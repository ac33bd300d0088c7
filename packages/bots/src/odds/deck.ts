import {
  type Counts,
  DECK_KINDS,
  KINDS,
  type Kind,
  strengthOf,
  suppose,
  type View,
} from '@hadal/engine'

/**
 * The chance of each card to be the next that is drawn from the exploration deck; nothing where that cannot be
 * known, because the table does not remember what was seen, or because there is no card left.
 *
 * It is counted, not sampled: whoever remembers knows what the deck holds, but for one ally that somebody may have
 * looked out from the discard pile, and that is one of a few.
 */
export function nextCard(seen: View): Counts | undefined {
  const { memory, deckSize, discardSize } = seen
  const size = deckSize > 0 ? deckSize : discardSize
  if (memory === undefined || size === 0) return undefined
  const game = suppose(seen)
  // B4.12: the discard pile is the deck once that is empty.
  const cards = Array.from(deckSize > 0 ? game.deck : game.discard)
  const { healed } = memory
  const mayBeHere = healed !== undefined && healed.inDiscard === (deckSize === 0)
  if (!mayBeHere) return cards.map((count) => count / size)
  const supposed = (game.healed[0] ?? 0) - 1
  return cards.map((count, card) => {
    const all = count + (card === supposed ? 1 : 0)
    const missing = healed.among.includes(card) ? 1 / healed.among.length : 0
    return (all - missing) / size
  })
}

/** How likely the next card is one of some. */
export function chanceOfCard(next: Counts, isSuch: (card: Kind) => boolean): number {
  let chance = 0
  for (let card = 0; card < DECK_KINDS; card++) if (isSuch(card)) chance += next[card] ?? 0
  return chance
}

/** Whether a card is an ally of some strength or more. */
export function isStrong(card: Kind, least: number): boolean {
  return card < KINDS && (strengthOf[card] ?? 0) >= least
}
