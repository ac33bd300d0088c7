import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CannotServe, readPort, startServer } from '../../../scripts/serve.mjs'

const SERVE = join(import.meta.dirname, '../../../scripts/serve.mjs')
const SCRIPT = `export const depth = ${'1'.repeat(4000)}n\n`

let folder = ''
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-serve-'))
  const page = join(folder, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hadal</title>')
  writeFileSync(join(page, 'sw.js'), 'self')
  writeFileSync(join(page, 'manifest.webmanifest'), '{}')
  writeFileSync(join(page, 'icon.svg'), '<svg/>')
  writeFileSync(join(page, 'assets', 'page-1a2b.js'), SCRIPT)
  writeFileSync(join(page, 'assets', 'letters-3c4d.woff2'), 'wOF2')
  server = await startServer({ folder: page })
})
afterAll(async () => {
  await server.close()
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
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

describe('the page that is served', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/letters-3c4d.woff2', 'font/woff2'],
  ])('says that %s is %s', async (path, type) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  test('is shown for every screen, also when it is opened there', async () => {
    const { body } = await ask('/')
    for (const path of ['/new', '/table/k3f9', '/table/%D1%97', '/settings?from=table']) {
      const answer = await ask(path)
      expect([answer.status, String(answer.body)]).toEqual([200, String(body)])
    }
  })

  test.each(['/assets/gone-5e6f.js', '/gone.png', '/assets/gone', '/%', '/a%00b'])(
    'has nothing at %s, and says so',
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
  ])('shows nothing outside of its folder: %s', async (path) => {
    const { body } = await ask(path)
    expect(String(body)).not.toContain('not for you')
  })

  test('may be kept for ever only where the name changes with the content', async () => {
    const kept = async (path: string) => (await ask(path)).headers['cache-control']
    expect(await kept('/assets/page-1a2b.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/new', '/sw.js', '/icon.svg'])
      expect(await kept(path)).toBe('no-cache')
  })

  test('is not sent again to somebody who has it', async () => {
    const { headers } = await ask('/')
    const again = await ask('/', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('is packed as the other side understands it', async () => {
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

  test('lets nothing in from elsewhere', async () => {
    for (const path of ['/', '/gone.png']) {
      const { headers } = await ask(path)
      expect(headers['content-security-policy']).toMatch(/default-src 'self'/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('can be looked at, not written to', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405 })
  })
})

describe('the port', () => {
  test('is 8080 unless somebody says otherwise', () => {
    expect([readPort(undefined), readPort(''), readPort('3000')]).toEqual([8080, 8080, 3000])
  })

  test.each(['http', '80.5', '-1', '65536', '0x50', ' 80'])('cannot be “%s”', (port) => {
    expect(() => readPort(port)).toThrow(CannotServe)
    expect(() => readPort(port)).toThrow(`not “${port}”.`)
  })

  test('that is taken is one clear sentence and a failed command', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const result = await run({ PORT: String(port) })
    other.close()
    expect(result).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.\n`,
    })
  })

  test('that is none is one clear sentence and a failed command', async () => {
    expect(await run({ PORT: 'eighty' })).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be a whole number from 0 to 65535, not “eighty”.\n',
    })
  })
})

/** Runs the command that serves the page; in these tests it never gets as far as building it. */
function run(env: Record<string, string>) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SERVE], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}
