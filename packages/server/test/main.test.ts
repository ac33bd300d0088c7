// The server as people start it: a process of its own, with a database of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postmasterOf } from '../src/postgres/processes.ts'
import { testDatabase } from './database.ts'
import { Person } from './hadal.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')

let folder = ''
const children: ChildProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-main-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hadal</title>')
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

interface Started {
  /** Where it is ready; nothing if it has ended instead. */
  readonly url: string | undefined
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly said: () => string
}

function start(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HADAL_DATA: join(folder, 'data'),
      HADAL_PAGE: folder,
      HADAL_REHEARSALS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const started = (url?: string): Started => ({ url, child, ended, said: () => said })
  return new Promise((resolve) => {
    child.stdout.once('data', (line) => resolve(started(/ready: (\S+)/.exec(String(line))?.[1])))
    void ended.then(() => resolve(started()))
  })
}

const master = () => postmasterOf(join(folder, 'data', 'postgres'))

test('it is ready with a page and a database, stops when it is told, and goes on later', async () => {
  const first = await start({})
  const person = new Person(String(first.url))
  await person.post('/api/guest', { name: 'Olena' })
  const { id } = await person.opens({ name: 'Friday dive' })
  expect(await person.get('/table/somewhere')).toMatchObject({
    status: 200,
    body: '<!doctype html><title>Hadal</title>',
  })
  expect(master()).toBeDefined()
  const same = await start({})
  expect(await same.ended).toBe(1)
  expect(same.said()).toMatch(/^The data in \S+ is used by another Hadal, process \d+: .*\.\n$/)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.said()).toBe('')
  expect(master()).toBeUndefined()

  const second = await start({})
  const again = new Person(String(second.url))
  again.cookie = person.cookie
  expect(await again.sees(id)).toMatchObject({ name: 'Friday dive', seat: 0 })
  second.child.kill('SIGKILL')
  await second.ended
  expect(master()).toBeDefined()

  // Killed in the middle: the next one goes on with what is there.
  const third = await start({})
  const later = new Person(String(third.url))
  later.cookie = person.cookie
  expect(await later.sees(id)).toMatchObject({ name: 'Friday dive', seat: 0 })
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
  expect(master()).toBeUndefined()
})

test('nodes that start at the same moment share a database that is new', async () => {
  const database = await testDatabase()
  const nodes = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL: database.url })))
  const person = new Person(String(nodes[0]?.url))
  await person.post('/api/guest', { name: 'Olena' })
  for (const { url } of nodes) {
    const elsewhere = new Person(String(url))
    elsewhere.cookie = person.cookie
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ name: 'Olena' })
  }
  for (const { child } of nodes) child.kill('SIGTERM')
  expect(await Promise.all(nodes.map(({ ended }) => ended))).toEqual([0, 0, 0])
  await database.drop()
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not “eighty”.\n'],
  [
    { DATABASE_URL: 'postgresql://me:s3cret@127.0.0.1:1/hadal' },
    'The database 127.0.0.1:1/hadal cannot be reached (ECONNREFUSED): see whether DATABASE_URL is right and the database runs.\n',
  ],
])('%o is one clear sentence and a failed command', async (env, sentence) => {
  const { ended, said } = await start(env)
  expect([await ended, said()]).toEqual([1, sentence])
})

test('programs are served without a page', async () => {
  const database = await testDatabase()
  const { url, child, ended } = await start({ DATABASE_URL: database.url, HADAL_PAGE: '' })
  const person = new Person(String(url))
  expect(await person.get('/')).toMatchObject({ status: 404, code: 'not-found' })
  expect((await person.get('/api/bots')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await database.drop()
})
