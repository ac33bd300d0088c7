/** Loot cards are told apart by their value. */
export type Loot = number

/** Values 3 to 7. */
const LOWEST = 3
const COUNTS = [3, 4, 5, 6, 7] as const

export const LOOT_KINDS = COUNTS.length
export const Loot = { Key: 0, Pearls: 1, Token: 2, Ally: 3, Nothing: 4 } as const
export const valueOfLoot = Uint8Array.from(COUNTS, (_, loot) => LOWEST + loot)
export const countOfLoot = Uint8Array.from(COUNTS)
export const LOOT_NAMES: readonly string[] = COUNTS.map((_, loot) => `loot${LOWEST + loot}`)
