import type { Bot } from '@hadal/bots'
import {
  type Chance,
  type GameRecord,
  readRecord,
  replay,
  type Seat,
  sayDecision,
  scripted,
  seatAsked,
} from '@hadal/engine'
import type { GameTable } from '@hadal/table'

/** A game that goes as it is written: all luck, and whatever the others decide, comes from its record. */
export class Script {
  private readonly record: GameRecord
  /** Who decides each move. */
  private readonly seats: readonly Seat[]

  /** Throws `BadRecord` where the text cannot be played. */
  constructor(text: string) {
    const record = readRecord(text)
    this.record = record
    this.seats = record.moves.map((_, at) => seatAsked(replay(record, at).game))
  }

  /** The game as far as so many moves. */
  upTo(moves: number): GameRecord {
    return { ...this.record, moves: this.record.moves.slice(0, moves) }
  }

  /** The luck of everything that follows so many moves. */
  luckAfter(moves: number): Chance {
    return scripted(this.record.moves.slice(moves).flatMap(({ luck }) => luck))
  }

  /** What a seat decides next, once so many moves are made. */
  nextOf(seat: Seat, moves: number): number | undefined {
    const at = this.seats.findIndex((one, index) => index >= moves && one === seat)
    return this.record.moves[at]?.decision
  }

  /** Who plays in a seat as it is written there; nobody when nothing is written any more. */
  botAt(table: GameTable, seat: Seat): Bot | undefined {
    const decision = this.nextOf(seat, table.record.moves.length)
    return decision === undefined ? undefined : { name: 'script', choose: () => decision }
  }

  /** The first decision that is another than what is written, in the words of records. */
  strayed({ moves }: GameRecord): string | undefined {
    const at = moves.findIndex(({ decision }, at) => decision !== this.record.moves[at]?.decision)
    const decided = moves[at]
    return decided && sayDecision(replay({ ...this.record, moves }, at).game, decided.decision)
  }
}
