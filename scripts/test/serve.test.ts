import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
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

  test('that is free is left free', async () => {
    await tryPort(0, '127.0.0.1')
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

/** Runs the command that serves the page; in these tests it never gets as far as building it. */
function run(env: Record<string, string>) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SERVE], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}
