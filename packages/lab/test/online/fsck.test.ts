import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@hadal/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkDatabase } from '../../src/online/fsck.ts'
import { OnlineGame } from '../../src/online/game.ts'
import { beginTable, Guest } from '../../src/online/people.ts'
import { Seat } from '../../src/online/seat.ts'
import { type ServerProcess, startServer } from '../../src/online/servers.ts'
import { temporaryHome } from './temporary.ts'

const home = temporaryHome()
let postgres: Postgres
let client: pg.Client
let server: ServerProcess | undefined
const tables: string[] = []

beforeAll(async () => {
  postgres = await startPostgres({ home: home.path })
  server = await startServer({ databaseUrl: postgres.url })
  const { url } = server
  const people = [await Guest.named(url, 'Olena'), await Guest.named(url, 'Nerea')]
  for (const moves of [30, 50, 40, 20, 60]) {
    const table = await beginTable(url, people, { players: 2 })
    tables.push(table)
    const seats = await Promise.all(
      people.map(async ({ cookie }) => {
        const seat = new Seat()
        await seat.connect({ url, table, cookie })
        return seat
      }),
    )
    const game = new OnlineGame(seats, () => 0)
    game.start()
    await vi.waitUntil(() => game.moves > moves, { interval: 5, timeout: 60_000 })
    game.stop()
  }
  const [owner] = people
  await owner?.ask(url, 'POST', '/api/tables', { players: 2 })
  await server.stop()
  server = undefined
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
})

afterAll(async () => {
  await client?.end()
  await server?.stop()
  await postgres?.stop()
  home.remove()
})

/** Does damage, looks, and takes it back. */
async function after(...statements: readonly string[]) {
  const rows = async (name: string) =>
    (await client.query(`select coalesce(json_agg(t), '[]')::text as all from ${name} t`)).rows[0]
      .all
  const [acts, tableRows] = [await rows('acts'), await rows('tables')]
  for (const statement of statements) await client.query(statement)
  const found = await checkDatabase(postgres.url)
  await client.query('delete from acts')
  await client.query(
    'insert into acts select * from json_populate_recordset(null::acts, $1::json)',
    [acts],
  )
  for (const row of JSON.parse(tableRows))
    await client.query(
      `update tables set seq = $2, turn = $3, state = $4, waits_for = $5, awaited = $6 where id = $1`,
      [row.id, row.seq, row.turn, row.state, row.waits_for, row.awaited],
    )
  return found
}

function lab(...words: readonly string[]) {
  const program = join(import.meta.dirname, '../../src/main.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, 'fsck', ...words],
    { encoding: 'utf8' },
  )
  return { status, out: stdout, told: stderr }
}

test('what was played is found undamaged, and what has not begun is no game', async () => {
  const found = await after()
  expect(found).toMatchObject({ tables: 6, replayed: 5, damaged: [] })
  expect(found.acts).toBeGreaterThan(200)
})

test('a record that is damaged in any way is found, and no other', async () => {
  const [one, two, three, four, five] = tables
  const found = await after(
    `delete from acts where table_id = '${one}' and seq = 7`,
    `update acts set act = '{"type":"decide","decisions":[255]}' where table_id = '${two}' and seq = 9`,
    `update acts set luck = luck || '[{"source":0,"value":0}]' where table_id = '${three}' and seq = 11`,
    `update tables set turn = turn + 1 where id = '${four}'`,
    `delete from acts where table_id = '${five}' and seq > 40`,
  )
  const why = new Map(found.damaged.map(({ table, why: reason }) => [table, reason]))
  expect([...why.keys()].sort()).toEqual([...tables].sort())
  expect(why.get(String(one))).toBe('act 7 is missing')
  expect(why.get(String(two))).toMatch(/^act 9: /)
  expect(why.get(String(three))).toMatch(/^act 11: /)
  expect(why.get(String(four))).toMatch(/^turn is \d+, and its record says \d+$/)
  expect(why.get(String(five))).toBe('act 41 is missing')
})

test('what is said about a table must be what its record says', async () => {
  const [one, two, three] = tables
  const { damaged } = await after(
    `update tables set state = 'over' where id = '${one}'`,
    `update tables set awaited = '{4}' where id = '${two}'`,
    `update tables set waits_for = '{}' where id = '${three}'`,
  )
  expect(damaged).toHaveLength(3)
})

test('the command tells programs and fails where there is damage', async () => {
  const good = lab('--database', postgres.url, '--json')
  expect([good.status, good.told]).toEqual([0, ''])
  expect(JSON.parse(good.out)).toMatchObject({ tables: 6, replayed: 5, damaged: [] })
  await client.query(`update tables set turn = turn + 1 where id = '${tables[0]}'`)
  const bad = lab('--database', postgres.url, '--json')
  await client.query(`update tables set turn = turn - 1 where id = '${tables[0]}'`)
  expect(bad.status).toBe(1)
  expect(JSON.parse(bad.out).damaged).toMatchObject([{ table: tables[0] }])
})

test.each([
  [['--database', 'mysql://x'], /^--database must look like postgresql:/],
  [['--database', 'postgresql://me:s3cret@127.0.0.1:1/hadal'], /nobody answers there\.\n$/],
  [['--data', '/nowhere'], /^There is no database in \/nowhere: /],
])('%j ends with status 2 and a sentence', (words, sentence) => {
  const { status, out, told } = lab(...words)
  expect([status, out]).toEqual([2, ''])
  expect(told).toMatch(sentence)
  expect(told).not.toContain('s3cret')
})
