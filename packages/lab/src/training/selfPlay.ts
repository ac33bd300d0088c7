import { type Bot, describeAction, describeState, Judge, type Network } from '@hadal/bots'
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
  private readonly rows: { row: number; seat: Seat }[] = []
  /** Whether the network was shown the position already, to decide. */
  private isDescribed = false

  /** Of a hundred decisions so many are noted: with games in plenty, more of them teach more. */
  private readonly noted: number

  constructor(network: Network, seed: number, noted = 100) {
    this.network = network
    this.noted = noted
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
    const { table, rows } = this
    table.chance = seeded(this.stream.below(0x1_0000_0000))
    setUp(table, setup)
    rows.length = 0
    const room = samples === undefined ? 0 : samples.capacity - samples.size
    let decisions = 0
    for (; decisions < TOO_LONG && !isOver(table.game); decisions++) {
      const seat = seatAsked(table.game)
      const player = players[seat] ?? { kind: 'learner' }
      const decision = this.decide(player, seat, curiosity)
      const isNoted = player.kind === 'learner' && table.options.size > 1 && rows.length < room
      if (samples && isNoted && this.stream.below(100) < this.noted) {
        if (!this.isDescribed) describeState(table.game, seat, this.network.state)
        describeAction(table.game, seat, decision, this.network.action)
        rows.push({ row: samples.add(this.network.state, this.network.action), seat })
      }
      play(table, decision)
    }
    if (!isOver(table.game)) {
      if (samples) samples.size -= rows.length
      return undefined
    }
    const { shares, scores } = resultOf(table.game)
    for (const { row, seat } of rows) samples?.tell(row, seat, shares, scores)
    return { shares, scores, decisions }
  }

  private decide(player: Player, seat: Seat, curiosity: Curiosity): number {
    const { table, stream } = this
    const options = legal(table)
    this.isDescribed = false
    if (options.size === 1) return options.list[0] ?? 0
    if (player.kind === 'bot')
      return player.bot.choose({
        legal: options.toArray(),
        view: () => view(table.game, seat),
        random: (limit) => stream.below(limit),
      })
    const isLearner = player.kind === 'learner'
    if (isLearner && stream.below(1000) < curiosity.blind)
      return options.list[stream.below(options.size)] ?? 0
    this.isDescribed = isLearner
    const judge = isLearner ? this.judge : player.judge
    const best = judge.judgeAnswers(table.game, seat, options)
    const at =
      isLearner && curiosity.temperature > 0
        ? this.nearlyBest(judge, options.size, best, curiosity.temperature)
        : best
    return options.list[at] ?? 0
  }

  /** An answer by chance, the likelier the better it looks (softmax). */
  private nearlyBest(judge: Judge, size: number, best: number, temperature: number): number {
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
