import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { DATABASE, urlOfPostmaster } from './address.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { CannotStart } from './cannotStart.ts'
import { DataFolder, pathOnly } from './folder.ts'
import { forgetReusedPid, isAlive, type Postmaster, postmasterOf, until } from './processes.ts'
import type { User } from './user.ts'

export interface PostgresSettings {
  /** Where Hadal keeps its data; the database lies in `postgres` there. */
  readonly home: string
  /** How it is reached: never from another computer. */
  readonly listen?: 'socket' | 'port'
  /** Settings of PostgreSQL beside ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where things go that PostgreSQL could not reach otherwise. */
  readonly shared?: string
  /** Told when it has died and is started again. */
  readonly tell?: (what: string) => void
}

/** A PostgreSQL of our own that runs. */
export interface Postgres {
  /** The database of Hadal. */
  readonly url: string
  readonly pid: number
  /** The address of another database on it. */
  urlOf(database: string): string
  /** Ends all connections and stops it; what was committed is on the disk either way. */
  stop(): Promise<void>
}

/** A number that is part of the socket's name; nothing listens on the port itself. */
const SOCKET_PORT = 5432
/** A socket's path has 107 bytes on Linux and 103 on a Mac. */
const LONGEST_SOCKET_FOLDER = 85
const LONGEST_LOG = 4_000_000
const START_WITHIN = 120_000
const STOP_WITHIN = '60'
const LOOK_EVERY = 500

