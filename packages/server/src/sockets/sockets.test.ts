import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { newTable, PERSON, type TestNode, testNode } from '../../test/node.ts'
import { newId, Player } from '../../test/player.ts'

const FRAMES = 120

let database: TestDatabase
let node: TestNode
/** Who may not look on any more. */
const banned = new Set<string>()
/** Who has changed seats. */
const moved = new Map<string, number>()

beforeAll(async () => {
  database = await testDatabase()
  node = await testNode(database.url, {
    framesPerTenSeconds: FRAMES,
    access: (house) => ({
      ...house,
      place: async (table, person = '') => {
        const seat = moved.get(person)
        if (banned.has(person)) return undefined
        return seat === undefined ? house.place(table, person) : { seat }
      },
    }),
  })
})

afterAll(async () => {
  await node.stop()
  await database.drop()
})

async function refusals(code: string): Promise<number> {
  const { values } = await node.metrics.refusals.get()
  return values.find(({ labels }) => labels.code === code)?.value ?? 0
}

/** Everything that a table holds, to be compared. */
async function stored(table: string): Promise<string> {
  const { rows } = await database.pool.query('select * from acts where table_id = $1', [table])
  return JSON.stringify(rows)
}

test('frames that make no sense are refused with a word, counted, and change nothing', async () => {
  const table = await newTable(node)
  const player = await Player.at(node, table, 0)
  const before = await refusals('malformed')
  const act = { type: 'act', id: 'a', version: 0, act: { type: 'undo' } }
  const nonsense: readonly (string | Buffer)[] = [
    '',
    '{',
    'null',
    '[]',
    '"act"',
    '{"type":"welcome"}',
    '{"type":"act"}',
    JSON.stringify({ ...act, seat: 1 }),
    JSON.stringify({ ...act, id: "'; drop table acts; --" }),
    JSON.stringify({ ...act, version: -1 }),
    JSON.stringify({ ...act, version: '0' }),
    JSON.stringify({ ...act, act: { type: 'decide', decisions: ['1'] } }),
    JSON.stringify({ ...act, act: { type: 'leave', bot: 'x'.repeat(100) } }),
    JSON.stringify({ ...act, act: { type: 'undo', seat: 1 } }),
    Buffer.from(JSON.stringify(act)),
    '{"__proto__":{"type":"ping"}}',
    '['.repeat(4_000),
  ]
  for (const text of nonsense) player.sendText(text)
  const errors = () => player.frames.filter(({ type }) => type === 'error')
  await player.until(() => errors().length === nonsense.length, 'an error for each')
  for (const error of errors()) expect(error).toMatchObject({ error: { code: 'malformed' } })
  expect(await refusals('malformed')).toBe(before + nonsense.length)
  expect(await stored(table)).toBe('[]')
  player.sendText('{"type":"ping"}')
  await player.until(() => player.has('pong'))
  player.close()
})

test('a frame that is too long is refused, and one that is huge is not even read', async () => {
  const table = await newTable(node)
  const player = await Player.at(node, table, 0)
  player.sendText(JSON.stringify({ type: 'ping', more: 'x'.repeat(9_000) }))
  await player.until(() => player.has('error'))
  expect(player.last('error')).toMatchObject({ error: { code: 'too-large' } })
  expect(player.isClosed).toBe(false)
  player.sendText(' '.repeat(100_000))
  await player.until(() => player.isClosed)
  expect(player.closeCode).toBe(1009)
})

test('a flood is slowed down, and then cut off', async () => {
  const table = await newTable(node)
  const player = await Player.at(node, table, 0)
  for (let frames = 0; frames < FRAMES + 20; frames++) player.sendText('{"type":"ping"}')
  await player.until(() => player.has('error'))
  expect(player.last('error')).toMatchObject({ error: { code: 'too-many' } })
  expect(player.isClosed).toBe(false)
  for (let frames = 0; frames < 3 * FRAMES; frames++) player.sendText('{"type":"ping"}')
  await player.until(() => player.isClosed)
  expect(player.last('bye')).toMatchObject({ error: { code: 'too-many' } })
  const pongs = player.frames.filter(({ type }) => type === 'pong').length
  expect(pongs).toBeLessThan(FRAMES + 20)
  // Nobody else has noticed.
  const other = await Player.at(node, table, 1)
  other.sendText('{"type":"ping"}')
  await other.until(() => other.has('pong'))
  other.close()
})

test('whoever has no business at a table is told so, and nothing else', async () => {
  const table = await newTable(node)
  for (const [person, id] of [
    ['stranger', table],
    ['seat-0', 'AAAAAAAAAAAAAAAAAAAA'],
    ['seat-0', "x' or '1'='1"],
  ] as const) {
    const player = new Player(node, encodeURIComponent(id), person)
    await player.until(() => player.isClosed)
    expect(player.frames.map(({ type }) => type)).toEqual(['bye'])
    expect(player.closeCode).toBe(1008)
  }
})

test('an onlooker sees the table and does nothing at it', async () => {
  const table = await newTable(node)
  const onlooker = await Player.at(node, table, undefined)
  expect(onlooker.state?.question).toBeUndefined()
  const answer = await onlooker.act({ type: 'undo' })
  expect(answer).toMatchObject({ type: 'refused', refusal: { reason: 'no-seat' } })
  expect(await stored(table)).toBe('[]')
  onlooker.close()
})

