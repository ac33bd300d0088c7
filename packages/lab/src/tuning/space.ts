import type { GreedyWeights } from '@hadal/bots'
import type { ExpansionName } from '@hadal/engine'

/** How a weight is changed by one unit along its axis. */
interface Axis {
  readonly weight: keyof GreedyWeights
  /** Weights that cannot change their sign grow and shrink by a share of themselves. */
  readonly share?: number
  /** Others are moved by an amount. */
  readonly amount?: number
  /** Without this expansion the weight is of no consequence. */
  readonly needs?: ExpansionName
}

/** Units that are felt about alike: some tenths of a point in the margin of a game. */
const AXES: readonly Axis[] = [
  { weight: 'strength', share: 0.06 },
  { weight: 'ally', amount: 0.1 },
  { weight: 'race', amount: 0.15 },
  { weight: 'pearl', share: 0.08 },
  { weight: 'key', share: 0.12 },
  { weight: 'token', share: 0.1 },
  { weight: 'promise', share: 0.15 },
  { weight: 'rivalry', share: 0.3 },
  { weight: 'affiliation', share: 0.15 },
  { weight: 'leaving', share: 0.4 },
  { weight: 'power', share: 0.2 },
  { weight: 'tile', share: 0.3 },
  { weight: 'plotting', amount: 0.3 },
  { weight: 'ending', share: 0.3 },
  { weight: 'turnsPerLord', share: 0.12 },
  { weight: 'lordStrength', share: 0.12 },
  { weight: 'reach', share: 0.12 },
  { weight: 'missingRace', share: 0.2 },
  { weight: 'thirdKey', share: 0.12 },
  { weight: 'keyTurns', share: 0.15 },
  { weight: 'pearlTurn', share: 0.2 },
  { weight: 'demand', share: 0.2 },
  { weight: 'arrival', share: 0.15 },
  { weight: 'tempo', amount: 0.5 },
  { weight: 'lastTurn', share: 0.25 },
  { weight: 'nebulis', share: 0.2, needs: 'kraken' },
  { weight: 'risk', share: 0.25, needs: 'leviathan' },
  { weight: 'scourge', share: 0.12, needs: 'leviathan' },
]

/** The weights near some others: a point for each, which lie at 0 themselves. */
export class Space {
  private readonly middle: GreedyWeights
  private readonly axes: readonly Axis[]

  constructor(middle: GreedyWeights, expansions: readonly ExpansionName[]) {
    this.middle = middle
    this.axes = AXES.filter(({ needs }) => needs === undefined || expansions.includes(needs))
  }

  get origin(): number[] {
    return this.axes.map(() => 0)
  }

  weightsAt(point: readonly number[]): GreedyWeights {
    const weights: Record<keyof GreedyWeights, number> = { ...this.middle }
    for (const [axis, { weight, share = 0, amount = 0 }] of this.axes.entries()) {
      const units = point[axis] ?? 0
      weights[weight] = weights[weight] * Math.exp(share * units) + amount * units
    }
    return weights
  }
}
