// Games laid where the page keeps them, as if they had been played there.
import { readRecord, replay, standings } from '@hadal/engine'
import type { Page } from 'playwright'
import { checksumOf, KEPT_FORMAT, type KeptGame } from '../../src/keep/keptGame.ts'
import { readRecordText, writeRecordText } from '../../src/keep/recordText.ts'

const DAY_MS = 86_400_000

/** A finished game as it is kept, so many days after the first; seats have these bots by turns, or people without any. */
export function keptGame(text: string, day: number, bots: readonly string[]): KeptGame {
  const read = readRecordText(text)
  if ('reason' in read) throw new Error(read.reason)
  const seats = (read.seats ?? []).map(({ name, bot }, seat) => ({
    name,
    bot: bot === undefined ? undefined : bots[seat % bots.length],
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
    perfectMemory: true,
    record,
    checksum: checksumOf(record),
    secrets: { orders: [], answers: [] },
    isOver: true,
    summary: {
      turn: game.turn[0] ?? 0,
      players: read.record.setup.players,
      expansions: read.record.setup.expansions,
      points: scores.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total),
      winners: scores.filter(({ place }) => place === 1).map(({ seat }) => seat),
    },
  }
}

/** Puts these games in the place of all that are kept; the page has opened its shelf before. */
export async function keepGames(page: Page, games: readonly unknown[]): Promise<void> {
  await page.locator('.h-last').waitFor()
  await page.evaluate(async (games) => {
    const opened = indexedDB.open('hadal')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const change = opened.result.transaction('games', 'readwrite')
    const store = change.objectStore('games')
    store.clear()
    for (const game of games) store.put(game)
    await new Promise((resolve) => {
      change.oncomplete = resolve
    })
    opened.result.close()
  }, games)
}