test('everybody is told who is connected', async () => {
  const table = await newTable(node)
  const first = await Player.at(node, table, 0)
  expect(first.last('welcome')?.presence).toEqual({ seats: [0], onlookers: 0 })
  const others = await Promise.all([1, 1, undefined].map((seat) => Player.at(node, table, seat)))
  const present = () => JSON.stringify(first.last('presence')?.presence)
  await first.until(() => present() === '{"seats":[0,1],"onlookers":1}', 'all')
  others[0]?.close()
  others[2]?.cut()
  await first.until(() => present() === '{"seats":[0,1],"onlookers":0}', 'one of two gone')
  others[1]?.cut()
  await first.until(() => present() === '{"seats":[0],"onlookers":0}', 'all gone')
  first.close()
})

test('whoever comes back gets the log since the version they had', async () => {
  const table = await newTable(node, { players: 2 })
  const players = [await Player.at(node, table, 0), await Player.at(node, table, 1)]
  const decide = async (): Promise<void> => {
    for (const player of players) {
      const act = player.anyDecision()
      if (act === undefined) continue
      const verdict = await player.act(act)
      expect(verdict?.type).toBe('accepted')
      const version = verdict?.type === 'accepted' ? verdict.version : 0
      await Promise.all(players.map((one) => one.until(() => one.state?.version === version)))
      return
    }
  }
  for (let acts = 0; acts < 6; acts++) await decide()
  const [lost] = players
  const version = lost?.state?.version ?? 0
  const known = lost?.log.length ?? 0
  lost?.cut()
  const back = await Player.at(node, table, 0, version)
  const welcome = back.last('welcome')
  expect(welcome?.state).toEqual(lost?.state)
  expect(welcome?.log).toEqual({ from: known, entries: [] })
  const whole = await Player.at(node, table, 0)
  expect(whole.last('welcome')?.log).toEqual({ from: 0, entries: lost?.log })
  for (const player of [back, whole, ...players]) player.close()
})

test('an answer given ahead and orders are told to nobody but their owner', async () => {
  const table = await newTable(node, { players: 3 })
  const players = await Promise.all([0, 1, 2].map((seat) => Player.at(node, table, seat)))
  const quiet = await Player.at(node, table, undefined)
  const seen = () => quiet.frames.filter(({ type }) => type === 'update').length
  const before = seen()
  const orders = { orders: [], otherwise: 'pass' } as const
  const verdict = await players[1]?.act({ type: 'orders', orders })
  expect(verdict).toMatchObject({ type: 'accepted', version: 0 })
  expect(players[1]?.state?.orders).toEqual(orders)
  // Whatever would have been sent before this has arrived before it.
  quiet.sendText('{"type":"ping"}')
  await quiet.until(() => quiet.has('pong'))
  expect(seen()).toBe(before)
  expect(quiet.texts.join()).not.toContain('otherwise')
  for (const player of [...players, quiet]) player.close()
})

test('hindsight is told to whoever asks, and changes nothing', async () => {
  const table = await newTable(node)
  const player = await Player.at(node, table, 0)
  const orders = { orders: [], otherwise: 'pass' }
  player.sendText(JSON.stringify({ type: 'hindsight', id: 'h', orders }))
  await player.until(() => player.has('hindsight'))
  expect(player.last('hindsight')?.hindsight).toMatchObject({ offers: 0, passed: 0 })
  expect(await stored(table)).toBe('[]')
  player.close()
})

/** Something beside the game has changed. */
async function change(table: string): Promise<void> {
  const { rows } = await database.pool.query(
    'update tables set revision = revision + 1 where id = $1 returning revision',
    [table],
  )
  node.tables.factsChanged(table, rows[0].revision)
}

test('whoever gets another seat sees through other eyes; whoever has none left is sent away', async () => {
  const table = await newTable(node, { occupants: [PERSON, PERSON] })
  const player = new Player(node, table, 'seat-0')
  const onlooker = new Player(node, table, 'onlooker')
  await player.until(() => player.has('welcome'))
  await onlooker.until(() => onlooker.has('welcome'))
  moved.set('seat-0', 1)
  banned.add('onlooker')
  await change(table)
  await player.until(() => player.last('welcome')?.seat === 1)
  expect(player.state?.view.seat).toBe(1)
  await onlooker.until(() => onlooker.isClosed)
  expect(onlooker.last('bye')).toMatchObject({ error: { code: 'not-allowed' } })
  moved.clear()
  banned.clear()
  player.close()
})

test('people who wait for a game are welcomed again when it begins', async () => {
  const id = newId()
  await node.store.db.insertInto('tables').values({ id }).execute()
  const player = await Player.at(node, id, 0)
  expect(player.last('welcome')).toMatchObject({ table: { state: 'open' } })
  expect(player.state).toBeUndefined()
  expect(await player.act({ type: 'undo' })).toMatchObject({ refusal: { reason: 'not-started' } })
  const begun = await newTable(node, { players: 2, id })
  // Somebody comes before those who wait have been told.
  const late = await Player.at(node, id, 0)
  expect(late.state).toBeDefined()
  await change(begun)
  await player.until(() => player.state !== undefined)
  expect(player.state).toEqual(late.state)
  late.close()
  expect(player.last('welcome')).toMatchObject({ seat: 0, table: { state: 'playing' } })
  player.close()
})

test('a table that is damaged says so to whoever connects', async () => {
  const table = await newTable(node)
  await database.pool.query(`update tables set plan = '{"setup":{}}' where id = $1`, [table])
  const player = await Player.at(node, table, 0)
  await player.until(() => player.isClosed)
  expect(player.last('bye')).toMatchObject({ error: { code: 'table-damaged' } })
})
