import { setInterval as every } from 'node:timers'
import type { Logger } from 'pino'
import { BOTS, botsRule, playBots, type Thinking } from './jobs/bots.ts'
import { CLOCK, clockRule, watchClock } from './jobs/clock.ts'
import { Jobs } from './jobs/runner.ts'
import { SWEEP, SWEEP_TIME, sweep } from './jobs/sweep.ts'
import { Thinkers } from './jobs/thinkers.ts'
import { Devices, type Ended } from './sockets/devices.ts'
import { type Store, timeIn } from './store/database.ts'
import { Journal } from './store/journal.ts'
import type { Access } from './tables/access.ts'
import { Bus } from './tables/bus.ts'
import type { JobRule } from './tables/doing.ts'
import { Tables, type TablesSettings } from './tables/tables.ts'
import { SharedTime } from './tables/time.ts'
import type { Metrics } from './watch/metrics.ts'

export interface NodeOf {
  /** Brought up to date before. */
  readonly store: Store
  readonly access: Access
  readonly metrics: Metrics
  readonly log: Logger
  readonly tables?: TablesSettings
  /** Whether a bot needs no thread of its own; as it says itself, unless it is said here. */
  readonly isQuick?: Thinking['isQuick']
}

/** A node: any number of them serve the same tables from one database. */
export interface TableNode {
  readonly tables: Tables
  /** For whoever begins the game of a table. */
  readonly jobRules: readonly JobRule[]
  readonly devices: Devices
  /** Devices are known no more: they are cut off, on whatever node they are. */
  ended(ended: readonly Ended[]): void
  close(): Promise<void>
}

const CATCH_UP_EVERY = 2_000
const CHECK_EVERY = 10_000

/** Which jobs an act makes due. */
const jobRules: readonly JobRule[] = [botsRule, clockRule]

export async function openNode({
  store,
  access,
  metrics,
  log,
  tables: settings,
  isQuick,
}: NodeOf): Promise<TableNode> {
  const devices = new Devices()
  const bus = new Bus(store, log, {
    heard: (node, news) => {
      tables.heard(node, news)
      devices.end(news.ended ?? [])
    },
    found: () => tables.found(),
    lost: (node) => tables.lost(node),
  })
  const journal = new Journal(store.pool, {
    committed: (seconds) => metrics.commitSeconds.observe(seconds),
  })
  const time = await timeOf(store)
  const tables = new Tables(
    { db: store.db, journal, access, metrics, log, bus, jobRules, time },
    settings,
  )
  const thinkers = new Thinkers()
  const jobs = new Jobs(
    store,
    {
      [BOTS]: async (table) =>
        playBots(await tables.forJob(table), {
          thinkers,
          log,
          ...(isQuick && { isQuick }),
        }),
      [CLOCK]: async (table) => watchClock(await tables.forJob(table), store),
    },
    { metrics, log },
    { chores: { [SWEEP]: { time: SWEEP_TIME, work: () => sweepUp(store, log) } } },
  )
  const stop = async (): Promise<void> => {
    await jobs.close()
    await thinkers.close()
    await bus.close()
    journal.close()
  }
  try {
    await bus.open()
    await jobs.open()
  } catch (error) {
    // What is open by now would look for the database for ever: a node that cannot start must end.
    await stop()
    throw error
  }
  const clock = every(() => {
    tables.sweep()
    tables.catchUp().catch((error) => log.warn({ error }, 'the database was not reached'))
  }, CATCH_UP_EVERY)
  const check = every(() => {
    devices.check(store.db).catch((error) => log.warn({ error }, 'the database was not reached'))
  }, CHECK_EVERY)
  return {
    tables,
    jobRules,
    devices,
    ended(ended) {
      devices.end(ended)
      bus.tell({ ended })
    },
    async close() {
      clearInterval(clock)
      clearInterval(check)
      await stop()
    },
  }
}

async function timeOf(store: Store): Promise<SharedTime> {
  const time = new SharedTime()
  time.heard(await timeIn(store))
  return time
}

async function sweepUp(store: Store, log: Logger): Promise<void> {
  log.info(await sweep(store), 'what people had left behind was taken away')
}
