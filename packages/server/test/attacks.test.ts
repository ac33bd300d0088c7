// Whoever means ill gets a clear answer, is counted, and changes nothing.
import { request } from 'node:http'
import { connect } from 'node:net'
import { newTable } from '@hadal/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestHadal, testHadal } from './hadal.ts'

const SQL = `'; drop table identities cascade; --`
const HTML = `<img src=x onerror=a()>`

let hadal: TestHadal
let victim: Person
let villain: Person
let table = ''

beforeAll(async () => {
  hadal = await testHadal({ limits: { failuresPerTenMinutes: 10_000, guestsPerHour: 10_000 } })
})
afterAll(() => hadal.stop())

beforeEach(async () => {
  victim = await hadal.person('Victim')
  villain = await hadal.person('Villain')
  table = (await victim.opens({ players: 3, bots: [{ seat: 2, bot: 'random' }] })).id
})

/** Everything that is kept, as text. */
async function everything(): Promise<string> {
  const names = ['identities', 'tables', 'acts', 'lobbies', 'seats', 'seat_links', 'tokens', 'keys']
  const contents = names.map(async (name) => {
    const { rows } = await hadal.database.pool.query(`select * from ${name} order by 1, 2`)
    return rows
  })
  return JSON.stringify(await Promise.all(contents))
}

/** Is refused with a code that is counted, and changes nothing. */
async function refused(code: string, attack: () => Promise<{ readonly code: unknown }>) {
  const metric = `hadal_refusals_total{code="${code}"}`
  const before = { kept: await everything(), count: (await hadal.counted(metric)) ?? 0 }
  const answer = await attack()
  expect(answer.code).toBe(code)
  expect(await everything()).toBe(before.kept)
  expect(await hadal.counted(metric)).toBeGreaterThan(before.count)
}

describe('what belongs to another', () => {
  test('a seat', async () => {
    await refused('not-allowed', () => villain.delete(`/api/tables/${table}/seats/0`))
    await refused('seat-taken', () => villain.post(`/api/tables/${table}/seats`, { seat: 0 }))
    await refused('not-allowed', () => villain.post(`/api/tables/${table}/seats/0/link`))
  })

  test('a table', async () => {
    await refused('not-allowed', () => villain.post(`/api/tables/${table}/start`))
    await refused('not-allowed', () => villain.delete(`/api/tables/${table}/seats/2`))
    await refused('not-allowed', () =>
      villain.put(`/api/tables/${table}/seats/1/bot`, { bot: 'random' }),
    )
    await refused('not-allowed', () => villain.post(`/api/tables/${table}/seats/1/link`))
  })

  test('an identity, by a field of the message', async () => {
    const { rows } = await hadal.database.pool.query(
      `select id from identities where name = 'Victim' limit 1`,
    )
    for (const field of ['identity', 'owner', 'person', 'id', 'seat_identity'])
      await refused('malformed', () =>
        villain.post(`/api/tables/${table}/seats`, { seat: 1, [field]: rows[0].id }),
      )
  })
})

describe('a cookie', () => {
  const me = (person: Person) => person.get('/api/me')

  test('that was forged, changed or cut is none', async () => {
    const [name, value = ''] = String(victim.cookie).split('=')
    const [secret, signature] = decodeURIComponent(value).split('.')
    const flipped = `${secret?.startsWith('A') ? 'B' : 'A'}${secret?.slice(1)}`
    const signed = (text: string) => `${name}=${encodeURIComponent(text)}`
    for (const cookie of [
      signed(`${secret}`),
      signed(`${secret}.`),
      signed(`${flipped}.${signature}`),
      signed(`${secret}.${signature?.slice(0, -2)}`),
      signed(`.${signature}`),
      `${name}=%E0%A4%A`,
      `${name}=${'x'.repeat(8000)}`,
      `${name}=${SQL}`,
    ]) {
      villain.cookie = cookie
      await refused('not-signed-in', () => me(villain))
    }
  })

  test('that we signed for one server opens no other', async () => {
    const other = await testHadal()
    const stranger = await other.person('Stranger')
    villain.cookie = stranger.cookie
    await refused('not-signed-in', () => me(villain))
    await other.stop()
  })
})

