import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readSettings } from '../settings.ts'
import { createLog } from '../watch/log.ts'
import { Metrics } from '../watch/metrics.ts'
import { servePage } from './page.ts'

const SCRIPT = `export const depth = ${'1'.repeat(4000)}n\n`

let folder = ''
let app: App
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-page-'))
  const page = join(folder, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hadal</title>')
  writeFileSync(join(page, 'sw.js'), 'self')
  writeFileSync(join(page, 'manifest.webmanifest'), '{}')
  writeFileSync(join(page, 'icon.svg'), '<svg/>')
  writeFileSync(join(page, 'assets', 'page-1a2b.js'), SCRIPT)
  writeFileSync(join(page, 'assets', 'letters-3c4d.woff2'), 'wOF2')
  app = await createApp({
    settings: readSettings({}),
    log: createLog('silent'),
    metrics: new Metrics(),
    key: Buffer.alloc(32, 1),
  })
  await servePage(app, page)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Asks without any of the help that `fetch` gives: paths go out as they are written, nothing is unpacked. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/letters-3c4d.woff2', 'font/woff2'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await ask(path)
  expect([status, headers['content-type']]).toEqual([200, type])
})

test('the page is shown for every screen, also when it is opened there', async () => {
  const { body } = await ask('/')
  const screens = ['/new', '/table/k3f9', '/table/%D1%97', '/settings?from=table']
  for (const path of [...screens, '/rules/B4.10', '/rules/B4.R1', '/rules/O.1']) {
    const answer = await ask(path)
    expect([answer.status, String(answer.body)]).toEqual([200, String(body)])
  }
})

test.each(['/assets/gone-5e6f.js', '/gone.png', '/rules/gone.png', '/assets/gone', '/%', '/a%00b'])(
  'there is nothing at %s, and that is said',
  async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  },
)

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '//../secret.txt',
])('nothing outside of the folder is shown: %s', async (path) => {
  const { body } = await ask(path)
  expect(String(body)).not.toContain('not for you')
})

test('a file may be kept for ever only where its name changes with the content', async () => {
  const kept = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await kept('/assets/page-1a2b.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/new', '/sw.js', '/icon.svg']) expect(await kept(path)).toBe('no-cache')
})

test('a file is not sent again to somebody who has it', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('a file is packed as the other side understands it', async () => {
  const path = '/assets/page-1a2b.js'
  const packed = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(packed.body))).toBe(SCRIPT)
  const zipped = await ask(path, { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(zipped.body))).toBe(SCRIPT)
  const plain = await ask(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(String(plain.body)).toBe(SCRIPT)
})

test('nothing is let in from elsewhere', async () => {
  for (const path of ['/', '/gone.png', '/%']) {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/)
    expect(headers['content-security-policy']).not.toMatch(/'unsafe|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('the page can be looked at, not written to', async () => {
  expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405 })
})
