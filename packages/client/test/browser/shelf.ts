// What is kept on the device, put there without the time that it takes to come about.
import type { LookBack } from '@hadal/bots'
import { type GameRecord, replay, seatAsked } from '@hadal/engine'
import type { Page } from 'playwright'
import { checksumOf, type KeptGame } from '../../src/keep/keptGame.ts'
import { readRecordText } from '../../src/keep/recordText.ts'
import type { Waters } from '../../src/keep/waters.ts'

/** Keeps a game. */
export async function keepGame(page: Page, game: KeptGame): Promise<void> {
  await page.evaluate(change, { store: 'games', items: [game] })
}

/** Reads a game that is kept. */
export function readGame(page: Page, id: string): Promise<KeptGame> {
  return page.evaluate(read, id)
}

/** Runs in the page. */
function read(id: string): Promise<KeptGame> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hadal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(id)
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => resolve(reading.result)
      opening.result.close()
    }
  })
}

/** Puts these games in the place of all that are kept. */
export async function keepGames(page: Page, games: readonly unknown[]): Promise<void> {
  await page.evaluate(change, { store: 'games', items: games, isEmptied: true })
}

/** Keeps a look back at the game of a file, as if the device had worked it out. */
export async function keepLookBackAt(page: Page, id: string, file: string): Promise<void> {
  const read = readRecordText(file)
  if ('reason' in read) throw new Error(read.reason)
  const lookBack = { id, format: 1, checksum: checksumOf(file), found: guessAt(read.record) }
  await page.evaluate(change, { store: 'look-backs', items: [lookBack] })
}

/** Keeps a game once more under another name, as one that sailed these waters again. */
export async function keepAgain(page: Page, id: string, as: string, waters: Waters): Promise<void> {
  await page.evaluate(change, { store: 'games', from: id, items: [{ id: as, waters }] })
}

interface Change {
  readonly store: string
  readonly items: readonly unknown[]
  /** The name of what is there already: each item is that with the changes. */
  readonly from?: string
  /** Whether everything else is removed. */
  readonly isEmptied?: boolean
}

/** Runs in the page. */
async function change({ store: name, items, from, isEmptied = false }: Change): Promise<void> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const open = async () => {
    const request = indexedDB.open('hadal')
    // The page creates its stores in the first version: an empty database would keep it from doing so.
    request.onupgradeneeded = () => request.transaction?.abort()
    return await done(request).catch(() => undefined)
  }
  const FRAMES = 1000
  let database = await open()
  for (let frame = 0; database === undefined; frame++) {
    if (frame > FRAMES) throw new Error('the page keeps nothing')
    await new Promise(requestAnimationFrame)
    database = await open()
  }
  const store = database.transaction(name, 'readwrite').objectStore(name)
  const before = from === undefined ? {} : await done(store.get(from))
  if (isEmptied) await done(store.clear())
  for (const item of items) await done(store.put({ ...before, ...Object(item) }))
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
