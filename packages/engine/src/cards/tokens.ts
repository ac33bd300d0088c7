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
