import { type Counts, type Loot, type View, valueOfLoot } from '@hadal/engine'

/** One value that the next loot card may have. */
export interface LootChance {
  readonly loot: Loot
  /** It lies there already: both would be lost. */
  readonly isPair: boolean
  readonly chance: number
}

/** How many loot cards of each value the game has: K5.1. */
const LOOT_COUNTS = [3, 4, 5, 6, 7] as const

/** What the next loot card may be, those that are safe first, the most valuable first. */
export function chancesOfLoot(view: View, lying: Counts): LootChance[] {
  const left = LOOT_COUNTS.map((count, loot) => {
    const placed = view.loot.reduce((sum, one) => sum + (one.loot[loot] ?? 0), 0)
    return count - placed - (view.lootDiscard[loot] ?? 0)
  })
  const size = left.reduce((sum, count) => sum + count, 0)
  return left
    .map((count, loot) => ({
      loot,
      isPair: (lying[loot] ?? 0) > 0,
      chance: size === 0 ? 0 : count / size,
    }))
    .filter(({ chance }) => chance > 0)
    .toSorted(
      (one, other) =>
        Number(one.isPair) - Number(other.isPair) ||
        (valueOfLoot[other.loot] ?? 0) - (valueOfLoot[one.loot] ?? 0),
    )
}
