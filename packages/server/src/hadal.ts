import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { normalizeIP } from '@fastify/rate-limit'
import type { Occupant } from '@hadal/table'
import type { Logger } from 'pino'
import { serveApi } from './api.ts'
import { type App, createApp } from './app.ts'
import { Doors } from './guard/limits.ts'
import { signingKey } from './identity/keys.ts'
import { GRACE } from './jobs/clock.ts'
import { listen, urlOf } from './listening.ts'
import { accessOf } from './lobby/access.ts'
import type { Listed } from './lobby/listing.ts'
import { openNode, type TableNode } from './node.ts'
import { servePage } from './page/page.ts'
import { CannotStart, codeOf } from './postgres/cannotStart.ts'
import { type Postgres, startPostgres } from './postgres/postgres.ts'
import type { Settings } from './settings.ts'
import { sockets } from './sockets/sockets.ts'
import { openStore, type Store } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { untilAnswered } from './store/reach.ts'
import { beginTable } from './tables/begin.ts'
import { Metrics } from './watch/metrics.ts'
import { watchRoutes } from './watch/routes.ts'

/** A server that runs. */
export interface Hadal {
  readonly url: string
  readonly port: number
  /** Where its database is. */
  readonly databaseUrl: string
  readonly app: App
  /** Lets what is under way come to its end, and stops everything that was started. */
  close(): Promise<void>
}

/** Starts everything: a database unless there is one, the tables, and the door. */
export async function startHadal(settings: Settings, log: Logger): Promise<Hadal> {
  const undo: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    refuseNoPage(settings.page)
    const databaseUrl = settings.databaseUrl ?? (await ownDatabase(settings, log, undo))
    const store = openStore(databaseUrl, {
      failed: (error) => log.warn({ error }, 'a connection to the database broke off'),
    })
    undo.push(() => store.close())
    await prepare(store, databaseUrl)
    const app = await serve(settings, log, store, undo)
    await listen(app, settings.port, settings.host)
    const { port } = app.server.address() as AddressInfo
    return { url: urlOf(settings.host, port), port, databaseUrl, app, close }
  } catch (error) {
    await close()
    throw error
  }
}

function refuseNoPage(page: string | undefined): void {
  if (page !== undefined && !existsSync(join(page, 'index.html')))
    throw new CannotStart(
      `There is no page in ${page}: npm start builds it, and without HADAL_PAGE only programs are served.`,
    )
}

async function ownDatabase(
  { home }: Settings,
  log: Logger,
  undo: (() => Promise<void>)[],
): Promise<string> {
  const postgres: Postgres = await startPostgres({ home, tell: (what) => log.warn(what) })
  undo.push(() => postgres.stop())
  return postgres.url
}

/** What was said by the database is not repeated: it may quote the address, and with it the password. */
async function prepare(store: Store, databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl)
  const where = `${decodeURIComponent(host)}${pathname}`
  try {
    await untilAnswered(store)
  } catch (error) {
    throw new CannotStart(
      `The database ${where} cannot be reached (${codeOf(error) ?? 'no answer'}): see whether DATABASE_URL is right and the database runs.`,
      { cause: error },
    )
  }
  await migrate(store)
}

async function serve(
  settings: Settings,
  log: Logger,
  store: Store,
  undo: (() => Promise<void>)[],
): Promise<App> {
  const { db: database } = store
  const metrics = new Metrics({ ofProcess: true })
  const access = accessOf(database)
  const node = await openNode({ store, access, metrics, log })
  undo.push(() => node.close())
  const app = await createApp({ settings, log, metrics, key: await signingKey(database) })
  undo.push(() => app.close())
  const doors = new Doors(settings.limits)
  const { framesPerTenSeconds } = settings.limits
  watchRoutes(app, {
    metrics,
    metricsToken: settings.metricsToken,
    isReady: () => isReady(store),
  })
  await serveApi(app, {
    settings,
    database,
    begin: (transaction, table) => begin(transaction, table, node),
    changed: (id, revision) => node.tables.factsChanged(id, revision),
    ended: (ended) => node.ended(ended),
    more: (scope) =>
      sockets(scope, {
        tables: node.tables,
        access,
        metrics,
        framesPerTenSeconds,
        devices: node.devices,
        enter: ({ ip }, person) => doors.enter(normalizeIP(ip), person) ?? 'limit-reached',
      }),
  })
  if (settings.page !== undefined) await servePage(app, settings.page)
  return app
}

async function begin(
  transaction: Parameters<typeof beginTable>[0],
  { id, agreed, seats }: Listed,
  { jobRules }: TableNode,
): Promise<void> {
  const { players, expansions, options, perfectMemory, pace, clock } = agreed
  const setup = { players, expansions, options }
  const settings = { occupants: seats.map(occupantOf), perfectMemory }
  const terms = { ...clock, grace: GRACE[clock.kind] }
  await beginTable(transaction, id, { setup, settings, pace, clock: terms }, jobRules)
}

function occupantOf({ bot }: Listed['seats'][number]): Occupant {
  return bot === null ? { kind: 'person' } : { kind: 'bot', bot }
}

async function isReady({ pool }: Store): Promise<boolean> {
  const patience = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref())
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, patience])
}
