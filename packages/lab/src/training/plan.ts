import { actionUnits, FEATURES, stateUnits } from '@hadal/bots'
import { BASE_FOR_TWO, EVERY_TABLE, type Mixture } from './mixture.ts'
import { ACTION, ROW, STATE } from './samples.ts'

/** What goes from one value to another while a training passes. */
interface Slope {
  readonly from: number
  readonly to: number
}

/** What a training is to do; the learner, in whatever language, reads it too. */
export interface Plan {
  readonly state: number
  readonly action: number
  readonly row: number
  readonly hidden: number
  readonly inner: number
  /** Says which features the inputs are. */
  readonly features: number
  readonly stateUnits: readonly number[]
  readonly actionUnits: readonly number[]
  readonly seed: number
  /** The training is over after so many seconds or samples, whichever comes first. */
  readonly seconds: number
  readonly samples: number
  /** How many seconds it took before it was interrupted. */
  readonly startedAt: number
  /** The tables that are played. */
  readonly mixture: Mixture
  /** Decisions made blindly, of a thousand, and how much worse than the best an answer may look. */
  readonly blind: Slope
  readonly temperature: Slope
  /** Games of a thousand that are played to see how strong the network is, and teach nothing. */
  readonly trials: number
  /** Decisions of a hundred that are noted. */
  readonly noted: number
  /**
   * What a decision is judged by, from 0 to 1: at 1 by the end of the game alone, below that the more by what
   * the network expected at the next decisions of the same seat (TD(λ)).
   */
  readonly lambda: number
  /** So many samples are handed over at once, and actors wait when so many such shards do. */
  readonly shard: number
  readonly backlog: number
  /** How many samples are remembered, and how often each is learnt. */
  readonly memory: number
  readonly replay: number
  readonly batch: number
  readonly learningRate: Slope
  /** How slowly the weights that are played with follow those that are learnt, by step. */
  readonly follow: number
  /** Seconds between new weights, between those of the past, points of the curve, and checkpoints. */
  readonly every: {
    readonly weights: number
    readonly past: number
    readonly point: number
    readonly checkpoint: number
  }
}

/** What the features decide, and no plan. */
export const INPUTS = {
  state: STATE,
  action: ACTION,
  row: ROW,
  features: FEATURES,
  stateUnits,
  actionUnits,
}

/** For a machine with many cores and a GPU. */
export const USUAL: Plan = {
  ...INPUTS,
  hidden: 128,
  inner: 32,
  seed: 1,
  seconds: 540,
  samples: Number.MAX_SAFE_INTEGER,
  startedAt: 0,
  mixture: EVERY_TABLE,
  blind: { from: 30, to: 8 },
  temperature: { from: 0.03, to: 0.015 },
  trials: 20,
  noted: 50,
  lambda: 1,
  shard: 8_192,
  backlog: 200,
  memory: 10_000_000,
  replay: 6,
  batch: 16_384,
  learningRate: { from: 1e-3, to: 1e-4 },
  follow: 0.998,
  every: { weights: 4, past: 60, point: 15, checkpoint: 60 },
}

/** For a learner without PyTorch: as much as one core can learn, and a memory that fits in a machine. */
export const PLAIN: Plan = {
  ...USUAL,
  noted: 25,
  shard: 2_048,
  backlog: 8,
  memory: 500_000,
  replay: 4,
  batch: 1_024,
}

/** For any machine and a minute: thousands of games, and few samples of each, or it would learn them by heart. */
export const SMOKE: Plan = {
  ...USUAL,
  hidden: 32,
  inner: 16,
  // The network that the first seed begins with plays well by chance.
  seed: 2,
  seconds: 75,
  samples: 120_000,
  mixture: BASE_FOR_TWO,
  blind: { from: 300, to: 20 },
  temperature: { from: 0.1, to: 0.02 },
  trials: 0,
  noted: 20,
  shard: 1_024,
  backlog: 2,
  memory: 100_000,
  replay: 3,
  batch: 128,
  learningRate: { from: 2e-3, to: 2e-4 },
  follow: 0.99,
  every: { weights: 1, past: 5, point: 5, checkpoint: 60 },
}
