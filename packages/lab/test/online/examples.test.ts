// The example bots play whole games: against each other, and against ours.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { patch, type ServerFrame, type TableForMe } from '@hadal/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { Guest } from '../../src/online/people.ts'
import { type ServerProcess, startServer } from '../../src/online/servers.ts'
import { temporaryHome } from './temporary.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../examples')
const PROGRAMS = {
  javascript: [process.execPath, join(EXAMPLES, 'bot.mjs')],
  python: ['python3', join(EXAMPLES, 'bot.py')],
} as const

const home = temporaryHome()
const children: ChildProcess[] = []
let server: ServerProcess
let owner: Guest
beforeAll(async () => {
  server = await startServer({ home: home.path })
  owner = await Guest.named(server.url, 'Olena')
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server?.stop()
  home.remove()
})

interface Running {
  /** What it says first: the table, and its code. */
  readonly table: Promise<{ readonly id: string; readonly code: string | undefined }>
  /** The places at the end, by seat. */
  readonly places: Promise<unknown>
  said(): string
}

async function run(program: keyof typeof PROGRAMS, ...words: readonly string[]): Promise<Running> {
  const { secret } = await owner.ask<{ secret: string }>(server.url, 'POST', '/api/tokens', {
    name: program,
  })
  const [command, file] = PROGRAMS[program]
  const child = spawn(command, [file, server.url, '--pause', '0', ...words], {
    env: { PATH: process.env.PATH ?? '', HADAL_TOKEN: secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const line = (word: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = said.split('\n').find((one) => one.startsWith(`${word} `))
        if (found !== undefined && said.endsWith('\n')) resolve(found.slice(word.length + 1))
      }
      child.stdout.on('data', look)
      child.on('error', (error) =>
        reject(new Error(`${command} is needed for this test: ${error.message}`)),
      )
      child.on('close', () => {
        look()
        reject(new Error(`${program} ended without '${word}': ${said}${complaints}`))
      })
    })
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const table = line('table').then((text) => {
    const [, id = '', code] = /^(\S+)(?: code (\S+))?$/.exec(text) ?? []
    return { id, code }
  })
  const places = line('over').then((text): unknown => JSON.parse(text))
  // Whoever waits for one of them hears of it.
  table.catch(() => {})
  places.catch(() => {})
  return { table, places, said: () => said + complaints }
}

const sees = (id: string) => owner.ask<TableForMe>(server.url, 'GET', `/api/tables/${id}`)

test('a bot in JavaScript and one in Python play a whole game against each other', async () => {
  const one = await run('javascript', '--open', '2')
  const { id, code } = await one.table
  const other = await run('python', '--code', String(code))
  const [places, theirs] = await Promise.all([one.places, other.places])
  expect(places).toHaveLength(2)
  expect(theirs).toEqual(places)
  expect(await sees(id)).toMatchObject({
    state: 'over',
    seats: [
      { name: 'javascript', isProgram: true },
      { name: 'python', isProgram: true },
    ],
  })
})

test.each(['javascript', 'python'] as const)('a bot in %s plays against ours', async (program) => {
  const bot = await run(program, '--open', '3', '--against', 'greedy')
  const { id } = await bot.table
  expect(await bot.places).toHaveLength(3)
  expect(await sees(id)).toMatchObject({ state: 'over' })
})

test('both go on when the server was killed in the middle of their game', async () => {
  const one = await run('python', '--open', '2')
  const { id, code } = await one.table
  const other = await run('javascript', '--code', String(code))
  await expect.poll(async () => (await sees(id)).turn, { timeout: 60_000 }).toBeGreaterThan(2)
  const port = Number(new URL(server.url).port)
  await server.kill()
  server = await startServer({ home: home.path }, { port })
  expect(await sees(id)).toMatchObject({ state: 'playing' })
  expect(await one.places).toEqual(await other.places)
})

test.each(['javascript', 'python'] as const)('a bot in %s agrees to a pause', async (program) => {
  const { id, code } = await owner.ask<TableForMe>(server.url, 'POST', '/api/tables', {
    players: 2,
  })
  const bot = await run(program, '--code', String(code))
  await bot.table
  await owner.ask(server.url, 'POST', `/api/tables/${id}/start`, {})
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { cookie: owner.cookie },
  })
  let state: unknown
  socket.on('message', (data) => {
    const frame: ServerFrame = JSON.parse(String(data))
    if (frame.type === 'welcome') {
      state = frame.state
      const { version = 0 } = frame.state ?? {}
      socket.send(JSON.stringify({ type: 'act', id: 'tea', version, act: { type: 'pause' } }))
    }
    if (frame.type === 'update') state = patch(state, frame.patch)
  })
  await expect
    .poll(() => Object(state).pause, { timeout: 60_000 })
    .toEqual({ agreed: [0, 1], isPaused: true })
  socket.terminate()
})

test('what is refused is said, and ends the bot', async () => {
  const bots = [await run('javascript', '--code', 'ZZZZZ'), await run('python', '--code', 'ZZZZZ')]
  for (const bot of bots) {
    await expect(bot.table).rejects.toThrow('no-such-table')
  }
})
