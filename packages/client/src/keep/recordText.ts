import { BadRecord, type GameRecord, readRecord, saySeat, writeRecord } from '@hadal/engine'
import type { SeatInfo } from '../link/protocol.ts'
import type { Damage } from './damage.ts'

/** A game as text says it: the record, and who sat where if that is said too. */
export interface RecordText {
  readonly record: GameRecord
  readonly seats: readonly SeatInfo[] | undefined
  readonly perfectMemory: boolean
  /** The moment that is to be shown: so many decisions were taken before it. */
  readonly moment?: number | undefined
}

/** A game of which it is known who sat where. */
export type PlayedGame = RecordText & { readonly seats: readonly SeatInfo[] }

const PERSON = 'a person'
const SEAT_LINE = /^# seat ([A-E]): (.+), (?:a person|a bot: (\S+))$/
const MEMORY_LINE = '# perfect memory'
const MOMENT_LINE = /^# moment (\d{1,5})$/m

/**
 * The record, with the players as comments at its end, which every reader of records passes over.
 *
 * The table in a terminal writes and reads the same lines.
 */
export function writeRecordText({ record, seats, perfectMemory, moment }: RecordText): string {
  const lines = (seats ?? []).map(({ name, bot, standsIn }, seat) => {
    const who = bot === undefined || standsIn ? PERSON : `a bot: ${bot}`
    return `# seat ${saySeat(seat)}: ${name.replace(/\s+/g, ' ')}, ${who}\n`
  })
  if (perfectMemory) lines.push(`${MEMORY_LINE}\n`)
  if (moment !== undefined) lines.push(`# moment ${moment}\n`)
  return writeRecord(record) + lines.join('')
}

/** Reads a game from text, or says what is wrong with it. */
export function readRecordText(text: string): RecordText | Damage {
  try {
    const record = readRecord(text)
    const lines = text.split('\n').map((line) => line.trimEnd())
    const seats = lines.flatMap(readSeat)
    const [, moment] = MOMENT_LINE.exec(lines.join('\n')) ?? []
    return {
      record,
      seats: seats.length === record.setup.players ? seats : undefined,
      perfectMemory: lines.includes(MEMORY_LINE),
      ...(moment !== undefined && { moment: Math.min(Number(moment), record.moves.length) }),
    }
  } catch (error) {
    return damageOf(error)
  }
}

/** What a reader of records complains about; what is no complaint goes on. */
function damageOf(error: unknown): Damage {
  if (!(error instanceof BadRecord)) throw error
  const { line, version } = error
  if (version !== undefined) return { reason: 'another-version', version }
  return line === undefined ? { reason: 'not-a-record' } : { reason: 'damaged', line }
}

function readSeat(line: string): SeatInfo[] {
  const [, , name, bot] = SEAT_LINE.exec(line) ?? []
  return name === undefined ? [] : [{ name, bot }]
}
