import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readSettings } from '../settings.ts'
import { createLog } from '../watch/log.ts'
import { Metrics } from '../watch/metrics.ts'

let app: App
let thrown: unknown
beforeAll(async () => {
  app = await createApp({
    settings: readSettings({}),
    log: createLog('silent'),
    metrics: new Metrics(),
    key: Buffer.alloc(32),
  })
  app.get('/fails', () => {
    throw thrown
  })
})
afterAll(() => app.close())

async function answerTo(error: unknown) {
  thrown = error
  const { statusCode, body } = await app.inject('/fails')
  return { status: statusCode, text: body, code: JSON.parse(body).error.code }
}

const failing = (code: string, message = 'Key (name)=(secret) already exists.') =>
  Object.assign(new Error(message), { code })

test.each(['57P01', '08006', '53300', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])(
  'a database that says %s is away: it may be asked again',
  async (code) => {
    expect(await answerTo(failing(code))).toMatchObject({ status: 503, code: 'try-again' })
  },
)

test('a pool that waits in vain is a database that is away', async () => {
  const error = new Error('timeout exceeded when trying to connect')
  expect(await answerTo(error)).toMatchObject({ status: 503, code: 'try-again' })
})

test.each([failing('23505'), new TypeError('secret of the inside'), 'a string', undefined])(
  'whatever else fails tells nothing about the inside: %s',
  async (error) => {
    const { status, text, code } = await answerTo(error)
    expect([status, code]).toEqual([500, 'server-error'])
    expect(text).not.toMatch(/secret|string|Key/)
  },
)
