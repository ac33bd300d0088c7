import { PRESETS, readRecord } from '@hadal/engine'
import type { TableForMe } from '@hadal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestHadal, testHadal } from '../../test/hadal.ts'

let hadal: TestHadal
beforeAll(async () => {
  hadal = await testHadal()
})
afterAll(() => hadal.stop())

const kinds = ({ seats }: TableForMe) => seats.map(({ kind }) => kind)

async function two(): Promise<readonly [Person, Person]> {
  return [await hadal.person('Olena'), await hadal.person('Taras')]
}

/** A table whose game has come to its end, as far as the lobby knows. */
async function played(persons: readonly Person[], table: object = {}): Promise<string> {
  const [owner] = persons
  if (owner === undefined) throw new Error('nobody plays')
  const { id } = await owner.opens({ players: persons.length, ...table })
  for (const person of persons.slice(1)) await person.post(`/api/tables/${id}/seats`)
  await owner.post(`/api/tables/${id}/start`)
  await hadal.database.pool.query(`update tables set state = 'over' where id = $1`, [id])
  return id
}

describe('a table', () => {
  test('is opened with what is agreed, and whoever opens it sits down', async () => {
    const [owner] = await two()
    const table = await owner.opens({
      name: 'Friday dive',
      players: 5,
      expansions: ['leviathan'],
      preset: 'arena',
      options: { ambassadorKeys: 'three' },
      perfectMemory: true,
      clock: { kind: 'days', days: 2 },
      pace: 'fast',
      bots: [{ seat: 0, bot: 'greedy' }],
    })
    expect(table).toMatchObject({
      name: 'Friday dive',
      state: 'open',
      players: 5,
      expansions: ['leviathan'],
      options: { ...PRESETS.arena, ambassadorKeys: 'three' },
      perfectMemory: true,
      visibility: 'private',
      clock: { kind: 'days', days: 2 },
      pace: 'fast',
      seat: 1,
      isOwner: true,
    })
    expect(table.seats.slice(0, 3)).toEqual([
      { kind: 'bot', bot: 'greedy' },
      { kind: 'person', name: 'Olena' },
      { kind: 'free' },
    ])
    expect(table.id).toMatch(/^[\w-]{22}$/)
    expect(table.code).toMatch(/^[A-Z]{5}$/)
  })

  test.each([
    [{ players: 5 }, 'bad-setup'],
    [{ players: 2, bots: [{ seat: 0, bot: 'nobody' }] }, 'no-such-bot'],
    [{ players: 2, bots: [{ seat: 2, bot: 'greedy' }] }, 'no-such-seat'],
    [
      {
        players: 2,
        bots: [
          { seat: 0, bot: 'greedy' },
          { seat: 0, bot: 'greedy' },
        ],
      },
      'seat-taken',
    ],
    [{ players: 1 }, 'malformed'],
  ])('%j cannot be opened', async (table, code) => {
    const [owner] = await two()
    const before = await owner.get('/api/tables/mine')
    expect((await owner.post('/api/tables', table)).code).toBe(code)
    expect((await owner.get('/api/tables/mine')).body).toEqual(before.body)
  })

  test('is found by everybody if it is listed, and by its code or link if not', async () => {
    const [owner, other] = await two()
    const open = await owner.opens({ visibility: 'listed' })
    const hidden = await owner.opens()
    const found = (await other.get('/api/tables')).body as { tables: TableForMe[] }
    const ids = found.tables.map(({ id }) => id)
    expect(ids).toContain(open.id)
    expect(ids).not.toContain(hidden.id)
    expect(found.tables.every(({ code }) => code === undefined)).toBe(true)
    expect((await other.get(`/api/codes/${hidden.code?.toLowerCase()}`)).body).toMatchObject({
      id: hidden.id,
    })
    expect((await other.sees(hidden.id)).id).toBe(hidden.id)
  })
})

