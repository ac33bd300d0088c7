import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findBinaries, makeLinks } from './binaries.ts'
import { type Postgres, type PostgresSettings, startPostgres } from './postgres.ts'
import { isAlive, postmasterOf, startOf, until } from './processes.ts'

const isRoot = process.getuid?.() === 0

let folder = ''
let home = ''
const running = new Set<Postgres>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-postgres-'))
  chmodSync(folder, 0o755)
  home = join(folder, 'data')
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  running.clear()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(settings: Partial<PostgresSettings> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ home, shared: join(folder, 'shared'), ...settings })
  running.add(postgres)
  return postgres
}

async function stop(postgres: Postgres): Promise<void> {
  running.delete(postgres)
  await postgres.stop()
}

async function query(url: string, statement: string): Promise<readonly unknown[][]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}

describe('our own PostgreSQL', () => {
  test('is made on the first start, and keeps what was written', async () => {
    const first = await start()
    await query(first.url, 'create table kept (word text)')
    await query(first.url, "insert into kept values ('глибина')")
    await stop(first)
    expect(isAlive(first.pid)).toBe(false)
    const again = await start()
    expect(await query(again.url, 'select word, lower(upper(word)) from kept')).toEqual([
      ['глибина', 'глибина'],
    ])
  })

  test('writes to the disk before it says so, and asks everybody for a password', async () => {
    const { url } = await start()
    expect(await query(url, 'show fsync')).toEqual([['on']])
    expect(await query(url, 'show synchronous_commit')).toEqual([['on']])
    expect(await query(url, 'show listen_addresses')).toEqual([['']])
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(join(home, 'postgres.password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(home, 'postgres')).mode & 0o777).toBe(0o700)
  })

  test('can be reached by a port too, on this computer only', async () => {
    const { url } = await start({ listen: 'port' })
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(await query(url, 'show listen_addresses')).toEqual([['127.0.0.1']])
  })

  test('is reached in a folder whose path is too long for a socket', async () => {
    const { url } = await start({ home: join(folder, 'deep'.repeat(30)) })
    expect(await query(url, 'select 1')).toEqual([[1]])
  })

  test('that was killed is started again, where it was, with what was committed', async () => {
    const postgres = await start()
    const { url, pid } = postgres
    await query(url, "insert into kept values ('тиск')")
    process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid), 5000)
    await expect
      .poll(() => query(url, 'select count(*)::int from kept').catch(() => []), { timeout: 20_000 })
      .toEqual([[2]])
    expect(postgres.pid).not.toBe(pid)
  })

  test('that outlived its server is taken over, and stopped with the next one', async () => {
    const pid = await serverThatIsKilled()
    expect(isAlive(pid)).toBe(true)
    const next = await start()
    expect(next.pid).toBe(pid)
    await stop(next)
    expect(isAlive(pid)).toBe(false)
  })

  test('that died with its server recovers, even if its number is another program’s now', async () => {
    const pid = await serverThatIsKilled()
    process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid), 5000)
    const pidFile = join(home, 'postgres', 'postmaster.pid')
    const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    writeFileSync(pidFile, [sleeper.pid, ...rest].join('\n'))
    expect(postmasterOf(join(home, 'postgres'))).toBeUndefined()
    const { url } = await start()
    sleeper.kill()
    expect(await query(url, 'select count(*)::int from kept')).toEqual([[2]])
  })

  /** Starts a server in a process of its own and kills it; its PostgreSQL stays. */
  async function serverThatIsKilled(): Promise<number> {
    const source = join(import.meta.dirname, 'postgres.ts')
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { startPostgres } from ${JSON.stringify(source)}
       const { pid } = await startPostgres({ home: ${JSON.stringify(home)} })
       process.stdout.write(String(pid))
       setInterval(() => {}, 1000)`,
    ])
    child.stderr.on('data', (chunk) => process.stderr.write(String(chunk)))
    const pid = await new Promise<number>((resolve) =>
      child.stdout.once('data', (chunk) => resolve(Number(String(chunk)))),
    )
    await new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGKILL')
    })
    return pid
  }
})

describe('what cannot be started says why in one sentence', () => {
  const refusal = (settings: Partial<PostgresSettings>) => start(settings).catch(String)

  test('two servers on the same data', async () => {
    const owner = join(folder, 'claimed')
    mkdirSync(owner)
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    writeFileSync(join(owner, 'postgres.owner'), `${other.pid}\n${startOf(other.pid ?? 0)}\n`)
    expect(await refusal({ home: owner })).toMatch(
      /^CannotStart: The data in .* is used by another Hadal, process \d+: stop that one, or .*\.$/,
    )
    other.kill()
  })

  test('data of another PostgreSQL, or no data at all', async () => {
    for (const [version, words] of [
      ['17', 'was made by PostgreSQL 17, and this is 18'],
      [undefined, 'that is no database'],
    ] as const) {
      const odd = mkdtempSync(join(folder, 'odd-'))
      chmodSync(odd, 0o755)
      mkdirSync(join(odd, 'postgres'))
      if (isRoot) chownSync(join(odd, 'postgres'), 65_534, 65_534)
      if (version) writeFileSync(join(odd, 'postgres', 'PG_VERSION'), version)
      expect(await refusal({ home: odd })).toContain(words)
    }
  })

  test('a password that was lost or changed', async () => {
    const file = join(home, 'postgres.password')
    const password = readFileSync(file, 'utf8')
    rmSync(file)
    expect(await refusal({})).toContain('its password is not: put back')
    writeFileSync(file, 'another one', { mode: 0o600 })
    expect(await refusal({})).toContain('does not open the database there')
    writeFileSync(file, password, { mode: 0o600 })
    expect(postmasterOf(join(home, 'postgres'))).toBeUndefined()
  })

  test('a setting that PostgreSQL does not know', async () => {
    expect(await refusal({ settings: { depth: '11000' } })).toMatch(/^CannotStart: .*depth/)
  })
})

describe('the programs of PostgreSQL', () => {
  const installed = (): string =>
    dirname(dirname(dirname(findBinaries(undefined, { shared: folder }).postgres)))

  test('get the links that the package could not bring', () => {
    const copy = join(folder, 'package')
    cpSync(installed(), copy, { recursive: true, verbatimSymlinks: true })
    const links: { target: string }[] = JSON.parse(
      readFileSync(join(copy, 'native', 'pg-symlinks.json'), 'utf8'),
    )
    for (const { target } of links) rmSync(join(copy, target))
    makeLinks(copy)
    makeLinks(copy)
    for (const { target } of links) expect(existsSync(join(copy, target))).toBe(true)
  })

  test.runIf(isRoot)('are copied where nobody could reach them', () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    cpSync(join(folder, 'package'), join(closed, 'package'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    const shared = join(folder, 'shared')
    const found = () =>
      findBinaries({ uid: 65_534, gid: 65_534 }, { shared, folder: join(closed, 'package') })
    expect(found().postgres.startsWith(shared)).toBe(true)
    expect(found()).toEqual(found())
  })

  test.runIf(isRoot)('and data goes where it can be reached, with a link to it', async () => {
    const closed = join(folder, 'closed', 'data')
    const told: string[] = []
    const { url } = await start({ home: closed, tell: (what) => told.push(what) })
    expect(await query(url, 'select 1')).toEqual([[1]])
    expect(told).toEqual([expect.stringMatching(/^The database lies in .*\/shared\//)])
    expect(existsSync(join(closed, 'postgres', 'PG_VERSION'))).toBe(true)
  })
})
