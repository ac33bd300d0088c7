/** How a server is loaded. */
export interface Shape {
  readonly matches: number
  readonly seats: number
  /** Milliseconds between two moves of a table, half as long to half as long again. */
  readonly think: number
  /** Milliseconds that are played before anything is measured. */
  readonly warmUp: number
  readonly measured: number
}

export const SHAPES = {
  /** What people feel, and what a move costs when there is time. */
  paced: { matches: 50, seats: 4, think: 500, warmUp: 2_000, measured: 15_000 },
  /** How much is possible. */
  saturate: { matches: 50, seats: 4, think: 0, warmUp: 2_000, measured: 10_000 },
  /** Memory of many tables. */
  wide: { matches: 500, seats: 2, think: 5_000, warmUp: 2_000, measured: 15_000 },
  /** Whether a move costs more when many have gone before. */
  long: { matches: 10, seats: 4, think: 0, warmUp: 2_000, measured: 20_000 },
} as const satisfies Record<string, Shape>
