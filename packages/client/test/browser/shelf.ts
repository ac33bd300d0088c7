// What is kept on the device, put there without the time that it takes to come about.
import type { LookBack } from '@hadal/bots'
import { type GameRecord, replay, seatAsked } from '@hadal/engine'
import type { Page } from 'playwright'
import { checksumOf } from '../../src/keep/keptGame.ts'
import { readRecordText } from '../../src/keep/recordText.ts'
import type { Waters } from '../../src/keep/waters.ts'

/** Keeps a look back at the game of a file, as if the device had worked it out. */
export async function keepLookBackAt(page: Page, id: string, file: string): Promise<void> {
  const read = readRecordText(file)
  if ('reason' in read) throw new Error(read.reason)
  const found = guessAt(read.record)
  await page.evaluate(change, {
    store: 'look-backs',
    from: undefined,
    to: { id, format: 1, checksum: checksumOf(file), found },
  })
}

/** Keeps a game once more under another name, as one that sailed these waters again. */
export async function keepAgain(page: Page, id: string, as: string, waters: Waters): Promise<void> {
  await page.evaluate(change, { store: 'games', from: id, to: { id: as, waters } })
}

interface Change {
  readonly store: string
  /** What is there already under this name, with the changes. */
  readonly from: string | undefined
  readonly to: object
}

/** Runs in the page. */
async function change({ store: name, from, to }: Change): Promise<void> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('hadal'))
  const store = database.transaction(name, 'readwrite').objectStore(name)
  const before = from === undefined ? {} : await done(store.get(from))
  await done(store.put({ ...before, ...to }))
  database.close()
}

/** Everybody's chances grow and shrink with their pearls. */
function guessAt(record: GameRecord): LookBack {
  const positions = record.moves.map((_, move) => replay(record, move).game)
  const thought = [...positions, replay(record).game].map(({ players, pearls }) => {
    const worth = Array.from({ length: players }, (_, seat) => 1 + (pearls[seat] ?? 0))
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
