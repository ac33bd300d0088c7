import type { Bot, Mind, Observation } from '@hadal/bots'
import {
  createTable,
  Game,
  isOver,
  legal,
  play,
  type Setup,
  seatAsked,
  seeded,
  setUp,
  type Table,
  type View,
  view,
} from '@hadal/engine'
import { Stream } from './streams.ts'

/** A game in which more is decided than this will not end. */
export const TOO_LONG = 100_000

/** A table with bots, used for one game after the other: nothing is allocated for a decision. */
export class Sitting implements Observation {
  readonly table: Table = createTable(new Game(), seeded(0))
  legal: readonly number[] = []
  mind: Mind = {}
  private readonly stream = new Stream(0)
  /** One list to lend for each number of decisions. */
  private readonly lists: readonly number[][] = Array.from({ length: 257 }, (_, size) =>
    Array.from({ length: size }, () => 0),
  )

  /** Deals a new game: its luck comes from one seed, the bots' own from another. */
  deal(setup: Setup, seed: number, seedOfBots: number): void {
    this.table.chance = seeded(seed)
    this.stream.restart(seedOfBots)
    setUp(this.table, setup)
  }

  get isOver(): boolean {
    return isOver(this.table.game)
  }

  get seat(): number {
    return seatAsked(this.table.game)
  }

  /** What a bot would do for the seat that is asked. */
  ask(bot: Bot, mind: Mind = {}): number {
    this.mind = mind
    const { list, size } = legal(this.table)
    const lent = this.lists[size] ?? []
    for (let i = 0; i < size; i++) lent[i] = list[i] ?? 0
    this.legal = lent
    return bot.choose(this)
  }

  play(bot: Bot, decision: number): void {
    if (!this.table.options.has(decision))
      throw new Error(`${bot.name} chose ${decision}, which is not among ${this.legal.join(' ')}`)
    play(this.table, decision)
  }

  view(): View {
    return view(this.table.game, this.seat)
  }

  random(limit: number): number {
    return this.stream.below(limit)
  }
}
