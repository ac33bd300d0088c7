import { randomInt } from 'node:crypto'
import type { Chance } from '@hadal/engine'
import type { Pace, Plan } from '@hadal/table'
import type { ClockTerms } from '../clocks/clock.ts'

/** What an online table begins with: stored once, and never changed. */
export interface TablePlan extends Plan {
  readonly pace: Pace
  /** Without one nobody agreed on clocks. */
  readonly clock?: ClockTerms
  /** When the game began, by the clock of the database: milliseconds since 1970. */
  readonly begun?: number
}

/** Luck that nobody can foresee. */
export const fairChance: Chance = {
  draw(_source, bag, size) {
    let left = randomInt(size)
    let kind = 0
    for (;;) {
      const count = bag[kind]
      if (count === undefined) throw new RangeError(`a bag holds fewer than ${size}`)
      if (left < count) return kind
      left -= count
      kind++
    }
  },
  roll: () => randomInt(1, 7),
}
