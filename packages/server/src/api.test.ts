import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestHadal, testHadal } from '../test/hadal.ts'

let hadal: TestHadal
beforeAll(async () => {
  hadal = await testHadal()
})
afterAll(() => hadal.stop())

test('the document of the interface knows every way in, and says what each takes and gives', async () => {
  const person = await hadal.person()
  const { body } = await person.get('/api/openapi.json')
  const { paths } = body as { paths: Record<string, Record<string, Record<string, unknown>>> }
  const ways = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(ways.sort()).toEqual([
    'DELETE /api/tables/{table}/seats/{seat}',
    'DELETE /api/tokens/{token}',
    'GET /api/bots',
    'GET /api/codes/{code}',
    'GET /api/me',
    'GET /api/tables',
    'GET /api/tables/mine',
    'GET /api/tables/{table}',
    'GET /api/tables/{table}/record',
    'GET /api/tokens',
    'POST /api/account',
    'POST /api/guest',
    'POST /api/join/{secret}',
    'POST /api/sign-in',
    'POST /api/sign-out',
    'POST /api/tables',
    'POST /api/tables/{table}/rematch',
    'POST /api/tables/{table}/seats',
    'POST /api/tables/{table}/seats/{seat}/link',
    'POST /api/tables/{table}/start',
    'POST /api/tokens',
    'PUT /api/account/password',
    'PUT /api/me',
    'PUT /api/tables/{table}/seats/{seat}/bot',
  ])
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods))
      expect(operation).toMatchObject({ summary: expect.any(String), responses: expect.anything() })
  expect(JSON.stringify(paths['/api/tables']?.post)).toContain('perfectMemory')
})

test('the page of the interface is plain: nothing in it is run or fetched', async () => {
  const person = await hadal.person()
  const { body, headers } = await person.get('/api/docs')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/)
  expect(body).toContain('POST /api/tables/{table}/seats')
  expect(body).not.toMatch(/<script|<link|<style|style=|onclick|src=/)
})

test('what is not there is said in the same shape as every error', async () => {
  const person = await hadal.person()
  for (const path of ['/api/', '/api/gone', '/api/tables/x/y/z'])
    expect((await person.get(path)).body).toEqual({
      error: { code: 'not-found', message: 'There is nothing here.' },
    })
})

test('a database that is away is no fault of whoever asks', async () => {
  const away = await testHadal()
  const person = await away.person('Patient')
  await away.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(async () => (await person.get('/api/me')).status).toBe(200)
  await away.stop()
})
