import { expectedScore } from './elo.ts'

/** Two guesses at how many Elo points better the first bot is. */
export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
}

export type Verdict = 'elo0' | 'elo1' | 'undecided'

/** How often either guess may be taken for the other. */
const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)
/** What never happened counts as this much of a deal: it could have. */
const SLIGHTLY = 1e-3
/** The scores of a pair of games; they are always possible, whatever was seen so far. */
const POSSIBLE = [0, 0.25, 0.5, 0.75, 1]
/** Fewer deals say nothing about how far they spread. */
const FEWEST = 8

interface Seen {
  readonly score: number
  readonly weight: number
}

/**
 * A sequential test of two guesses: deals are played until one of them is out of the question.
 *
 * The unit is the deal with all its rotations, whose scores may spread as they like: how likely a
 * guess is, is said by the distribution nearest to what was seen that has the mean guessed.
 */
export class Sprt {
  private readonly counts = new Map(POSSIBLE.map((score) => [score, 0]))
  private readonly scores: readonly [number, number]
  private deals = 0
  private decided: Verdict = 'undecided'

  constructor({ elo0, elo1 }: Hypotheses, players: number) {
    this.scores = [expectedScore(elo0, players), expectedScore(elo1, players)]
  }

  /** Counts a deal; once there is a verdict it stays. */
  add(score: number): void {
    this.counts.set(score, (this.counts.get(score) ?? 0) + 1)
    this.deals++
    if (this.deals < FEWEST || this.decided !== 'undecided') return
    const { ratio } = this
    if (ratio >= BOUND) this.decided = 'elo1'
    else if (ratio <= -BOUND) this.decided = 'elo0'
  }

  get verdict(): Verdict {
    return this.decided
  }

  /** How much more likely the second guess is than the first, as a logarithm. */
  get ratio(): number {
    const seen = [...this.counts].map(([score, count]) => ({ score, weight: count || SLIGHTLY }))
    const tilt0 = tiltTo(seen, this.scores[0])
    const tilt1 = tiltTo(seen, this.scores[1])
    let ratio = 0
    for (const { score, weight } of seen)
      ratio +=
        weight *
        Math.log((1 + tilt0 * (score - this.scores[0])) / (1 + tilt1 * (score - this.scores[1])))
    return ratio
  }
}

/**
 * How far a distribution must be tilted for this mean.
 *
 * The nearest one divides each share by 1 + tilt · (score − mean); the equation for the tilt falls
 * steadily between the two values at which a share would become infinite.
 */
function tiltTo(seen: readonly Seen[], mean: number): number {
  const scores = seen.map(({ score }) => score)
  let low = -1 / (Math.max(...scores) - mean)
  let high = 1 / (mean - Math.min(...scores))
  for (let round = 0; round < 60; round++) {
    const tilt = (low + high) / 2
    let excess = 0
    for (const { score, weight } of seen)
      excess += (weight * (score - mean)) / (1 + tilt * (score - mean))
    if (excess > 0) low = tilt
    else high = tilt
  }
  return (low + high) / 2
}
