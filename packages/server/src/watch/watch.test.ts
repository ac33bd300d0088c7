import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestHadal, testHadal } from '../../test/hadal.ts'

const PASSWORD = 'nobody-shall-read-this'

let hadal: TestHadal
const lines: string[] = []
beforeAll(async () => {
  hadal = await testHadal({ logTo: { write: (line: string) => lines.push(line) } })
})
afterAll(() => hadal.stop())

test('whoever runs the server can see that it lives and can work', async () => {
  const person = await hadal.person()
  expect(await person.get('/health')).toMatchObject({ status: 200, body: { status: 'alive' } })
  expect(await person.get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('requests and refusals are counted', async () => {
  const person = await hadal.person('Counted')
  await person.get('/api/me')
  await person.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA')
  const me = 'hadal_requests_total{method="GET",route="/api/me",status="200"}'
  expect(await hadal.counted(me)).toBe(1)
  expect(await hadal.counted('hadal_refusals_total{code="no-such-table"}')).toBe(1)
  expect(await hadal.counted('hadal_sockets')).toBe(0)
})

test('numbers are for this computer, not for those whom a proxy lets through', async () => {
  const person = await hadal.person()
  const passedOn = await person.ask('GET', '/metrics', undefined, {
    'x-forwarded-for': '203.0.113.9',
  })
  expect(passedOn).toMatchObject({ status: 404, code: 'not-found' })
  const guarded = await testHadal({ settings: { metricsToken: 'let-me-in' } })
  const asks = (authorization: string) =>
    fetch(`${guarded.url}/metrics`, { headers: { authorization } })
  expect((await asks('Bearer let-me-in')).status).toBe(200)
  expect((await asks('Bearer let-me-out')).status).toBe(404)
  await guarded.stop()
})

test('every answer can be found again in the log by its number', async () => {
  const person = await hadal.person()
  const { headers } = await person.get('/health')
  const id = headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{12}$/)
  await expect.poll(() => lines.some((line) => line.includes(String(id)))).toBe(true)
})

test('no secret is ever written to the log', async () => {
  const person = await hadal.person('Secretive')
  const { id, code } = await person.opens()
  await person.post('/api/account', { name: 'Secretive', password: PASSWORD })
  await person.post('/api/sign-in', { name: 'Secretive', password: `${PASSWORD}-2` })
  const { secret: token } = (await person.post('/api/tokens', { name: 'Bot' })).body as {
    secret: string
  }
  const bot = await hadal.person()
  bot.token = token
  await bot.get(`/api/codes/${code}`)
  const { secret: link } = (await person.post(`/api/tables/${id}/seats/1/link`)).body as {
    secret: string
  }
  await bot.post(`/api/join/${link}`)
  // What fails inside is written down too.
  await hadal.database.pool.query('alter table tokens rename to tokens_away')
  expect(await bot.get('/api/me')).toMatchObject({ status: 500, code: 'server-error' })
  await hadal.database.pool.query('alter table tokens_away rename to tokens')
  const log = lines.join('')
  expect(log).toContain('a request failed')
  for (const secret of [person.cookie, token, link, PASSWORD, code, id])
    expect(log).not.toContain(String(secret))
})