const SETTINGS: Readonly<Record<string, string>> = {
  // What is committed survives everything: this is the promise of the whole server.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  // Values may be secret: neither statements nor the rows they stumbled over are written down.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts PostgreSQL, or goes on with one that a server before us has left running. */
export async function startPostgres(settings: PostgresSettings): Promise<Postgres> {
  const folder = new DataFolder(settings.home, settings.shared)
  folder.claim()
  let running: Running | undefined
  try {
    running = new Running(folder, settings)
    await running.start()
    const isNew = await makeDatabase(running)
    if (isNew && folder.isElsewhere)
      settings.tell?.(
        `The database lies in ${folder.cluster}, since ${folder.home} is closed to it`,
      )
    return running
  } catch (error) {
    await running?.stop()
    folder.release()
    throw error
  }
}

class Running implements Postgres {
  private readonly folder: DataFolder
  private readonly settings: PostgresSettings
  private readonly binaries: Binaries
  private readonly user: User | undefined
  private readonly password: string
  private master: Postmaster | undefined
  private temporary: string | undefined
  private looking: NodeJS.Timeout | undefined
  private starting: Promise<void> | undefined
  private isStopping = false

  constructor(folder: DataFolder, settings: PostgresSettings) {
    this.folder = folder
    this.settings = settings
    const { user, binaries } = folder.prepare((as) => findBinaries(as, { shared: folder.shared }))
    this.user = user
    this.binaries = binaries
    this.password = folder.password
  }

  get url(): string {
    return this.urlOf(DATABASE)
  }

  get pid(): number {
    return this.running.pid
  }

  urlOf(database: string): string {
    return urlOfPostmaster(this.running, this.password, database)
  }

  async start(): Promise<void> {
    const left = postmasterOf(this.folder.cluster)
    if (left === undefined) await this.spawnOnce()
    else this.master = left
    await this.waitUntilReady()
    this.looking = setInterval(() => this.look(), LOOK_EVERY)
    this.looking.unref()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.looking)
    await this.starting?.catch(() => {})
    const pid = this.master?.pid
    if (pid !== undefined && isAlive(pid)) {
      await promisify(execFile)(
        this.binaries.pgCtl,
        [
          `--pgdata=${this.folder.cluster}`,
          '--mode=fast',
          `--timeout=${STOP_WITHIN}`,
          '--wait',
          'stop',
        ],
        { ...this.user, cwd: '/', env: pathOnly() },
      ).catch(() => {})
      await until(() => !isAlive(pid), 10_000)
    }
    if (this.temporary !== undefined) rmSync(this.temporary, { recursive: true, force: true })
    this.folder.release()
  }

  private get running(): Postmaster {
    if (this.master === undefined) throw new Error('PostgreSQL does not run')
    return this.master
  }

  /** One that was killed is started again: whoever waits for it connects anew. */
  private look(): void {
    if (this.isStopping || this.starting !== undefined || isAlive(this.running.pid)) return
    this.settings.tell?.('PostgreSQL has died and is started again')
    this.starting = this.spawnOnce()
      .then(() => this.waitUntilReady())
      .catch((error: unknown) => this.settings.tell?.(String(error)))
      .finally(() => {
        this.starting = undefined
      })
  }

  private async spawnOnce(): Promise<void> {
    forgetReusedPid(this.folder.cluster)
    // One that is started again is found where it was.
    const { socket, port } = this.master ?? (await this.address())
    const settings = {
      ...SETTINGS,
      ...this.settings.settings,
      listen_addresses: socket === '' ? '127.0.0.1' : '',
      unix_socket_directories: socket,
      port: String(port),
    }
    const child = await this.spawned(settings)
    this.master = { pid: child.pid ?? 0, port, socket }
  }

  private async address(): Promise<{ readonly socket: string; readonly port: number }> {
    return (this.settings.listen ?? usualListening()) === 'socket'
      ? { socket: this.socketFolder(), port: SOCKET_PORT }
      : { socket: '', port: await freePort() }
  }

  /** In a session of its own, so that the keys that stop us do not stop it under our feet. */
  private spawned(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
    const log = this.openLog()
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(this.binaries.postgres, ['-D', this.folder.cluster, ...words], {
      ...this.user,
      cwd: '/',
      detached: true,
      env: { LC_ALL: 'C', ...pathOnly() },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child.unref()
    return new Promise((resolve, reject) => {
      child.once('spawn', () => resolve(child))
      child.once('error', ({ message }) =>
        reject(new CannotStart(`PostgreSQL cannot be run: ${message}.`)),
      )
    })
  }

  private socketFolder(): string {
    const { cluster } = this.folder
    if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
    this.temporary ??= mkdtempSync(join(tmpdir(), 'hadal-'))
    if (this.user !== undefined) chownSync(this.temporary, this.user.uid, this.user.gid)
    return this.temporary
  }

  private openLog(): number {
    const { log } = this.folder
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG)
      renameSync(log, `${log}.1`)
    return openSync(log, 'a', 0o600)
  }

  private async waitUntilReady(): Promise<void> {
    const end = Date.now() + START_WITHIN
    for (;;) {
      const why = await whyNotReady(this.urlOf('postgres'))
      if (why === undefined) return
      if (why === '28P01')
        throw new CannotStart(
          `The password in ${this.folder.home} does not open the database there: put back the file postgres.password.`,
        )
      if (!isAlive(this.running.pid)) await this.tryAgain()
      if (Date.now() > end)
        throw new CannotStart(`PostgreSQL did not start in time: see ${this.folder.log}.`)
      await sleep(25)
    }
  }

  /** Helpers of one that was killed hold on to its memory for a moment; nothing else is worth a second try. */
  private async tryAgain(): Promise<void> {
    const said = lastComplaintIn(this.folder.log)
    if (!/still in use|already exists/.test(said))
      throw new CannotStart(`PostgreSQL does not start: ${said}`)
    await sleep(300)
    await this.spawnOnce()
  }
}

function usualListening(): 'socket' | 'port' {
  return platform() === 'win32' ? 'port' : 'socket'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The code of the error with which it refuses to be spoken to; nothing if it answers. */
async function whyNotReady(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes the database of Hadal; says whether it was not there before. */
async function makeDatabase(postgres: Postgres): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
    return rowCount === 0
  } finally {
    await client.end()
  }
}

function lastComplaintIn(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'it says nothing.'
  return last.replace(/^.*?(FATAL|PANIC): */, '')
}
