import type { TableForMe } from '@hadal/protocol'
import type { DestinationStream } from 'pino'
import { type Limits, USUAL_LIMITS } from '../src/guard/limits.ts'
import { type Hadal, startHadal } from '../src/hadal.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { createLog } from '../src/watch/log.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** A whole server with a database of its own. */
export interface TestHadal extends Hadal {
  readonly database: TestDatabase
  /** Somebody new with a device of their own; a name makes them a guest at once. */
  person(name?: string): Promise<Person>
  /** The value of a metric; nothing if it was never counted. */
  counted(metric: string): Promise<number | undefined>
  stop(): Promise<void>
}

export interface TestHadalOf {
  readonly limits?: Partial<Limits>
  readonly settings?: Partial<Settings>
  readonly logTo?: DestinationStream
}

export async function testHadal({ limits, settings, logTo }: TestHadalOf = {}): Promise<TestHadal> {
  const database = await testDatabase()
  const hadal = await startHadal(
    {
      ...readSettings({}),
      port: 0,
      databaseUrl: database.url,
      ...settings,
      limits: { ...USUAL_LIMITS, ...limits },
    },
    logTo === undefined ? createLog('silent') : createLog('trace', logTo),
  )
  return {
    ...hadal,
    database,
    async person(name) {
      const person = new Person(hadal.url)
      if (name !== undefined) await person.post('/api/guest', { name })
      return person
    },
    async counted(metric) {
      const text = await (await fetch(`${hadal.url}/metrics`)).text()
      const line = text.split('\n').find((one) => one.startsWith(`${metric} `))
      return line === undefined ? undefined : Number(line.split(' ').at(-1))
    },
    async stop() {
      await hadal.close()
      await database.drop()
    },
  }
}

/** What was answered. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  /** The code of the error; nothing if there was none. */
  readonly code: string | undefined
}

/** Somebody in front of a device that keeps cookies. */
export class Person {
  private readonly url: string
  cookie: string | undefined
  token: string | undefined

  constructor(url: string) {
    this.url = url
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path)
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.ask('POST', path, body)
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.ask('PUT', path, body)
  }

  delete(path: string): Promise<Answer> {
    return this.ask('DELETE', path)
  }

  /** Opens a table. */
  async opens(table: object = {}): Promise<TableForMe> {
    const { body } = await this.post('/api/tables', { players: 2, ...table })
    return body as TableForMe
  }

  async sees(table: string): Promise<TableForMe> {
    const { body } = await this.get(`/api/tables/${table}`)
    return body as TableForMe
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    this.cookie = kept(this.cookie, response.headers.getSetCookie())
    const text = await response.text()
    const answered = readJson(text)
    return {
      status: response.status,
      headers: response.headers,
      body: answered,
      code: Object(Object(answered).error).code,
    }
  }
}

/** What a device shows next time: a cookie without a value is forgotten. */
function kept(cookie: string | undefined, changes: readonly string[]): string | undefined {
  if (changes.length === 0) return cookie
  const all = [...(cookie?.split('; ') ?? []), ...changes.map((one) => one.split(';')[0] ?? '')]
  const byName = new Map(all.map((one) => [one.slice(0, one.indexOf('=')), one]))
  const shown = [...byName].filter(([name, one]) => one.length > name.length + 1)
  return shown.length === 0 ? undefined : shown.map(([, one]) => one).join('; ')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
