import { Stream, seedOf } from '../streams.ts'

/** Where an ascent stands: all that is needed to go on. */
export interface Standing {
  /** Steps made so far. */
  readonly step: number
  readonly point: readonly number[]
  /** The mean of the points of late, in which the noise of single steps is gone. */
  readonly mean: readonly number[]
}

export interface Ascent {
  readonly seed: number
  /** Steps in all: they become smaller and smaller. */
  readonly steps: number
  /** Directions tried in each step. */
  readonly directions: number
  /** How far a slope of 1 leads in the first step. */
  readonly rate: number
}

/** How fast the steps become smaller; the usual choice for this method. */
const DECAY = 0.602
/** The share of the steps after which they have become noticeably smaller. */
const EARLY = 0.2
/** How quickly the mean forgets early points: those of the last quarter or so count. */
const FORGETTING = 3

export function startAt(point: readonly number[]): Standing {
  return { step: 0, point, mean: point }
}

/**
 * The directions to be tried in a step: each coordinate a unit up or down, at random.
 *
 * SPSA: whatever the number of coordinates, the difference between the two ends of one such line
 * says something about the slope along all of them. They are the same for the same seed and step,
 * so that an ascent can be resumed.
 */
export function directionsOf(ascent: Ascent, { step, point }: Standing): number[][] {
  const stream = new Stream(seedOf(ascent.seed, step))
  return Array.from({ length: ascent.directions }, () =>
    point.map(() => (stream.below(2) === 0 ? -1 : 1)),
  )
}

/** A step uphill, by how much better the far end of each direction did than the opposite one. */
export function climb(
  ascent: Ascent,
  standing: Standing,
  directions: readonly (readonly number[])[],
  differences: readonly number[],
): Standing {
  const step = standing.step + 1
  const rate = ascent.rate / (1 + step / (EARLY * ascent.steps)) ** DECAY
  const share = (1 + FORGETTING) / (step + FORGETTING)
  const point = standing.point.map((coordinate, axis) => {
    let slope = 0
    for (const [at, direction] of directions.entries())
      slope += ((differences[at] ?? 0) * (direction[axis] ?? 0)) / 2
    return coordinate + (rate * slope) / directions.length
  })
  const mean = standing.mean.map((before, axis) => before + share * ((point[axis] ?? 0) - before))
  return { step, point, mean }
}
