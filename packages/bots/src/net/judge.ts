import type { Game, Seat } from '@hadal/engine'
import { describeAction } from '../features/action.ts'
import { describeState } from '../features/state.ts'
import { ACTION_OUTPUTS, type Network, STATE_OUTPUTS } from './network.ts'

/** How much a sure margin of many points counts beside a sure win. */
const MARGIN = 0.25
/** A margin in points is learnt as tanh(points / this). */
const MARGIN_UNIT = 20
/** Scores are learnt divided by this. */
export const SCORE_UNIT = 50
const MOST_ANSWERS = 256

/** The answers to a question: those of the engine fit, and any list. */
export interface Answers {
  readonly list: Uint8Array
  readonly size: number
}

/** What a network makes of a game: of each answer to the question that is asked, and of everybody's chances. */
export class Judge {
  /** How good each answer is: its chance of winning, and a little for the margin. */
  readonly values = new Float32Array(MOST_ANSWERS)
  /** The chance of winning with each answer. */
  readonly chances = new Float32Array(MOST_ANSWERS)
  /** The margin each answer promises, as learnt: tanh(points / 20). */
  readonly margins = new Float32Array(MOST_ANSWERS)
  private readonly network: Network
  private readonly ofAction = new Float32Array(ACTION_OUTPUTS)
  private readonly ofState = new Float32Array(STATE_OUTPUTS)

  constructor(network: Network) {
    this.network = network
  }

  /** Judges all answers; returns the place of the best in the list. */
  judgeAnswers(game: Game, me: Seat, answers: Answers): number {
    const { network, ofAction, values, chances, margins } = this
    describeState(game, me, network.state)
    network.seeState()
    let best = 0
    for (let i = 0; i < answers.size; i++) {
      describeAction(game, me, answers.list[i], network.action)
      network.judgeAction(ofAction)
      chances[i] = logistic(ofAction[0])
      margins[i] = Math.max(-1, Math.min(1, ofAction[1]))
      values[i] = chances[i] + MARGIN * margins[i]
      if (values[i] > values[best]) best = i
    }
    return best
  }

  /** Everybody's chance of winning in the eyes of the seat that is asked, by seat of the table. */
  judgeChances(game: Game, me: Seat, out: Float32Array): void {
    describeState(game, me, this.network.state)
    this.network.seeState()
    this.network.judgeState(this.ofState)
    const { players } = game
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < players; i++) most = Math.max(most, this.ofState[i])
    let sum = 0
    for (let i = 0; i < players; i++) sum += Math.exp(this.ofState[i] - most)
    for (let i = 0; i < players; i++)
      out[(me + i) % players] = Math.exp(this.ofState[i] - most) / sum
  }
}

/** How a margin in points is learnt. */
export function learntMargin(points: number): number {
  return Math.tanh(points / MARGIN_UNIT)
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