describe('seats', () => {
  test('are taken and left, each by one person', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens({ players: 3 })
    const sat = await other.post(`/api/tables/${id}/seats`, { seat: 2 })
    expect(sat.body).toMatchObject({ seat: 2, isOwner: false, code: expect.any(String) })
    const third = await hadal.person('Third')
    expect((await third.post(`/api/tables/${id}/seats`, { seat: 2 })).code).toBe('seat-taken')
    expect((await third.post(`/api/tables/${id}/seats`, { seat: 4 })).code).toBe('no-such-seat')
    expect((await other.delete(`/api/tables/${id}/seats/2`)).status).toBe(204)
    expect(kinds(await owner.sees(id))).toEqual(['person', 'free', 'free'])
  })

  test('that two want at the same moment go to one of them', async () => {
    const owner = await hadal.person('Owner')
    const { id } = await owner.opens()
    const persons = await Promise.all(Array.from({ length: 6 }, (_, at) => hadal.person(`P${at}`)))
    const answers = await Promise.all(persons.map((one) => one.post(`/api/tables/${id}/seats`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('are filled with bots and emptied by the owner', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens({ players: 3 })
    await other.post(`/api/tables/${id}/seats`)
    const put = (who: Person, seat: number, bot = 'greedy') =>
      who.put(`/api/tables/${id}/seats/${seat}/bot`, { bot })
    expect((await put(other, 2)).code).toBe('not-allowed')
    expect((await put(owner, 1)).code).toBe('seat-taken')
    expect((await put(owner, 2, 'nobody')).code).toBe('no-such-bot')
    expect(kinds((await put(owner, 2)).body as TableForMe)).toEqual(['person', 'person', 'bot'])
    expect((await other.delete(`/api/tables/${id}/seats/2`)).code).toBe('not-allowed')
    expect((await owner.delete(`/api/tables/${id}/seats/2`)).status).toBe(204)
    expect((await owner.delete(`/api/tables/${id}/seats/1`)).status).toBe(204)
    expect(kinds(await other.sees(id))).toEqual(['person', 'free', 'free'])
  })

  test('of an owner who leaves make the next person the owner; without people the table is gone', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens()
    await other.post(`/api/tables/${id}/seats`)
    await owner.delete(`/api/tables/${id}/seats/0`)
    expect((await other.sees(id)).isOwner).toBe(true)
    await other.delete(`/api/tables/${id}/seats/1`)
    expect((await other.get(`/api/tables/${id}`)).code).toBe('no-such-table')
  })

  test('can be given away by a link that works once', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens()
    const made = await owner.post(`/api/tables/${id}/seats/1/link`)
    const { secret, path } = made.body as { secret: string; path: string }
    expect([made.status, path]).toEqual([201, `/join/${secret}`])
    expect((await other.post(`/api/join/${secret}`)).body).toMatchObject({ id, seat: 1 })
    const third = await hadal.person('Third')
    expect(await third.post(`/api/join/${secret}`)).toMatchObject({
      status: 410,
      code: 'link-used',
    })
    const { rows } = await hadal.database.pool.query('select * from seat_links')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('of one’s own can be taken along to another device, in the middle of a game', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens({ bots: [{ seat: 1, bot: 'random' }] })
    await owner.post(`/api/tables/${id}/start`)
    expect((await other.post(`/api/tables/${id}/seats/0/link`)).code).toBe('not-allowed')
    const { secret } = (await owner.post(`/api/tables/${id}/seats/0/link`)).body as {
      secret: string
    }
    expect((await other.post(`/api/join/${secret}`)).body).toMatchObject({ seat: 0, isOwner: true })
    expect((await owner.sees(id)).seat).toBeUndefined()
  })

  test('that were given to somebody else are not opened by an older link', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens()
    const { secret } = (await owner.post(`/api/tables/${id}/seats/1/link`)).body as {
      secret: string
    }
    await other.post(`/api/tables/${id}/seats`)
    const third = await hadal.person('Third')
    expect((await third.post(`/api/join/${secret}`)).code).toBe('link-used')
    expect((await other.sees(id)).seat).toBe(1)
  })
})

describe('a game', () => {
  test('is begun by the owner, once every seat is taken', async () => {
    const [owner, other] = await two()
    const { id, code } = await owner.opens()
    expect((await owner.post(`/api/tables/${id}/start`)).code).toBe('seats-open')
    await other.post(`/api/tables/${id}/seats`)
    expect((await other.post(`/api/tables/${id}/start`)).code).toBe('not-allowed')
    const begun = (await owner.post(`/api/tables/${id}/start`)).body as TableForMe
    expect(begun).toMatchObject({ state: 'playing', turn: 1 })
    expect(begun.code).toBeUndefined()
    expect(begun.waitsFor.length).toBe(1)
    expect((await owner.post(`/api/tables/${id}/start`)).code).toBe('already-started')
    expect((await other.delete(`/api/tables/${id}/seats/1`)).code).toBe('already-started')
    expect((await other.get(`/api/codes/${code}`)).code).toBe('no-such-table')
    const { rows } = await hadal.database.pool.query('select plan from tables where id = $1', [id])
    expect(rows[0].plan).toMatchObject({ setup: { players: 2 }, pace: 'readable' })
  })

  test('waits for somebody, who sees it first', async () => {
    const [owner, other] = await two()
    const { id } = await owner.opens()
    await owner.opens()
    await other.post(`/api/tables/${id}/seats`)
    await owner.post(`/api/tables/${id}/start`)
    const mine = async (person: Person) =>
      (await person.get('/api/tables/mine')).body as Record<string, TableForMe[]>
    const [first] = (await owner.sees(id)).waitsFor
    const [asked, waiting] = first === 0 ? [owner, other] : [other, owner]
    expect((await mine(asked)).waitingForMe).toMatchObject([{ id, waitsForYou: true }])
    expect((await mine(waiting)).waitingForOthers).toMatchObject([{ id, waitsForYou: false }])
    expect((await mine(owner)).open?.length).toBe(1)
  })

  test('is played again with everybody one seat further, at one new table', async () => {
    const persons = [...(await two()), await hadal.person('Marko')]
    const [owner, , third] = persons
    const id = await played(persons, { name: 'Again' })
    const stranger = await hadal.person('Stranger')
    expect((await stranger.post(`/api/tables/${id}/rematch`)).code).toBe('not-allowed')
    const answers = await Promise.all(persons.map((one) => one.post(`/api/tables/${id}/rematch`)))
    const ids = new Set(answers.map(({ body }) => (body as TableForMe).id))
    expect(ids.size).toBe(1)
    const [next = ''] = ids
    const again = await third?.sees(next)
    expect(again).toMatchObject({ name: 'Again', state: 'open', seat: 1 })
    expect(again?.seats.map(({ name }) => name)).toEqual(['Taras', 'Marko', 'Olena'])
    expect((await owner?.sees(id))?.rematch).toBe(next)
  })

  test('hands out its record when it is over, to those who may look at it', async () => {
    const [owner, stranger] = await two()
    const bots = [{ seat: 1, bot: 'random' }]
    const { id } = await owner.opens({ bots, onlookers: false, expansions: ['kraken'] })
    const recordFor = (person: Person) => person.get(`/api/tables/${id}/record`)
    expect((await recordFor(owner)).code).toBe('not-allowed')
    await owner.post(`/api/tables/${id}/start`)
    expect((await recordFor(owner)).code).toBe('not-allowed')
    await hadal.database.pool.query(`update tables set state = 'over' where id = $1`, [id])
    const { status, body } = await recordFor(owner)
    expect(status).toBe(200)
    const { setup } = readRecord((body as { readonly record: string }).record)
    expect(setup).toMatchObject({ players: 2, expansions: ['kraken'] })
    expect((await recordFor(stranger)).code).toBe('not-allowed')
    const nowhere = `/api/tables/${id.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}/record`
    expect((await owner.get(nowhere)).code).toBe('no-such-table')
    await hadal.database.pool.query(`update tables set seq = seq + 9 where id = $1`, [id])
    expect((await recordFor(owner)).code).toBe('table-damaged')
    expect((await recordFor(stranger)).code).toBe('not-allowed')
  })

  test('that is not over is not played again', async () => {
    const [owner] = await two()
    const { id } = await owner.opens({ bots: [{ seat: 1, bot: 'random' }] })
    expect((await owner.post(`/api/tables/${id}/rematch`)).code).toBe('not-allowed')
  })
})

test('nobody sits at more tables than anybody can play', async () => {
  const busy = await testHadal({ limits: { tablesPerPerson: 2 } })
  const [owner, other] = [await busy.person('Owner'), await busy.person('Other')]
  const all = await Promise.all(
    Array.from({ length: 5 }, () => owner.post('/api/tables', { players: 2 })),
  )
  expect(all.filter(({ status }) => status === 201).length).toBe(2)
  expect(all.find(({ status }) => status !== 201)?.code).toBe('limit-reached')
  const tables = [await other.opens(), await other.opens()]
  expect((await owner.post(`/api/tables/${tables[0]?.id}/seats`)).code).toBe('limit-reached')
  await busy.stop()
})