describe('guesses', () => {
  test('at tables, links and tokens', async () => {
    const id = 'A'.repeat(22)
    await refused('no-such-table', () => villain.get(`/api/tables/${id}`))
    await refused('no-such-table', () => villain.post(`/api/tables/${id}/seats`))
    await refused('no-such-table', () => villain.post(`/api/tables/${id}/start`))
    await refused('malformed', () => villain.get('/api/tables/1'))
    await refused('link-used', () => villain.post(`/api/join/${'A'.repeat(32)}`))
    await refused('no-such-table', () => villain.get('/api/codes/AAAAA'))
    villain.cookie = undefined
    villain.token = 'A'.repeat(32)
    await refused('not-signed-in', () => villain.get('/api/me'))
    villain.token = SQL
    await refused('not-signed-in', () => villain.get('/api/me'))
  })

  test('at passwords and codes are few, from one address', async () => {
    const strict = await testHadal({ limits: { failuresPerTenMinutes: 5 } })
    const person = await strict.person('Guesser')
    const guess = () => person.post('/api/sign-in', { name: 'Anybody', password: 'password' })
    const codes = (await Promise.all(Array.from({ length: 9 }, guess))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong-password').length).toBe(5)
    expect(await guess()).toMatchObject({ status: 429, code: 'too-many' })
    expect((await person.get('/api/codes/AAAAA')).code).toBe('too-many')
    expect((await person.get('/api/me')).status).toBe(200)
    await strict.stop()
  })
})

describe('text', () => {
  test.each([SQL, HTML, `{{7*7}}\${7*7}`, 'null', '__proto__'])(
    '“%s” in a name is just text',
    async (text) => {
      const person = await hadal.person(text.slice(0, 24).trim())
      const { id } = await person.opens({ name: text })
      const seen = await villain.sees(id)
      expect([seen.name, seen.seats[0]?.name]).toEqual([text, text.slice(0, 24).trim()])
      const { headers } = await villain.get(`/api/tables/${id}`)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const made = await person.post('/api/tokens', { name: text.slice(0, 24) })
      expect(made.body).toMatchObject({ name: text.slice(0, 24).trim() })
      expect((await villain.get('/api/me')).status).toBe(200)
    },
  )

  test('in the place of every word, number and choice is refused', async () => {
    for (const field of Object.keys(newTable.shape).filter((name) => name !== 'name'))
      for (const text of [SQL, HTML])
        await refused('malformed', () => villain.post('/api/tables', { players: 2, [field]: text }))
    await refused('no-such-bot', () =>
      victim.put(`/api/tables/${table}/seats/1/bot`, { bot: SQL.slice(0, 40) }),
    )
    await refused('wrong-password', () =>
      villain.post('/api/sign-in', { name: `' or 1=1; --`, password: `' or '1'='1` }),
    )
    for (const path of ['/api/tables/', '/api/codes/', '/api/tables/x/seats/'])
      await refused(path.includes('seats') ? 'not-found' : 'malformed', () =>
        villain.get(`${path}${encodeURIComponent(SQL)}`),
      )
  })

  test('that cannot be seen is refused', async () => {
    for (const name of ['\u0000', 'a\u0007b', '\u202Eabc', 'a\u200Bb', '\n'])
      await refused('malformed', () => villain.put('/api/me', { name }))
    await refused('malformed', () => villain.post('/api/tables', { players: 2, name: 'a\u0000' }))
  })
})

describe('bodies', () => {
  const send = (body: string, type = 'application/json') =>
    villain.ask('POST', '/api/tables', body, { 'content-type': type })

  test('that are no JSON, or not what is asked for', async () => {
    for (const body of ['', '{', '[]', 'null', '"text"', '{"players":"2"}', '{"players":2.5}'])
      await refused('malformed', () => send(body))
    await refused('malformed', () => send('{"players":2,"__proto__":{"isOwner":true}}'))
    await refused('malformed', () => send('{"players":2,"constructor":{"prototype":{}}}'))
    await refused('malformed', () => send('{"players":1e999}'))
  })

  test('that forms of other sites could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await refused('malformed', () => send('{"players":2}', type))
  })

  test('that are huge, or deep, or never end', async () => {
    await refused('too-large', () => send(`{"players":2,"name":"${'x'.repeat(20_000)}"}`))
    await refused('malformed', () => send(`${'['.repeat(8000)}${']'.repeat(8000)}`))
    const kept = await everything()
    const dropped = await new Promise<boolean>((resolve) => {
      const asked = request(`${hadal.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '1000000000' },
      })
      asked.on('response', ({ statusCode }) => resolve(statusCode === 413))
      asked.on('error', () => resolve(true))
      asked.write('{')
    })
    expect(dropped).toBe(true)
    expect(await everything()).toBe(kept)
  })

  test('that are no HTTP at all', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(hadal.port, '127.0.0.1', () =>
        socket.write('\x16\x03\x01 hello\r\n\r\n'),
      )
      socket.once('data', (data) => resolve(String(data)))
      socket.once('close', () => resolve('closed'))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400|closed/)
    expect((await victim.get('/api/me')).status).toBe(200)
  })
})

describe('other sites', () => {
  const from = (headers: Record<string, string>) =>
    villain.ask('POST', '/api/tables', { players: 2 }, headers)

  test('cannot act for whoever looks at them', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      await refused('wrong-origin', () => from(headers))
    expect((await from({ origin: hadal.url })).status).toBe(201)
  })

  test('are told by name where the server is reached through a proxy', async () => {
    const named = await testHadal({ settings: { origins: ['https://hadal.example'] } })
    const person = await named.person()
    const become = (origin: string) => person.ask('POST', '/api/guest', {}, { origin })
    expect((await become(named.url)).code).toBe('wrong-origin')
    expect((await become('https://hadal.example')).status).toBe(200)
    await named.stop()
  })
})

describe('floods', () => {
  test('of requests from one address', async () => {
    const strict = await testHadal({ limits: { requestsPerMinute: 30 } })
    const person = await strict.person()
    const answers = await Promise.all(Array.from({ length: 60 }, () => person.get('/api/bots')))
    expect(answers.filter(({ status }) => status === 200).length).toBe(30)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      code: 'too-many',
    })
    await strict.stop()
  })

  test('from an address that is made up', async () => {
    const strict = await testHadal({ limits: { requestsPerMinute: 5 } })
    const behindProxy = await testHadal({
      limits: { requestsPerMinute: 5 },
      settings: { proxies: 1 },
    })
    const flood = async ({ url }: TestHadal) => {
      const asks = Array.from({ length: 10 }, (_, at) =>
        fetch(`${url}/api/bots`, { headers: { 'x-forwarded-for': `198.51.100.${at}` } }),
      )
      return (await Promise.all(asks)).filter(({ status }) => status === 200).length
    }
    expect(await flood(strict)).toBe(5)
    expect(await flood(behindProxy)).toBe(10)
    await strict.stop()
    await behindProxy.stop()
  })

  test('of changes by one person', async () => {
    const strict = await testHadal({ limits: { changesPerMinute: 10, tablesPerPerson: 100 } })
    const [person, other] = [await strict.person('Flood'), await strict.person('Other')]
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => person.post('/api/tables', { players: 2 })),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBe(10)
    expect(await strict.counted('hadal_refusals_total{code="too-many"}')).toBe(20)
    expect((await other.post('/api/tables', { players: 2 })).status).toBe(201)
    await strict.stop()
  })

  test('of guests', async () => {
    const strict = await testHadal({ limits: { guestsPerHour: 3 } })
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (await strict.person()).post('/api/guest')),
    )
    expect(answers.filter(({ code }) => code === 'too-many').length).toBe(3)
    await strict.stop()
  })
})
