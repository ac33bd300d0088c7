import { type GameRecord, readRecord, saySeat, writeRecord } from '@hadal/engine'
import { at } from '@hadal/words'
import { botOf, type SeatedPlayer } from './seats.ts'

/** A game as it is kept in a file: the record, and who sat where. */
export interface SavedGame {
  readonly record: GameRecord
  /** Nothing if the file does not say it: records come from elsewhere too. */
  readonly players: readonly SeatedPlayer[] | undefined
}

const PERSON_WORD = 'a person'
const SEAT_LINE = /^# seat ([A-E]): (.+), (a person|a bot: (\S+))$/

/** The record, with the players as comments that other readers pass over. */
export function writeSavedGame(record: GameRecord, players: readonly SeatedPlayer[]): string {
  const seats = players.map(({ name, bot }, seat) => {
    const kind = bot === undefined ? PERSON_WORD : `a bot: ${bot.name}`
    return `# seat ${saySeat(seat)}: ${name}, ${kind}\n`
  })
  return writeRecord(record) + seats.join('')
}

/** Reads a saved game; throws what the reader of records throws. */
export function readSavedGame(text: string): SavedGame {
  const record = readRecord(text)
  const players = text.split('\n').flatMap((line) => readSeat(line.trimEnd()))
  const fits =
    players.length === record.setup.players &&
    players.every(({ bot }, seat) => (bot === undefined) === (seat === 0))
  return { record, players: fits ? players : undefined }
}

function readSeat(line: string): SeatedPlayer[] {
  const words = SEAT_LINE.exec(line)
  if (words === null) return []
  const bot = words[4] === undefined ? undefined : botOf(words[4])
  if (words[4] !== undefined && bot === undefined) return []
  return [{ name: at(words, 2), bot }]
}
