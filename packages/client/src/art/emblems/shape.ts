/** One stroke of an emblem, in one colour: filled, or a line as wide as `line`. */
export interface Mark {
  readonly d: string
  readonly line?: number
  /** Whether the inner outlines are holes. */
  readonly holes?: true
}

/** An emblem in a box of 24 × 24: one drawing serves in text, inside a card, and cut into a token. */
export type Shape = readonly Mark[]

export const solid = (d: string): Mark => ({ d })
export const cut = (d: string): Mark => ({ d, holes: true })
export const line = (d: string, width: number): Mark => ({ d, line: width })
