import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import project from '../../../../package.json' with { type: 'json' }

const require = createRequire(import.meta.url)
const MAIN = join(require.resolve('@hadal/server'), '../main.ts')
const TSX = pathToFileURL(require.resolve('tsx')).href
/** What Node is told by `npm start`. */
const FLAGS = project.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** Nobody else is there: a load is a thousand people behind one address. */
const MORE_THAN_ENOUGH = '1000000000'
const LIMITS = [
  'REQUESTS_PER_MINUTE',
  'CHANGES_PER_MINUTE',
  'FAILURES_PER_TEN_MINUTES',
  'GUESTS_PER_HOUR',
  'TABLES_PER_PERSON',
  'TOKENS_PER_PERSON',
  'SOCKETS_PER_ADDRESS',
  'SOCKETS_PER_PERSON',
  'SOCKETS',
  'FRAMES_PER_TEN_SECONDS',
]
const RAISED = Object.fromEntries(LIMITS.map((name) => [`HADAL_LIMIT_${name}`, MORE_THAN_ENOUGH]))

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** From nothing until it can be asked. */
  readonly startupMs: number
  /** What it has complained about. */
  complaints(): string
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Where a server keeps what it has: in a folder of its own, or in a database that there is. */
export type ServerData = { readonly home: string } | { readonly databaseUrl: string }

interface Start {
  /** One that nobody has, unless it is named. */
  readonly port?: number
  /** As for people, so that the first moves cost what later ones do. */
  readonly isRehearsed?: boolean
}

/** Starts a server as people start it, with its limits raised. */
export async function startServer(
  data: ServerData,
  { port = 0, isRehearsed = false }: Start = {},
): Promise<ServerProcess> {
  const started = performance.now()
  const { PATH = '', HADAL_LOG = 'warn' } = process.env
  const child = spawn(process.execPath, [...FLAGS, '--inspect-port=0', '--import', TSX, MAIN], {
    env: {
      PATH,
      // What a server leaves there is removed together with the rest.
      TMPDIR: tmpdir(),
      HADAL_LOG,
      PORT: String(port),
      ...(!isRehearsed && { HADAL_REHEARSALS: '0' }),
      ...RAISED,
      ...('home' in data ? { HADAL_DATA: data.home } : { DATABASE_URL: data.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-LONGEST_SAID)
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      running.delete(child)
      resolve()
    })
  })
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  const url = await new Promise<string | undefined>((resolve) => {
    child.stdout.once('data', (line) => resolve(/ready: (\S+)/.exec(String(line))?.[1]))
    void ended.then(() => resolve(undefined))
  })
  clearTimeout(patience)
  if (url === undefined || child.pid === undefined)
    throw new Error(`The server did not start: ${said.trim()}`)
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return {
    // A name would be looked up for every socket.
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid,
    startupMs: performance.now() - started,
    complaints: () => said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

const LONGEST_SAID = 100_000
/** A server that says nothing for so long will never be ready. */
const PATIENCE = 180_000

/** Whatever happens to us, no server is left behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A folder that is gone afterwards; a PostgreSQL that runs as another user can get into it. */
export async function withTemporaryHome<Result>(
  work: (home: string) => Promise<Result>,
): Promise<Result> {
  const home = mkdtempSync(join(tmpdir(), 'hadal-lab-'))
  chmodSync(home, 0o755)
  try {
    return await work(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
