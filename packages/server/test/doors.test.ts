// Who gets a socket at a table, and as whom: through the whole server.
import type { ServerFrame } from '@hadal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, type TestHadal, testHadal } from './hadal.ts'

let hadal: TestHadal
let owner: Person
beforeAll(async () => {
  hadal = await testHadal({ limits: { socketsPerPerson: 3 } })
  owner = await hadal.person('Owner')
})
afterAll(() => hadal.stop())

interface Seen {
  readonly socket: WebSocket
  readonly frames: ServerFrame[]
  /** The status of an answer that is no socket. */
  readonly status: number | undefined
}

/** Opens a socket and waits for its first frame, or for the end of it. */
function connects(
  person: Person,
  table: string,
  headers: Record<string, string> = {},
): Promise<Seen> {
  return new Promise((resolve) => {
    const url = `${hadal.url.replace('http', 'ws')}/api/tables/${table}/socket`
    const socket = new WebSocket(url, {
      headers: {
        ...(person.cookie !== undefined && { cookie: person.cookie }),
        ...(person.token !== undefined && { authorization: `Bearer ${person.token}` }),
        ...headers,
      },
    })
    const frames: ServerFrame[] = []
    socket.on('message', (data) => {
      frames.push(JSON.parse(String(data)))
      resolve({ socket, frames, status: undefined })
    })
    socket.on('unexpected-response', (_, { statusCode }) =>
      resolve({ socket, frames, status: statusCode }),
    )
    socket.on('error', () => {})
  })
}

async function begun(table: object = {}): Promise<string> {
  const { id } = await owner.opens({ bots: [{ seat: 1, bot: 'random' }], pace: 'slow', ...table })
  await owner.post(`/api/tables/${id}/start`)
  return id
}

test('whoever sits at a table is welcomed in their seat, and sees its name and its people', async () => {
  const id = await begun({ name: 'Friday dive' })
  const { socket, frames } = await connects(owner, id)
  expect(frames[0]).toMatchObject({
    type: 'welcome',
    seat: 0,
    table: { name: 'Friday dive', state: 'playing', seats: [{ name: 'Owner' }, { bot: 'random' }] },
  })
  socket.close()
})

test('the clock that was agreed on runs as soon as the game begins', async () => {
  const clock = { kind: 'live', bank: 300, increment: 5, answer: 30 }
  const { id } = await owner.opens({ clock })
  const other = await hadal.person('Other')
  await other.post(`/api/tables/${id}/seats`)
  await owner.post(`/api/tables/${id}/start`)
  const { socket, frames } = await connects(owner, id)
  expect(frames[0]).toMatchObject({
    now: expect.any(Number),
    table: { clock },
    state: { clock: { banks: [300_000, 300_000], running: [{ of: 'turn' }] } },
  })
  const { rows } = await hadal.database.pool.query(
    `select 1 from graphile_worker.jobs where key = $1 and run_at > now() + interval '4 minutes'`,
    [`clock:${id}`],
  )
  expect(rows).toHaveLength(1)
  socket.close()
})

test('whoever waits at a table is told who sits down, and when the game begins', async () => {
  const { id } = await owner.opens()
  const { socket, frames } = await connects(owner, id)
  const other = await hadal.person('Other')
  await other.post(`/api/tables/${id}/seats`)
  await expect
    .poll(() => frames)
    .toContainEqual(
      expect.objectContaining({
        type: 'lobby',
        table: expect.objectContaining({
          seats: [
            { kind: 'person', name: 'Owner' },
            { kind: 'person', name: 'Other' },
          ],
        }),
      }),
    )
  await owner.post(`/api/tables/${id}/start`)
  await expect
    .poll(() => frames.findLast(({ type }) => type === 'welcome'))
    .toMatchObject({ seat: 0, state: { version: 0 } })
  socket.close()
})

test('a bot of somebody plays by its token, until that is revoked', async () => {
  const made = await owner.post('/api/tokens', { name: 'Deep Crab' })
  const { id: token, secret } = made.body as { id: string; secret: string }
  const bot = await hadal.person()
  bot.token = secret
  const { id } = await bot.opens({ bots: [{ seat: 1, bot: 'random' }], onlookers: false })
  await bot.post(`/api/tables/${id}/start`)
  const { frames } = await connects(bot, id)
  expect(frames[0]).toMatchObject({ type: 'welcome', seat: 0 })
  await owner.delete(`/api/tokens/${token}`)
  await expect
    .poll(() => frames.at(-1))
    .toMatchObject({ type: 'bye', error: { code: 'not-allowed' } })
  expect((await connects(bot, id)).status).toBe(401)
})

