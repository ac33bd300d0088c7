import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CannotServe, readPort, tryPort } from '../serve.mjs'

const SERVE = join(import.meta.dirname, '../serve.mjs')

describe('the port', () => {
  test('is 8080 unless somebody says otherwise', () => {
    expect([readPort(undefined), readPort(''), readPort('3000')]).toEqual([8080, 8080, 3000])
  })

  test.each(['http', '80.5', '-1', '65536', '0x50', ' 80'])('cannot be “%s”', (port) => {
    expect(() => readPort(port)).toThrow(CannotServe)
    expect(() => readPort(port)).toThrow(`not “${port}”.`)
  })

  test('that is taken is one clear sentence and a failed command', async () => {
    const other = await listen(0)
    const port = portOf(other)
    const result = await run({ PORT: String(port) })
    await close(other)
    expect(result).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.\n`,
    })
  })

  test('that is free is left free', async () => {
    const other = await listen(0)
    const port = portOf(other)
    await close(other)
    await tryPort(port, '127.0.0.1')
    const server = await listen(port)
    expect(portOf(server)).toBe(port)
    await close(server)
  })

  test('of another computer cannot be taken', async () => {
    await expect(tryPort(0, '203.0.113.1')).rejects.toThrow(
      'This computer cannot be reached as “203.0.113.1”: HOST must be one of its own addresses.',
    )
  })

  test('that is none is one clear sentence and a failed command', async () => {
    expect(await run({ PORT: 'eighty' })).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be a whole number from 0 to 65535, not “eighty”.\n',
    })
  })
})

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function close(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}

/** Runs the command that serves the page; in these tests it never gets as far as building it. */
function run(env: Record<string, string>) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SERVE], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}
