import { EventEmitter } from 'node:events'
import {
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import type { Logger } from 'pino'
import type { Store } from '../store/database.ts'
import type { Metrics } from '../watch/metrics.ts'

/** What a job does for a table. It may be done twice, or at the same time as on another node. */
export type Work = (table: string) => Promise<void>

/** No job works as long as this: whoever still holds one has died. */
const DEAD_AFTER = '30 seconds'
const RESCUE_EVERY = 10_000
/** So often it is looked whether jobs wait that nobody begins; they are late after this. */
const WATCH_EVERY = 3_000
const LATE_AFTER = '3 seconds'
/** Nobody tells when the time of a job has come: bots at a fast pace and live clocks are not kept waiting. */
const LOOK_EVERY = 500
/** Jobs that nobody is free for go back to other nodes after this. */
const KEEP_AT_MOST = 1_000
const RESTART_AFTER = 1_000
const STOP_WITHIN = 10_000

/** What is done again and again, for no table in particular. */
interface Chore {
  /** When, as in a crontab. */
  readonly time: string
  readonly work: () => Promise<void>
}

export interface JobsSettings {
  readonly atOnce?: number
  readonly chores?: Readonly<Record<string, Chore>>
}

/** Runs the jobs of tables, by the names of their kinds. */
export class Jobs {
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly log: Logger
  private readonly tasks: TaskList
  private readonly crontab: string
  private readonly atOnce: number
  private runner: Runner | undefined
  private rescue: NodeJS.Timeout | undefined
  private watch: NodeJS.Timeout | undefined
  /** Ends what runs now, and begins anew. */
  private giveUp: ((why: unknown) => void) | undefined
  private isOpen = false
  /** Jobs that have been begun, how many it were at the last look, and how many are being done. */
  private begun = 0
  private begunBefore = 0
  private doing = 0

  constructor(
    store: Store,
    works: Readonly<Record<string, Work>>,
    watch: { readonly metrics: Metrics; readonly log: Logger },
    { atOnce = 4, chores = {} }: JobsSettings = {},
  ) {
    this.store = store
    this.metrics = watch.metrics
    this.log = watch.log
    this.atOnce = atOnce
    this.crontab = Object.entries(chores)
      .map(([job, { time }]) => `${time} ${job}`)
      .join('\n')
    const ofTables = Object.entries(works).map(([job, work]): [string, Task] => [
      job,
      (payload) => this.doFor(job, work, payload),
    ])
    const ofNone = Object.entries(chores).map(([job, { work }]): [string, Task] => [
      job,
      () => this.do(job, work),
    ])
    this.tasks = Object.fromEntries([...ofTables, ...ofNone])
  }

  async open(): Promise<void> {
    this.isOpen = true
    await this.start()
    this.rescue = setInterval(() => void this.release(), RESCUE_EVERY)
    this.watch = setInterval(() => void this.lookAfter(), WATCH_EVERY)
    await this.release()
  }

  /** Waits for what is being done. */
  async close(): Promise<void> {
    this.isOpen = false
    clearInterval(this.rescue)
    clearInterval(this.watch)
    const patience = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN).unref())
    await Promise.race([this.runner?.stop().catch(() => {}), patience])
  }

  private async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    let hasEnded = false
    const end = (error?: unknown): void => {
      if (hasEnded) return
      hasEnded = true
      if (this.isOpen) this.log.warn({ error }, 'jobs were interrupted')
      // What is done by the time of the day would go on.
      void this.runner?.stop().catch(() => {})
      this.startAgain()
    }
    this.giveUp = end
    // After this it takes no more jobs, but may never say that it has ended.
    events.once('pool:gracefulShutdown', ({ message }) => end(message))
    const runner = await run({
      pgPool: this.store.pool,
      taskList: this.tasks,
      crontab: this.crontab,
      concurrency: this.atOnce,
      noHandleSignals: true,
      pollInterval: LOOK_EVERY,
      preset: {
        worker: {
          // One looks for jobs on behalf of all workers, who would do it each for themselves otherwise.
          localQueue: { size: this.atOnce, ttl: KEEP_AT_MOST },
          // Otherwise nobody waits for what becomes of a job that is done: if the connection breaks off
          // just then, the failure is nobody's, and might end the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      events,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') this.log.warn({ message }, 'a job failed')
      }),
    })
    if (hasEnded) {
      void runner.stop().catch(() => {})
      return
    }
    this.runner = runner
    // It gives up when the database stays away; we do not.
    runner.promise.then(end, end)
  }

  private startAgain(): void {
    if (!this.isOpen) return
    setTimeout(() => {
      if (this.isOpen) this.start().catch(() => this.startAgain())
    }, RESTART_AFTER)
  }

  private async doFor(job: string, work: Work, payload: unknown): Promise<void> {
    const table = tableIn(payload)
    if (table !== undefined) await this.do(job, () => work(table))
  }

  private async do(job: string, work: () => Promise<void>): Promise<void> {
    this.begun++
    this.doing++
    try {
      await work()
      this.metrics.jobs.inc({ job, result: 'done' })
    } catch (error) {
      this.metrics.jobs.inc({ job, result: 'failed' })
      throw error
    } finally {
      this.doing--
    }
  }

  /**
   * Begins anew when jobs wait and none is begun: whatever looks for them can be lost with its connection, without
   * a word, and a table would stand still.
   */
  private async lookAfter(): Promise<void> {
    const { begun, doing, giveUp } = this
    const isIdle = doing === 0 && begun === this.begunBefore
    this.begunBefore = begun
    if (isIdle && (await this.isLate()) && this.begun === begun) giveUp?.('jobs are late')
  }

  private async isLate(): Promise<boolean> {
    try {
      const { rows } = await this.store.pool.query<{ readonly late: boolean }>({
        name: 'late-jobs',
        text: `select exists (
          select from graphile_worker.jobs where task_identifier = any($1) and locked_at is null
          and attempts < max_attempts and run_at < now() - interval '${LATE_AFTER}'
        ) as late`,
        values: [Object.keys(this.tasks)],
      })
      return rows[0]?.late ?? false
    } catch {
      // Whoever needs the database for more than this will say so.
      return false
    }
  }

  /** Jobs that a node held when it died are free again. */
  private async release(): Promise<void> {
    try {
      await this.store.pool.query(`
        select graphile_worker.force_unlock_workers(array(
          select distinct locked_by from graphile_worker.jobs
          where locked_at < now() - interval '${DEAD_AFTER}' and locked_by is not null
        ))`)
    } catch (error) {
      this.log.warn({ error }, 'jobs of dead nodes were not released')
    }
  }
}

function tableIn(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('table' in payload)) return undefined
  return typeof payload.table === 'string' ? payload.table : undefined
}
