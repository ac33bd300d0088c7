import { type LocationId, type Loot, suppose, type View, valueOfLoot } from '@hadal/engine'

/** One value that the next loot card may have. */
export interface LootChance {
  readonly loot: Loot
  /** It lies there already: both would be lost. */
  readonly isPair: boolean
  readonly chance: number
}

/** What the next loot card on a location may be, those that are safe first, the most valuable first. */
export function nextLoot(seen: View, location: LocationId): readonly LootChance[] {
  const game = suppose(seen)
  // K5.R2: the discarded loot is the deck once that is empty.
  const [cards, size] =
    game.lootDeckSize > 0
      ? [game.lootDeck, game.lootDeckSize]
      : [game.lootDiscard, game.lootDiscardSize]
  const lying = game.loot[location]
  return Array.from(cards, (count, loot) => ({
    loot,
    isPair: (lying?.[loot] ?? 0) > 0,
    chance: size === 0 ? 0 : count / size,
  }))
    .filter(({ chance }) => chance > 0)
    .toSorted(
      (one, other) =>
        Number(one.isPair) - Number(other.isPair) ||
        (valueOfLoot[other.loot] ?? 0) - (valueOfLoot[one.loot] ?? 0),
    )
}

/** How likely a search ends with the next card. */
export function chanceOfPair(next: readonly LootChance[]): number {
  return next.reduce((sum, { isPair, chance }) => sum + (isPair ? chance : 0), 0)
}
