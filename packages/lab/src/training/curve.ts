import { readFileSync } from 'node:fs'

/** How games at one kind of table went against the heuristic. */
export interface Trial {
  readonly games: number
  readonly winRate: number
  readonly margin: number
}

/** How far a training has come; counts are those of all of it. */
export interface Point {
  readonly seconds: number
  readonly games: number
  readonly decisions: number
  readonly samples: number
  readonly steps: number
  /** Since the point before, like the trials. */
  readonly loss: {
    readonly win: number
    readonly margin: number
    readonly chances: number
    readonly points: number
  }
  readonly trials: Readonly<Record<string, Trial>>
}

export function readCurve(path: string): readonly Point[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  // The last line may be half written yet.
  return lines.slice(0, -1).map((line) => JSON.parse(line))
}
