// `npm start` is stopped by a signal to any of its processes, and leaves nothing behind.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive, postmasterOf } from '../src/postgres/processes.ts'

const ROOT = join(import.meta.dirname, '../../..')

let folder = ''
let owner = ''
const started: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-stopping-'))
  // PostgreSQL runs as another user when this one is root.
  chmodSync(folder, 0o755)
  owner = join(folder, 'data', 'postgres.owner')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hadal</title>')
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true })
})

/** Starts the server with npm, on a page that is finished. */
function start() {
  const child = spawn('npm', ['--silent', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HADAL_DATA: join(folder, 'data'),
      HADAL_PAGE: folder,
      HADAL_REHEARSALS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<unknown>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  started.push({ child, ended })
  return { child, ended, said: () => said }
}

/** The process of the server itself: the one that has claimed the data folder. */
function serverPid(): number {
  return existsSync(owner) ? Number(readFileSync(owner, 'utf8').split('\n')[0]) : 0
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

test.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGTERM', 'the server'],
  ['SIGHUP', 'the server'],
] as const)('%s to %s stops the server and its database', async (signal, target) => {
  const { child, ended, said } = start()
  await expect.poll(said, { timeout: 60_000 }).toMatch(/ready: \S+\n/)
  const port = Number(/:(\d+)\n/.exec(said())?.[1])
  const pid = serverPid()
  expect({ isAlive: isAlive(pid), isFree: await isFree(port) }).toEqual({
    isAlive: true,
    isFree: false,
  })

  process.kill(target === 'npm' ? Number(child.pid) : pid, signal)
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(isAlive(pid)).toBe(false)
  expect(await isFree(port)).toBe(true)
  expect(existsSync(owner)).toBe(false)
  expect(postmasterOf(join(folder, 'data', 'postgres'))).toBeUndefined()
})

test('a signal while the server starts ends it as cleanly', async () => {
  const { child, ended, said } = start()
  await expect.poll(serverPid, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(said()).toBe('')
  expect(existsSync(owner)).toBe(false)
  expect(postmasterOf(join(folder, 'data', 'postgres'))).toBeUndefined()
})
