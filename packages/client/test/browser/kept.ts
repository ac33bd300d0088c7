// Games as the page keeps them, as if they had been played there.
import { isOver, readRecord, replay, standings } from '@hadal/engine'
import { checksumOf, KEPT_FORMAT, type KeptGame } from '../../src/keep/keptGame.ts'
import { readRecordText, writeRecordText } from '../../src/keep/recordText.ts'

const DAY_MS = 86_400_000

/**
 * A game as it is kept, so many days after the first. Seats of bots have these bots in turns, or people where the list is
 * empty; without a list, those of the file.
 */
export function keptGame(text: string, day: number, bots?: readonly string[]): KeptGame {
  const read = readRecordText(text)
  if ('reason' in read) throw new Error(read.reason)
  const seats = (read.seats ?? []).map(({ name, bot }, seat) => ({
    name,
    bot: bot === undefined || bots === undefined ? bot : bots[seat % bots.length],
  }))
  const record = writeRecordText({ ...read, seats })
  const { game } = replay(readRecord(record))
  const scores = standings(game)
  const savedAt = 1_900_000_000_000 + day * DAY_MS
  return {
    id: `game-${day}`,
    format: KEPT_FORMAT,
    startedAt: savedAt - DAY_MS / 24,
    savedAt,
    seats,
    perfectMemory: read.perfectMemory,
    record,
    checksum: checksumOf(record),
    secrets: { orders: [], answers: [] },
    isOver: isOver(game),
    summary: {
      turn: game.turn[0] ?? 0,
      players: read.record.setup.players,
      expansions: read.record.setup.expansions,
      points: scores.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total),
      winners: isOver(game)
        ? scores.filter(({ place }) => place === 1).map(({ seat }) => seat)
        : [],
    },
  }
}
