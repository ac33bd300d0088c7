import { resolve } from 'node:path'
import { type Limits, USUAL_LIMITS } from './guard/limits.ts'
import { CannotStart } from './postgres/cannotStart.ts'

/** How a server is run. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** A PostgreSQL of somebody else's; without one we start our own. */
  readonly databaseUrl: string | undefined
  /** Where our own keeps its data. */
  readonly home: string
  /** Where the finished page lies; without it only the interface for programs is served. */
  readonly page: string | undefined
  /** The origins that may change something, as people see them; without any, the one that is asked. */
  readonly origins: readonly string[]
  /** How many proxies stand before us: only so many tell the truth about addresses. */
  readonly proxies: number
  readonly logLevel: string
  /** How often it rehearses once it has started: less where a start should cost little. */
  readonly rehearsals: number
  readonly metricsToken: string | undefined
  readonly limits: Limits
}

type Environment = Readonly<Record<string, string | undefined>>

/** After so many hardly anything is compiled any more; they take two or three seconds. */
const ENOUGH_REHEARSALS = 12

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Reads the environment; whatever is wrong there is said in one sentence. */
export function readSettings(env: Environment): Settings {
  const { HADAL_DATA, HADAL_PAGE, HADAL_METRICS_TOKEN } = env
  return {
    port: readNumber(env, 'PORT', 8080, 65_535),
    host: env.HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    home: resolve(HADAL_DATA || 'data'),
    page: HADAL_PAGE ? resolve(HADAL_PAGE) : undefined,
    origins: readOrigins(env.HADAL_ORIGIN),
    proxies: readNumber(env, 'HADAL_PROXIES', 0, 10),
    logLevel: readLogLevel(env.HADAL_LOG),
    rehearsals: readNumber(env, 'HADAL_REHEARSALS', ENOUGH_REHEARSALS, 1000),
    metricsToken: HADAL_METRICS_TOKEN || undefined,
    limits: readLimits(env),
  }
}

function readNumber(env: Environment, name: string, usual: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= most) return number
  throw new CannotStart(`${name} must be a whole number from 0 to ${most}, not “${text}”.`)
}

/** What is wrong with it is not quoted: it holds a password. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^postgres(ql)?:\/\/./.test(text)) return text
  throw new CannotStart(
    'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
  )
}

function readOrigins(text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(',').map((origin) => origin.trim())
  return origins
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
      throw new CannotStart(
        `HADAL_ORIGIN must be an origin such as https://hadal.example, not “${origin}”.`,
      )
    })
}

function readLogLevel(text: string | undefined): string {
  if (text === undefined || text === '') return 'warn'
  if (LOG_LEVELS.includes(text)) return text
  throw new CannotStart(`HADAL_LOG must be one of ${LOG_LEVELS.join(', ')}, not “${text}”.`)
}

/** `HADAL_LIMIT_REQUESTS_PER_MINUTE` and so on: each limit by its name. */
function readLimits(env: Environment): Limits {
  const read = (name: keyof Limits): number => {
    const variable = `HADAL_LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
    return readNumber(env, variable, USUAL_LIMITS[name], 1_000_000_000)
  }
  return {
    requestsPerMinute: read('requestsPerMinute'),
    changesPerMinute: read('changesPerMinute'),
    failuresPerTenMinutes: read('failuresPerTenMinutes'),
    guestsPerHour: read('guestsPerHour'),
    tablesPerPerson: read('tablesPerPerson'),
    tokensPerPerson: read('tokensPerPerson'),
    socketsPerAddress: read('socketsPerAddress'),
    socketsPerPerson: read('socketsPerPerson'),
    sockets: read('sockets'),
    framesPerTenSeconds: read('framesPerTenSeconds'),
  }
}
