import { PRESETS } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { hosted, playOut, seatsFor } from '../link/testing.ts'
import { readRecordFile, recordFileName } from './files.ts'
import { deleteGame, listGames, loadGame, newGameId } from './games.ts'
import { Keeper, type Keeping } from './keeper.ts'
import { inspect, type KeptGame } from './keptGame.ts'
import { readRecordText, writeRecordText } from './recordText.ts'
import type { Shelf } from './shelf.ts'

/** A shelf without a disk: what the database does, less the device. */
function shelfOf(...games: unknown[]): Shelf & { readonly games: Map<string, unknown> } {
  const idOf = (game: unknown): string =>
    typeof game === 'object' && game !== null && 'id' in game ? String(game.id) : ''
  const shelved = new Map(games.map((game) => [idOf(game), game]))
  return {
    games: shelved,
    put: async (game) => void shelved.set(game.id, structuredClone(game)),
    get: async (id) => shelved.get(id),
    all: async () => [...shelved.values()],
    remove: async (id) => void shelved.delete(id),
  }
}

/** A game in progress, as a table keeps it. */
async function keptGame(decisions = 6): Promise<KeptGame> {
  const setup = { players: 3, expansions: ['kraken'], options: PRESETS.arena } as const
  const begin = { id: 'kept', seats: seatsFor(3, 2), from: { setup, seed: 4 }, perfectMemory: true }
  const { host, world } = await hosted(begin)
  let decided = 0
  await playOut(host, world, () => decided++ < decisions)
  const kept = world.shelf.get('kept')
  if (kept === undefined) throw new Error('nothing was kept')
  return kept
}

/** The text with one of its lines replaced; lines are counted from 1. */
function withLine(text: string, line: number, words: string): string {
  return text
    .split('\n')
    .with(line - 1, words)
    .join('\n')
}

describe('games on the device', () => {
  test('a game is listed with what people want to know, and can be loaded and deleted', async () => {
    const game = await keptGame()
    const shelf = shelfOf()
    await shelf.put(game)
    const open = async (): Promise<Shelf> => shelf
    expect(await listGames(open)).toEqual({
      state: 'listed',
      games: [{ state: 'good', id: 'kept', game }],
    })
    expect(game.summary).toMatchObject({ players: 3, expansions: ['kraken'], winners: [] })
    expect(game.summary.turn).toBeGreaterThan(0)
    expect(game.summary.points).toHaveLength(3)
    expect(await loadGame('kept', open)).toEqual(game)
    const found = [
      ['kept', 'other'],
      ['other', 'kept'],
    ]
    const openFound = found.map((ids) => async () => ({
      remove: async (id: string) => void ids.splice(ids.indexOf(id), 1),
    }))
    await deleteGame('kept', open, openFound)
    expect(found).toEqual([['other'], ['other']])
    expect(await loadGame('kept', open)).toEqual({ reason: 'no-such-game', id: 'kept' })
    expect(await listGames(open)).toEqual({ state: 'listed', games: [] })
  })

  test('the game played last comes first, finished or not', async () => {
    const game = await keptGame(1000)
    expect(game.isOver).toBe(true)
    const [old, late] = [
      { ...game, id: 'old', savedAt: 1 },
      { ...game, id: 'late', savedAt: 3 },
    ]
    const damaged = { id: 'damaged', savedAt: 2 }
    const list = await listGames(async () => shelfOf(old, damaged, late))
    expect(list.state === 'listed' && list.games.map(({ id }) => id)).toEqual([
      'late',
      'damaged',
      'old',
    ])
  })

  test('damaged games stay in the list, with the reason and what is left of them', async () => {
    const game = await keptGame()
    const cases: readonly [unknown, unknown][] = [
      [
        { ...game, record: withLine(game.record, 5, 'A flies away') },
        { reason: 'damaged', line: 5 },
      ],
      [{ ...game, record: 'a shopping list' }, { reason: 'not-a-record' }],
      [
        { ...game, record: game.record.replace('record 1', 'record 3') },
        { reason: 'another-version', version: 3 },
      ],
      [
        { ...game, format: 2 },
        { reason: 'another-version', version: 2 },
      ],
      [
        { ...game, seats: 'Ann and Mira' },
        { reason: 'damaged', line: undefined },
      ],
      [
        { ...game, seats: [{ name: 7 }] },
        { reason: 'damaged', line: undefined },
      ],
      [
        { ...game, summary: undefined },
        { reason: 'damaged', line: undefined },
      ],
      [
        { ...game, record: undefined },
        { reason: 'damaged', line: undefined },
      ],
      [{ id: 'kept' }, { reason: 'damaged', line: undefined }],
      [null, { reason: 'damaged', line: undefined }],
      [42, { reason: 'damaged', line: undefined }],
    ]
    for (const [found, damage] of cases)
      expect(inspect(found)).toMatchObject({ state: 'damaged', damage })
    const [broken] = cases[0] ?? []
    expect(inspect(broken)).toMatchObject({ id: 'kept', savedAt: game.savedAt })
    const shelf = shelfOf(broken)
    expect(await loadGame('kept', async () => shelf)).toEqual({ reason: 'damaged', line: 5 })
    expect(shelf.games.get('kept')).toBe(broken)
  })

  test('a browser that keeps nothing is said to', async () => {
    const open = async (): Promise<Shelf> => {
      throw new Error('not in this mode')
    }
    expect(await listGames(open)).toEqual({
      state: 'unavailable',
      message: 'Error: not in this mode',
    })
  })

  test('no two games have the same name', () => {
    const ids = new Set(Array.from({ length: 100 }, newGameId))
    expect(ids.size).toBe(100)
  })
})

