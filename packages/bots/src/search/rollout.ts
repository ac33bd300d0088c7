import {
  copyGame,
  createTable,
  Game,
  isOver,
  legal,
  play,
  type Seat,
  seatAsked,
  seeded,
  standings,
} from '@hadal/engine'
import { nameOfQuestion } from '../features/question.ts'
import { Judge, learntMargin } from '../net/judge.ts'
import type { Network } from '../net/network.ts'

/** What came of a game that was imagined on, for the seat that thinks. */
export interface Result {
  /** Its chance of winning, or its share of the win. */
  chance: number
  /** How far it is ahead of the best other one, as learnt. */
  margin: number
}

/** Imagines how a game goes on: every seat plays what the network thinks best for it. */
export class Rollout {
  readonly judge: Judge
  private readonly table = createTable(new Game(), seeded(0))

  constructor(network: Network) {
    this.judge = new Judge(network)
  }

  /**
   * Plays a decision in a copy of a world, and then on until the seat has begun so many more turns of its own: what
   * the network promises it there is what comes of it.
   *
   * The same luck gives the same cards, dice and tokens whatever is decided.
   */
  run(world: Game, me: Seat, decision: number, luck: number, turns: number, out: Result): void {
    const { table, judge } = this
    const { game } = table
    copyGame(world, game)
    table.chance = seeded(luck)
    table.settled = false
    legal(table)
    play(table, decision)
    let left = turns
    while (!isOver(game)) {
      const seat = seatAsked(game)
      const options = legal(table)
      if (seat === me && nameOfQuestion(game) === 'take your turn' && --left <= 0) {
        const best = judge.judgeAnswers(game, me, options)
        out.chance = judge.chances[best]
        out.margin = judge.margins[best]
        return
      }
      const best = options.size === 1 ? 0 : judge.judgeAnswers(game, seat, options)
      play(table, options.list[best])
    }
    this.count(me, out)
  }

  /** The game is over: its result is known. */
  private count(me: Seat, out: Result): void {
    let winners = 0
    let mine = 0
    let best = Number.NEGATIVE_INFINITY
    let hasWon = false
    for (const { seat, place, total } of standings(this.table.game)) {
      if (place === 1) winners++
      if (seat === me) {
        mine = total
        hasWon = place === 1
      } else best = Math.max(best, total)
    }
    out.chance = hasWon ? 1 / winners : 0
    out.margin = learntMargin(mine - best)
  }
}

/** How good a result is: chances first, and a little for the margin. */
export function worthOf({ chance, margin }: Result): number {
  return chance + MARGIN * margin
}

const MARGIN = 0.1
