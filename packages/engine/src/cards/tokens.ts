/** Monster tokens are told apart by their points. */
export type Token = number

const PRINTED = [
  { points: 2, count: 9 },
  { points: 3, count: 9 },
  { points: 4, count: 2 },
] as const

export const TOKENS = PRINTED.length
export const pointsOfToken = Uint8Array.from(PRINTED, (token) => token.points)
export const countOfToken = Uint8Array.from(PRINTED, (token) => token.count)
export const TOKEN_NAMES: readonly string[] = PRINTED.map((token) => `token${token.points}`)

/** The tokens of the second pile: what revealing one gives. */
export type LeviathanToken = number

/** How often each of them is there, and what it gives. */
const REVEALED = [
  { name: 'pearls2', pearls: 2, count: 7 },
  { name: 'pearls3', pearls: 3, count: 4 },
  { name: 'key', pearls: 0, count: 4 },
  { name: 'stack', pearls: 0, count: 4 },
] as const

export const LEVIATHAN_TOKENS = REVEALED.length
export const LeviathanToken = { Key: 2, Stack: 3 } as const
export const LEVIATHAN_TOKEN_NAMES: readonly string[] = REVEALED.map((token) => token.name)
export const pearlsOfToken = Uint8Array.from(REVEALED, (token) => token.pearls)
export const countOfLeviathanToken = Uint8Array.from(REVEALED, (token) => token.count)