describe('the keeper', () => {
  test('writes the newest state, and says that it has', async () => {
    const game = await keptGame()
    const shelf = shelfOf()
    const told: Keeping[] = []
    const keeper = new Keeper(
      async () => shelf,
      (keeping) => told.push(keeping),
    )
    for (const savedAt of [1, 2, 3]) keeper.keep(() => ({ ...game, savedAt }))
    await keeper.idle()
    expect(shelf.games.get('kept')).toMatchObject({ savedAt: 3 })
    expect(told.at(-1)).toEqual({ state: 'kept', savedAt: 3 })
  })

  test('says that it has failed, and tries again with the next change', async () => {
    const game = await keptGame()
    const shelf = shelfOf()
    let isFull = true
    const told: Keeping[] = []
    const keeper = new Keeper(
      async () => {
        if (isFull) throw new Error('the disk is full')
        return shelf
      },
      (keeping) => told.push(keeping),
    )
    keeper.keep(() => game)
    await keeper.idle()
    isFull = false
    keeper.keep(() => game)
    await keeper.idle()
    expect(told.map(({ state }) => state)).toEqual(['failed', 'kept'])
    expect(shelf.games.size).toBe(1)
  })
})

describe('files', () => {
  test('a game that was written to a file is read back with its players', async () => {
    const { record } = await keptGame()
    const read = await readRecordFile(new Blob([record]))
    if ('reason' in read) throw new Error(read.reason)
    expect(read.seats).toEqual(seatsFor(3, 2))
    expect(read.perfectMemory).toBe(true)
    expect(writeRecordText(read)).toBe(record)
  })

  test('names may hold what they like', async () => {
    const { record } = await keptGame()
    const read = readRecordText(record)
    if ('reason' in read) throw new Error(read.reason)
    const names = ['Ann, a bot: greedy', 'Two\nlines', '# seat A']
    const seats = names.map((name) => ({ name, bot: undefined }))
    const again = readRecordText(writeRecordText({ ...read, seats, perfectMemory: false }))
    expect('reason' in again ? again : again.seats?.map(({ name }) => name)).toEqual([
      'Ann, a bot: greedy',
      'Two lines',
      '# seat A',
    ])
  })

  test('a record from elsewhere says nothing of its players', async () => {
    const { record } = await keptGame()
    const bare = record.split('\n').filter((line) => !line.startsWith('#'))
    const read = readRecordText(bare.join('\r\n'))
    expect(read).toMatchObject({ seats: undefined, perfectMemory: false })
  })

  test('what is no record gets a reason', async () => {
    const { record } = await keptGame()
    const damageIn = (...parts: BlobPart[]): Promise<unknown> => readRecordFile(new Blob(parts))
    expect(await damageIn('')).toEqual({ reason: 'not-a-record' })
    expect(await damageIn(new Uint8Array([137, 80, 78, 71, 0, 255]))).toEqual({
      reason: 'not-a-record',
    })
    expect(await damageIn(record.replace('record 1', 'record 2'))).toEqual({
      reason: 'another-version',
      version: 2,
    })
    expect(await damageIn(withLine(record, 2, 'players 9'))).toMatchObject({ reason: 'damaged' })
    expect(await damageIn(record.slice(0, record.indexOf('deal') + 30))).toEqual({
      reason: 'damaged',
      line: expect.any(Number),
    })
    expect(await damageIn(record, ' '.repeat(1_000_000))).toMatchObject({ reason: 'too-large' })
  })

  test('a file is named by its day', () => {
    expect(recordFileName(new Date(2031, 4, 7).getTime())).toBe('hadal-2031-05-07.txt')
  })
})
