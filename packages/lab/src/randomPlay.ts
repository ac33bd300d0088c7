import {
  createTable,
  type ExpansionName,
  Game,
  isOver,
  legal,
  play,
  rulebookSetup,
  type Setup,
  seeded,
  setUp,
  type Table,
} from '@hadal/engine'
import { cpuMicroseconds } from './cpu.ts'
import { TOO_LONG } from './sitting.ts'
import { Stream, seedOf } from './streams.ts'

/** Games at random, one after the other, with nothing around them: how fast the rules are. */
export class RandomPlay {
  readonly players: number
  private readonly setup: Setup
  private readonly table: Table = createTable(new Game(), seeded(0))
  private readonly stream = new Stream(0)
  private games = 0

  constructor(players: number, expansions: readonly ExpansionName[]) {
    this.players = players
    this.setup = rulebookSetup(players, expansions)
  }

  /** Plays whole games, set-up included, for at least so long. */
  decisionsPerSecond(microseconds: number): number {
    let decisions = 0
    let used = 0
    const started = cpuMicroseconds()
    while (used < microseconds) {
      decisions += this.playGame()
      used = cpuMicroseconds() - started
    }
    return (decisions * 1e6) / used
  }

  private playGame(): number {
    const { table, stream } = this
    const game = this.games++
    table.chance = seeded(seedOf(this.players, game))
    stream.restart(game)
    setUp(table, this.setup)
    let decisions = 0
    while (decisions < TOO_LONG && !isOver(table.game)) {
      const { list, size } = legal(table)
      play(table, list[stream.below(size)] ?? 0)
      decisions++
    }
    return decisions
  }
}
