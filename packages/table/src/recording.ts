import {
  asked,
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
  type Seat,
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

/** Who gave an answer, and how long the log was after it. */
interface Answered {
  readonly seat: Seat | undefined
  readonly log: number
  readonly byOrder: boolean
}

/** A game that writes its record and its log as it is played. */
export class Recording {
  readonly table: Table
  readonly log = new Log()
  readonly moves: Move[] = []
  /** One for each move. */
  private readonly answers: Answered[] = []
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

  /** How long the log was when each seat had last answered something itself; 0 before that. */
  answered(): readonly number[] {
    return Array.from({ length: this.setup.players }, (_, seat) => {
      const last = this.answers.findLast((answer) => answer.seat === seat && !answer.byOrder)
      return last?.log ?? 0
    })
  }

  play(decision: number): void {
    const { log, table } = this
    this.luck = []
    const seat = asked(table.game)?.seat
    log.rememberHands(table.game)
    play(table, decision)
    this.moves.push({ decision, luck: this.luck })
    this.answers.push({ seat, log: log.entries.length, byOrder: log.byOrder })
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
    this.answers.length = moves
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
