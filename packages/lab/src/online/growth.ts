/** A game by chance has about 350 moves: so many are a quarter of one. */
const QUARTER = 90
const QUARTERS = 4

/** The quarter of a usual game in which a move comes. */
export function quarterOf(number: number): number {
  return Math.min(QUARTERS - 1, Math.floor((number - 1) / QUARTER))
}

/** What was used in a moment, and how many moves of each quarter of a game came in it. */
export interface Moment {
  readonly used: number
  readonly moves: readonly number[]
}

/**
 * What a move of each quarter costs.
 *
 * Tables are at different places of their games, so that no moment belongs to one quarter alone: what
 * fits all moments best is found by least squares. Quarters without moves are left out.
 */
export function costByQuarter(moments: readonly Moment[]): (number | undefined)[] {
  const quarters = Array.from({ length: QUARTERS }, (_, quarter) => quarter)
  const played = quarters.filter((quarter) => moments.some(({ moves }) => moves[quarter]))
  const sum = (one: (moment: Moment) => number) =>
    moments.reduce((total, moment) => total + one(moment), 0)
  const rows = played.map((row) => [
    ...played.map((column) => sum(({ moves }) => (moves[row] ?? 0) * (moves[column] ?? 0))),
    sum(({ moves, used }) => (moves[row] ?? 0) * used),
  ])
  const costs = solve(rows)
  return quarters.map((quarter) => costs?.[played.indexOf(quarter)])
}

/** Solves equations, each with its right side last; nothing if there is no single solution. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length
  for (let at = 0; at < size; at++) {
    const best = rows.slice(at).reduce((one, other) => (by(other, at) > by(one, at) ? other : one))
    const pivot = best[at] ?? 0
    if (Math.abs(pivot) < 1e-9) return undefined
    rows.splice(rows.indexOf(best), 1)
    rows.splice(at, 0, best)
    for (const row of rows) {
      if (row === best) continue
      const factor = (row[at] ?? 0) / pivot
      for (let column = at; column <= size; column++)
        row[column] = (row[column] ?? 0) - factor * (best[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

function by(row: readonly number[], at: number): number {
  return Math.abs(row[at] ?? 0)
}
