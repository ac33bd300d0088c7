import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('nothing has to be set', () => {
  expect(readSettings({ PORT: '', HADAL_DATA: '' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    home: `${process.cwd()}/data`,
    origins: [],
    proxies: 0,
    logLevel: 'warn',
    rehearsals: 12,
  })
})

test('every limit has a variable of its own', () => {
  const { limits } = readSettings({
    HADAL_LIMIT_REQUESTS_PER_MINUTE: '7',
    HADAL_LIMIT_SOCKETS: '8',
    HADAL_LIMIT_FRAMES_PER_TEN_SECONDS: '9',
  })
  expect(limits).toMatchObject({ requestsPerMinute: 7, sockets: 8, framesPerTenSeconds: 9 })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not “eighty”.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not “65536”.'],
  [{ HADAL_LIMIT_SOCKETS: '-1' }, 'HADAL_LIMIT_SOCKETS must be a whole number'],
  [{ HADAL_ORIGIN: 'hadal.example' }, 'HADAL_ORIGIN must be an origin such as'],
  [{ HADAL_ORIGIN: 'https://hadal.example/' }, 'HADAL_ORIGIN must be an origin such as'],
  [{ HADAL_LOG: 'loud' }, 'HADAL_LOG must be one of'],
  [{ DATABASE_URL: 'mysql://me:s3cret@here/db' }, 'DATABASE_URL must look like'],
])('%o is one clear sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
  expect(() => readSettings(env)).not.toThrow('s3cret')
})