describe('a device', () => {
  const PASSWORD = 'correct horse'
  const byeOf = ({ frames }: Seen) => expect.poll(() => frames.at(-1), { timeout: 20_000 })
  const bye = (code: string) => ({ type: 'bye', error: { code } })

  test('that signs out is cut off, and no other', async () => {
    const person = await hadal.person('Leaving')
    const { id } = await person.opens()
    await owner.post(`/api/tables/${id}/seats`)
    const [mine, other] = [await connects(person, id), await connects(owner, id)]
    await person.post('/api/sign-out')
    await byeOf(mine).toMatchObject(bye('not-signed-in'))
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    other.socket.close()
  })

  test('that does not know the new password is cut off; the one that does may come again', async () => {
    const here = await hadal.person('Here')
    await here.post('/api/account', { name: 'Two devices', password: PASSWORD })
    const there = await hadal.person()
    await there.post('/api/sign-in', { name: 'Two devices', password: PASSWORD })
    const { id } = await here.opens()
    const [mine, lost] = [await connects(here, id), await connects(there, id)]
    await here.put('/api/account/password', { password: PASSWORD, newPassword: 'battery staple' })
    await byeOf(lost).toMatchObject(bye('not-signed-in'))
    await byeOf(mine).toMatchObject(bye('try-again'))
    const again = await connects(here, id)
    expect(again.frames[0]).toMatchObject({ type: 'welcome', seat: 0 })
    again.socket.close()
  })

  test('that was forgotten though nobody said so is found out', async () => {
    const person = await hadal.person('Quiet')
    const { id } = await person.opens()
    const seen = await connects(person, id)
    await hadal.database.pool.query(
      `delete from sessions where identity = (select id from identities where name = 'Quiet')`,
    )
    await byeOf(seen).toMatchObject(bye('not-signed-in'))
  })
})

describe('others', () => {
  test('look on where the table lets them, and nowhere else', async () => {
    const stranger = await hadal.person('Stranger')
    const open = await connects(stranger, await begun())
    expect(open.frames[0]).toMatchObject({ type: 'welcome' })
    expect(open.frames[0]).not.toHaveProperty('seat')
    open.socket.close()
    const closed = await connects(stranger, await begun({ onlookers: false }))
    expect(closed.frames[0]).toMatchObject({ type: 'bye', error: { code: 'no-such-table' } })
    const nobody = await connects(await hadal.person(), await begun({ onlookers: false }))
    expect(nobody.frames[0]).toMatchObject({ type: 'bye', error: { code: 'no-such-table' } })
  })

  test('cannot come in by a page of theirs, a forged cookie or a token of nobody', async () => {
    const id = await begun({ onlookers: false })
    const evil = await connects(owner, id, { origin: 'https://evil.example' })
    expect(evil.status).toBe(403)
    const forged = await hadal.person()
    forged.cookie = `${owner.cookie?.slice(0, -3)}AAA`
    expect((await connects(forged, id)).frames[0]).toMatchObject({ type: 'bye' })
    const bot = await hadal.person()
    bot.token = 'A'.repeat(32)
    expect((await connects(bot, id)).status).toBe(401)
  })

  test('are no longer in a seat that was taken to another device', async () => {
    const id = await begun({ onlookers: false })
    const before = await connects(owner, id)
    const { secret } = (await owner.post(`/api/tables/${id}/seats/0/link`)).body as {
      secret: string
    }
    const elsewhere = await hadal.person('Elsewhere')
    await elsewhere.post(`/api/join/${secret}`)
    await expect
      .poll(() => before.frames.at(-1))
      .toMatchObject({ type: 'bye', error: { code: 'not-allowed' } })
    const after = await connects(elsewhere, id)
    expect(after.frames[0]).toMatchObject({ type: 'welcome', seat: 0 })
    after.socket.close()
  })
})

test('nobody has more sockets than they can look at', async () => {
  const person = await hadal.person('Many')
  const { id } = await person.opens()
  const some = [await connects(person, id), await connects(person, id), await connects(person, id)]
  const more = await connects(person, id)
  expect(more.frames[0]).toMatchObject({ type: 'bye', error: { code: 'limit-reached' } })
  some[0]?.socket.close()
  await expect
    .poll(async () => {
      const { socket, frames } = await connects(person, id)
      socket.close()
      return frames[0]?.type
    })
    .toBe('welcome')
  for (const { socket } of some) socket.close()
})
