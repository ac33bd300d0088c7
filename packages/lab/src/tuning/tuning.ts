import type { GreedyWeights } from '@hadal/bots'
import type { Setup } from '@hadal/engine'
import { Tally } from '../statistics.ts'
import { seedOf } from '../streams.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Crew } from './crew.ts'
import type { Space } from './space.ts'
import { type Ascent, climb, directionsOf, type Standing } from './spsa.ts'

/** Deals that weights are found with, and deals that they are judged by, are never the same. */
const SERIES = { finding: 0x7e57, judging: 0x1d6e } as const

function dealOf(series: keyof typeof SERIES, seed: number, deal: number): number {
  return seedOf(seedOf(seed, SERIES[series]), deal)
}

/** Climbs on to the last step: the two ends of each direction play a deal against each other. */
export async function tuned(
  setup: Setup,
  space: Space,
  ascent: Ascent,
  from: Standing,
  crew: Crew,
  checkpoints: Checkpoints,
  tell: (standing: Standing) => void,
): Promise<Standing> {
  let standing = from
  while (standing.step < ascent.steps) {
    const { step, point } = standing
    const directions = directionsOf(ascent, standing)
    const outcomes = await crew.play(
      directions.map((direction, at) => ({
        setup,
        seed: dealOf('finding', ascent.seed, step * ascent.directions + at),
        one: space.weightsAt(point.map((units, axis) => units + (direction[axis] ?? 0))),
        other: space.weightsAt(point.map((units, axis) => units - (direction[axis] ?? 0))),
      })),
    )
    const margins = outcomes.map(({ margin }) => margin)
    standing = climb(ascent, standing, directions, margins)
    checkpoints.add(standing)
    tell(standing)
  }
  return standing
}

/** How one set of weights does against another. */
export interface Judgement {
  readonly margin: Tally
  readonly share: Tally
}

/** Plays so many deals that no weights were found with. */
export async function judged(
  setup: Setup,
  seed: number,
  deals: number,
  one: GreedyWeights,
  other: GreedyWeights,
  crew: Crew,
): Promise<Judgement> {
  const margin = new Tally()
  const share = new Tally()
  const pairs = Array.from({ length: deals }, (_, deal) => ({
    setup,
    seed: dealOf('judging', seed, deal),
    one,
    other,
  }))
  for (const outcome of await crew.play(pairs)) {
    margin.add(outcome.margin)
    share.add(outcome.share)
  }
  return { margin, share }
}
