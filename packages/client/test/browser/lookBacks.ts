// What was found out about a game, without the time that finding it out takes.
import type { LookBack } from '@hadal/bots'
import { type GameRecord, replay, seatAsked } from '@hadal/engine'
import type { Page } from 'playwright'
import { checksumOf } from '../../src/keep/keptGame.ts'
import { readRecordText } from '../../src/keep/recordText.ts'

/** Keeps a look back at the game of a file, as if the device had worked it out. */
export async function keepLookBackAt(page: Page, id: string, file: string): Promise<void> {
  const read = readRecordText(file)
  if ('reason' in read) throw new Error(read.reason)
  const kept = { id, format: 1, checksum: checksumOf(file), found: guessAt(read.record) }
  await page.evaluate(async (kept) => {
    const open = indexedDB.open('hadal')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const store = open.result.transaction('look-backs', 'readwrite').objectStore('look-backs')
    const put = store.put(kept)
    await new Promise((resolve) => put.addEventListener('success', resolve))
    open.result.close()
  }, kept)
}

/** Everybody's chances grow and shrink with their pearls. */
function guessAt(record: GameRecord): LookBack {
  const positions = record.moves.map((_, move) => replay(record, move).game)
  const thought = [...positions, replay(record).game].map(({ players, pearls }) => {
    const worth = Array.from({ length: players }, (_, seat) => {
      return 1 + (pearls[seat] ?? 0)
    })
    const all = worth.reduce((sum, one) => sum + one, 0)
    return worth.map((one) => one / all)
  })
  const moves = positions.map((game, move) => ({
    seat: seatAsked(game),
    turn: game.turn[0] ?? 0,
    drewLuck: (record.moves[move]?.luck.length ?? 0) > 0,
  }))
  return { thought, moves, judged: [], verdicts: [] }
}
