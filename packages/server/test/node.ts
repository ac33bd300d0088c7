import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Bot } from '@hadal/bots'
import { PRESETS, type Seat, type Setup } from '@hadal/engine'
import type { Occupant, Pace } from '@hadal/table'
import fastify from 'fastify'
import type { DestinationStream } from 'pino'
import type { ClockTerms } from '../src/clocks/clock.ts'
import { openNode, type TableNode } from '../src/node.ts'
import { sockets } from '../src/sockets/sockets.ts'
import { openStore, type Store } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import type { Access } from '../src/tables/access.ts'
import { beginTable } from '../src/tables/begin.ts'
import type { TablesSettings } from '../src/tables/tables.ts'
import { createLog } from '../src/watch/log.ts'
import { Metrics } from '../src/watch/metrics.ts'

export const PERSON: Occupant = { kind: 'person' }

/**
 * People without accounts: `seat-2` sits in the third seat of every table, `onlooker` in none, and
 * anybody else is let in nowhere.
 */
export function openHouse(store: Store): Access {
  return {
    who: async (request) => {
      const person = request.headers['x-person']
      return typeof person === 'string' ? person : undefined
    },
    place: async (_table, person) => {
      const seat = /^seat-(\d)$/.exec(person ?? '')?.[1]
      if (seat !== undefined) return { seat: Number(seat) }
      return person === 'onlooker' ? 'onlooker' : undefined
    },
    facts: async (id) => {
      const row = await store.db
        .selectFrom('tables')
        .select(['state', 'plan'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const players = row.plan?.setup?.players ?? 0
      return { state: row.state, seats: Array.from({ length: players }, () => ({})) }
    },
  }
}

/** A node with an open door, as it would run for itself. */
export interface TestNode extends TableNode {
  readonly url: string
  readonly store: Store
  readonly metrics: Metrics
  stop(): Promise<void>
}

export interface TestNodeOf {
  readonly framesPerTenSeconds?: number
  readonly tables?: TablesSettings
  readonly access?: (house: Access) => Access
  readonly isQuick?: (bot: Bot) => boolean
  readonly logTo?: DestinationStream
}

export async function testNode(
  url: string,
  {
    framesPerTenSeconds = 1_000,
    tables: settings = {},
    access: change,
    logTo,
    ...more
  }: TestNodeOf = {},
): Promise<TestNode> {
  const store = openStore(url)
  await migrate(store)
  const metrics = new Metrics()
  const log = logTo ? createLog('warn', logTo) : createLog(process.env.HADAL_LOG ?? 'silent')
  const house = openHouse(store)
  const access = change?.(house) ?? house
  const node = await openNode({ store, access, metrics, log, tables: settings, ...more })
  const app = fastify()
  await app.register(sockets, { tables: node.tables, access, metrics, framesPerTenSeconds })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    ...node,
    url: `ws://127.0.0.1:${port}`,
    store,
    metrics,
    async stop() {
      await app.close()
      await node.close()
      await store.close()
    },
  }
}

export interface NewTable {
  /** A table that is open already. */
  readonly id?: string
  readonly players?: number
  readonly expansions?: Setup['expansions']
  readonly occupants?: readonly Occupant[]
  readonly pace?: Pace
  readonly perfectMemory?: boolean
  readonly clock?: ClockTerms
}

/** A table whose game has begun; people sit where nobody else is named. */
export async function newTable(
  { store, jobRules }: Pick<TestNode, 'store' | 'jobRules'>,
  { players = 3, expansions = [], occupants = [], pace = 'instant', ...more }: NewTable = {},
): Promise<string> {
  const id = more.id ?? randomBytes(15).toString('base64url')
  if (more.id === undefined) await store.db.insertInto('tables').values({ id }).execute()
  const setup = { players, expansions, options: PRESETS.rulebook }
  const seated = Array.from({ length: players }, (_, seat: Seat) => occupants[seat] ?? PERSON)
  const settings = { occupants: seated, perfectMemory: more.perfectMemory ?? false }
  const { clock } = more
  const beginning = { setup, settings, pace, clock }
  await store.db
    .transaction()
    .execute((transaction) => beginTable(transaction, id, beginning, jobRules))
  return id
}
