import { type Bot, describeAction, Judge, type Network } from '@hadal/bots'
import {
  createTable,
  Game,
  isOver,
  legal,
  play,
  type Seat,
  type Setup,
  seatAsked,
  seeded,
  setUp,
  standings,
  view,
} from '@hadal/engine'
import { Stream } from '../streams.ts'
import { lookBack, type Step } from './lookBack.ts'
import type { Samples } from './samples.ts'

/** A game in which more is decided than this teaches nothing. */
const TOO_LONG = 3_000

/** How a network tries things out. */
export interface Curiosity {
  /** Decisions made blindly, of a thousand. */
  readonly blind: number
  /** How much worse an answer may look and still be tried now and then. */
  readonly temperature: number
}

export const CERTAIN: Curiosity = { blind: 0, temperature: 0 }

/** Who plays for a seat: the network that learns, another one, or a bot. */
export type Player =
  | { readonly kind: 'learner' }
  | { readonly kind: 'network'; readonly judge: Judge }
  | { readonly kind: 'bot'; readonly bot: Bot }

/** How games are noted: how many of a hundred decisions, and what they are judged by (see `Plan`). */
export interface Habits {
  readonly noted: number
  readonly lambda: number
}

const EVERYTHING: Habits = { noted: 100, lambda: 1 }

export interface Outcome {
  /** By seat. */
  readonly shares: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
}

/** Plays whole games with a network, and notes what it decided and what came of it. */
export class SelfPlay {
  private readonly table = createTable(new Game(), seeded(0))
  private readonly stream: Stream
  private readonly network: Network
  private readonly judge: Judge
  private readonly steps: Step[] = []

  private readonly habits: Habits

  constructor(network: Network, seed: number, habits: Habits = EVERYTHING) {
    this.network = network
    this.habits = habits
    this.judge = new Judge(network)
    this.stream = new Stream(seed)
  }

  /** Plays one game; without samples nothing is noted. Nothing comes of a game without an end. */
  playGame(
    setup: Setup,
    players: readonly Player[],
    curiosity: Curiosity,
    samples?: Samples,
  ): Outcome | undefined {
    const { table, steps } = this
    table.chance = seeded(this.stream.below(0x1_0000_0000))
    setUp(table, setup)
    steps.length = 0
    const first = samples?.size ?? 0
    let decisions = 0
    for (; decisions < TOO_LONG && !isOver(table.game); decisions++) {
      const seat = seatAsked(table.game)
      const options = legal(table)
      const player = players[seat] ?? { kind: 'learner' }
      if (options.size === 1) play(table, options.list[0] ?? 0)
      else if (player.kind === 'learner') play(table, this.learn(seat, curiosity, samples))
      else play(table, this.answerOf(player, seat))
    }
    if (!isOver(table.game)) {
      samples?.forget(samples.size - first)
      return undefined
    }
    const { shares, scores } = resultOf(table.game)
    if (samples) this.tell(samples, shares, scores)
    return { shares, scores, decisions }
  }

  /** What somebody decides from whom nothing is to be learnt. */
  private answerOf(player: Exclude<Player, { kind: 'learner' }>, seat: Seat): number {
    const { table, stream } = this
    const options = legal(table)
    if (player.kind === 'network')
      return options.list[player.judge.judgeAnswers(table.game, seat, options)] ?? 0
    return player.bot.choose({
      legal: options.toArray(),
      view: () => view(table.game, seat),
      random: (limit) => stream.below(limit),
    })
  }

  /** What the network that learns decides; some of it is noted. */
  private learn(seat: Seat, curiosity: Curiosity, samples: Samples | undefined): number {
    const { table, stream, network, judge } = this
    const options = legal(table)
    const isBlind = stream.below(1000) < curiosity.blind
    const best = judge.judgeAnswers(table.game, seat, options)
    const given = isBlind
      ? stream.below(options.size)
      : this.nearlyBest(options.size, best, curiosity.temperature)
    const decision = options.list[given] ?? 0
    if (samples === undefined) return decision
    let row: number | undefined
    if (samples.size < samples.capacity && stream.below(100) < this.habits.noted) {
      describeAction(table.game, seat, decision, network.action)
      row = samples.add(network.state, network.action)
    }
    const expected = isBlind ? best : given
    const [chance = 0, margin = 0] = [judge.chances[expected], judge.margins[expected]]
    this.steps.push({ seat, row, chance, margin, isBlind })
    return decision
  }

  /** Tells every decision that was noted what came of it. */
  private tell(samples: Samples, shares: readonly number[], scores: readonly number[]): void {
    const { steps, habits } = this
    for (const { row, seat } of steps)
      if (row !== undefined) samples.tell(row, seat, shares, scores)
    lookBack(steps, shares, scores, habits.lambda, (row, chance, margin) =>
      samples.judge(row, chance, margin),
    )
  }

  /** An answer by chance, the likelier the better it looks (softmax). */
  private nearlyBest(size: number, best: number, temperature: number): number {
    if (temperature <= 0) return best
    const { judge } = this
    const most = judge.values[best] ?? 0
    let sum = 0
    for (let i = 0; i < size; i++) sum += Math.exp(((judge.values[i] ?? 0) - most) / temperature)
    let left = (this.stream.below(0x4000_0000) / 0x4000_0000) * sum
    for (let i = 0; i < size; i++) {
      left -= Math.exp(((judge.values[i] ?? 0) - most) / temperature)
      if (left < 0) return i
    }
    return best
  }
}

/** Everybody's share of the win and score, by seat. */
function resultOf(game: Game): { shares: number[]; scores: number[] } {
  const ranked = standings(game)
  const winners = ranked.filter(({ place }) => place === 1).length
  const shares: number[] = []
  const scores: number[] = []
  for (const { seat, place, total } of ranked) {
    shares[seat] = place === 1 ? 1 / winners : 0
    scores[seat] = total
  }
  return { shares, scores }
}
