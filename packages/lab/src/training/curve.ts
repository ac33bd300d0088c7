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

/** One training after the other as one curve: every count goes on where that before ended. */
export function joined(curves: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const sum = { seconds: 0, games: 0, decisions: 0, samples: 0, steps: 0 }
  return curves.map((curve) => {
    const before = { ...sum }
    return curve.map((point) => {
      for (const count of COUNTS) sum[count] = before[count] + point[count]
      return { ...point, ...sum }
    })
  })
}

const COUNTS = ['seconds', 'games', 'decisions', 'samples', 'steps'] as const

/** Trials of several points taken together: fewer of them, but less a matter of luck. */
export function together(points: readonly Point[], table: string): Trial | undefined {
  const trials = points.flatMap(({ trials }) => trials[table] ?? [])
  const games = trials.reduce((sum, trial) => sum + trial.games, 0)
  if (games === 0) return undefined
  const mean = (of: (trial: Trial) => number) =>
    trials.reduce((sum, trial) => sum + trial.games * of(trial), 0) / games
  return { games, winRate: mean(({ winRate }) => winRate), margin: mean(({ margin }) => margin) }
}

/** The tables at which strength is tried, as people say it. */
export const TRIED = new Map([
  ['2', 'two players'],
  ['4', 'one of four'],
  ['2+', 'two, both expansions'],
])
