// A backup that is made while people play is whole, and can be played on.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableForMe } from '@hadal/protocol'
import { reachPostgres } from '@hadal/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabase } from '../../src/online/fsck.ts'
import { OnlineGame } from '../../src/online/game.ts'
import { beginTable, Guest } from '../../src/online/people.ts'
import { Seat } from '../../src/online/seat.ts'
import { type ServerProcess, startServer } from '../../src/online/servers.ts'
import { temporaryHome } from './temporary.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const TABLES = 6
/** So long people think, that no game is over before its backup is made. */
const THINK_MS = 150

const home = temporaryHome()
const file = join(home.folder, 'all.backup')
const elsewhere = join(home.folder, 'restored')
let server: ServerProcess
const people: Guest[] = []
const games: { readonly id: string; readonly game: OnlineGame }[] = []

beforeAll(async () => {
  server = await startServer({ home: home.path })
  for (const name of ['Olena', 'Nerea']) people.push(await Guest.named(server.url, name))
  for (let table = 0; table < TABLES; table++) {
    const bots = [{ seat: 2, bot: 'greedy' }]
    const id = await beginTable(server.url, people, { players: 3, bots, pace: 'instant' })
    const seats = await seatsAt(server, id)
    const game = new OnlineGame(seats, () => THINK_MS)
    game.start()
    games.push({ id, game })
  }
})

afterAll(async () => {
  await server?.stop()
  home.remove()
})

async function seatsAt({ url }: ServerProcess, table: string): Promise<Seat[]> {
  return Promise.all(
    people.map(async ({ cookie }) => {
      const seat = new Seat()
      await seat.connect({ url, table, cookie })
      return seat
    }),
  )
}

/** Runs `npm run backup` or `npm run restore`, without npm. */
function command(env: Record<string, string>, ...words: readonly string[]) {
  const program = join(ROOT, 'packages/server/src/backup/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise<{ status: number | null; said: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, said })),
  )
}

const moves = () => games.reduce((sum, { game }) => sum + game.moves, 0)

test('a backup made while people play is restored elsewhere, undamaged, and played on', async () => {
  await expect.poll(moves, { timeout: 60_000 }).toBeGreaterThan(30)
  const before = moves()
  const made = await command({ HADAL_DATA: home.path }, 'backup', file)
  expect(made).toMatchObject({ status: 0 })
  expect(moves()).toBeGreaterThan(before)
  for (const { game } of games) game.stop()

  const restored = await command({ HADAL_DATA: elsewhere }, 'restore', file)
  expect(restored).toMatchObject({ status: 0 })
  expect(restored.said).toMatch(/^\d+ rows are restored\.\n$/)
  const { url, release } = await reachPostgres(elsewhere)
  const found = await checkDatabase(url)
  await release()
  expect(found).toMatchObject({ tables: TABLES, replayed: TABLES, damaged: [] })
  // All that was accepted before the backup began is in it.
  expect(found.acts).toBeGreaterThanOrEqual(before)

  const again = await startServer({ home: elsewhere })
  const [owner] = people
  const [first] = games
  // The same devices are known, and so are their seats.
  const seen = await owner?.ask<TableForMe>(again.url, 'GET', `/api/tables/${first?.id}`)
  expect(seen).toMatchObject({ seat: 0, state: 'playing' })
  const seats = await seatsAt(again, String(first?.id))
  await new Promise<void>((resolve) => {
    new OnlineGame(seats, () => 0, { over: resolve }).start()
  })
  expect(seats.every(({ isOver }) => isOver)).toBe(true)
  await again.stop()
})

test('what is to happen by itself comes along: the job of a bot that is asked', async () => {
  const [owner] = people
  if (owner === undefined) throw new Error('nobody is there')
  const table = { players: 2, bots: [{ seat: 1, bot: 'greedy' }], pace: 'slow' } as const
  const id = await beginTable(server.url, [owner], { ...table, bots: [...table.bots] })
  const seat = new Seat()
  await seat.connect({ url: server.url, table: id, cookie: owner.cookie })
  const game = new OnlineGame([seat], () => 0)
  game.start()
  const { url, release } = await reachPostgres(home.path)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The bot must not decide before the backup has seen that it is asked.
  const isHeld = async () => {
    const { rowCount } = await client.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
       where key = $1 and locked_at is null`,
      [`bots:${id}`],
    )
    return rowCount
  }
  await expect.poll(isHeld, { interval: 5, timeout: 60_000 }).toBe(1)
  game.stop()
  const late = join(home.folder, 'late.backup')
  expect(await command({ HADAL_DATA: home.path }, 'backup', late)).toMatchObject({ status: 0 })
  await client.end()
  await release()
  const folder = join(home.folder, 'late')
  expect(await command({ HADAL_DATA: folder }, 'restore', late)).toMatchObject({ status: 0 })
  const reached = await reachPostgres(folder)
  const there = new pg.Client({ connectionString: reached.url })
  await there.connect()
  const { rows } = await there.query('select key, task_identifier from graphile_worker.jobs')
  await there.end()
  await reached.release()
  expect(rows).toContainEqual({ key: `bots:${id}`, task_identifier: 'bots' })
})

test('what is not whole is refused, and nothing is begun with it', async () => {
  const whole = readFileSync(file)
  const half = join(home.folder, 'half.backup')
  writeFileSync(half, whole.subarray(0, whole.length >> 1))
  const noise = join(home.folder, 'noise.backup')
  writeFileSync(noise, 'this is no backup')
  const other = join(home.folder, 'other')
  for (const bad of [half, noise]) {
    const { status, said } = await command({ HADAL_DATA: other }, 'restore', bad)
    expect([status, said]).toEqual([1, `${bad} is no backup of Hadal, or it is not whole.\n`])
  }
  expect(await command({ HADAL_DATA: other }, 'restore', file)).toMatchObject({ status: 0 })
  const twice = await command({ HADAL_DATA: other }, 'restore', file)
  expect(twice.status).toBe(1)
  expect(twice.said).toMatch(/^There is something in this database already: /)
})

test.each([
  [['backup'], { HADAL_DATA: '/nowhere' }, /^There is no database in \/nowhere: /],
  [['restore'], {}, /^Say which file: /],
  [['restore', '/nowhere/at.all'], {}, 'There is no file /nowhere/at.all.\n'],
])('%j in %j is one clear sentence and a failed command', async (words, env, sentence) => {
  const { status, said } = await command({ ...env }, ...words)
  expect(status).toBe(1)
  expect(said).toMatch(sentence)
})
