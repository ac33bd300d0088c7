import {
  asked,
  eventFor,
  type GameRecord,
  legal,
  newGame,
  play,
  replay,
  type Seat,
  scripted,
  view,
} from '@hadal/engine'
import { isToldElsewhere, type Scene } from '@hadal/words'
import type { LogEntry } from '../link/protocol.ts'

/** What a game told, and which lines of it belong to which move. */
export interface Retold {
  readonly log: readonly LogEntry[]
  /** For each move, the number of its first line; and at last how many lines there are. */
  readonly starts: readonly number[]
}

/** Who listens: a seat, an onlooker, or somebody to whom everything is told. */
export type Listener = Seat | 'everything' | undefined

/** Plays a record again and listens. */
export function retell(record: GameRecord, seat: Listener): Retold {
  const log: LogEntry[] = []
  const starts: number[] = []
  let turn = 0
  const table = newGame(record.setup, scripted(record.deal), (event) => {
    if (event.type === 'turn-begins') turn = event.turn
    log.push({ event: seat === 'everything' ? event : eventFor(event, seat), turn })
  })
  for (const { decision, luck } of record.moves) {
    starts.push(log.length)
    table.chance = scripted(luck)
    play(table, decision)
  }
  starts.push(log.length)
  return { log, starts }
}

/** The lines that some moves told, without those that the others tell as well. */
export function linesOf({ log, starts }: Retold, from: number, to: number): readonly LogEntry[] {
  const [first = 0, end = log.length] = [starts[from], starts[to]]
  return log.slice(first, end).filter((_, line) => !isToldElsewhere(log, first + line))
}

/** What a seat was asked at a move, and everything it saw. */
export function sceneAt(
  record: GameRecord,
  move: number,
  { names, you }: Pick<Scene, 'names' | 'you'>,
): Scene & { readonly question: NonNullable<Scene['question']> } {
  const table = replay(record, move)
  const top = asked(table.game)
  if (top === undefined) throw new Error(`nothing is asked at move ${move}`)
  const { question, seat, a, b } = top
  return {
    names,
    you,
    view: view(table.game, seat),
    question: {
      name: question.name,
      seat,
      a,
      b,
      decisions: legal(table).toArray(),
      ahead: false,
    },
  }
}
