import {
  BadRecord,
  BadSetup,
  type Chance,
  createTable,
  Game,
  type GameRecord,
  LuckMismatch,
  legal,
  type Move,
  noted,
  type Outcome,
  play,
  type Setup,
  scripted,
  setUp,
  type Table,
} from '@hadal/engine'
import { Log } from './log.ts'

/** A point to which a game can be set back. */
export interface Mark {
  readonly bytes: Uint8Array
  readonly moves: number
  readonly log: number
}

/** A game that writes its record and its log as it is played. */
export class Recording {
  readonly table: Table
  readonly log = new Log()
  readonly moves: Move[] = []
  private readonly setup: Setup
  private readonly deal: readonly Outcome[]
  private luck: Outcome[] = []

  /** Begins a game, or plays one again that was recorded; from then on luck comes from `chance`. */
  constructor(begin: Setup | GameRecord, chance: Chance) {
    const game = new Game()
    this.table = createTable(game, this.noted(chance), (event) => this.log.note(game, event))
    this.deal = this.luck
    if ('moves' in begin) {
      this.setup = begin.setup
      this.replay(begin)
      this.table.chance = this.noted(chance)
    } else {
      this.setup = begin
      setUp(this.table, begin)
    }
  }

  get record(): GameRecord {
    return { setup: this.setup, deal: this.deal, moves: this.moves.slice() }
  }

  /** The number of the last move that drew luck: no decision before it can be taken back. */
  get lastLuck(): number {
    return this.moves.findLastIndex((move) => move.luck.length > 0)
  }

  play(decision: number): void {
    this.luck = []
    this.log.rememberHands(this.table.game)
    play(this.table, decision)
    this.moves.push({ decision, luck: this.luck })
  }

  mark(): Mark {
    const { moves, log, table } = this
    return { bytes: table.game.bytes.slice(), moves: moves.length, log: log.entries.length }
  }

  setBack({ bytes, moves, log }: Mark): void {
    this.table.game.bytes.set(bytes)
    this.table.settled = false
    legal(this.table)
    this.moves.length = moves
    this.log.entries.length = log
  }

  private noted(chance: Chance): Chance {
    return noted(chance, (outcome) => this.luck.push(outcome))
  }

  /** A record may come from anywhere: whatever does not fit is said with the number of its move. */
  private replay({ setup, deal, moves }: GameRecord): void {
    let at = 0
    const withLuck = (outcomes: readonly Outcome[], happen: () => void): void => {
      const chance = scripted(outcomes)
      this.table.chance = this.noted(chance)
      happen()
      if (chance.left() > 0) throw new LuckMismatch('there is more luck than is drawn')
    }
    try {
      withLuck(deal, () => setUp(this.table, setup))
      for (const { decision, luck } of moves) {
        at++
        if (!legal(this.table).has(decision))
          throw new BadRecord(`move ${at} of the record: ${decision} cannot be decided there`)
        withLuck(luck, () => this.play(decision))
      }
    } catch (error) {
      if (error instanceof LuckMismatch || error instanceof BadSetup)
        throw new BadRecord(`move ${at} of the record: ${error.message}`)
      throw error
    }
  }
}
