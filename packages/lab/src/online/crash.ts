import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachPostgres } from '@hadal/server'
import pg from 'pg'
import { checkDatabase, type Damage } from './fsck.ts'
import { OnlineGame } from './game.ts'
import { killFamily } from './machine.ts'
import { beginTable, forEach, Guest } from './people.ts'
import { Seat } from './seat.ts'
import { type ServerProcess, startServer, withTemporaryHome } from './servers.ts'
import { type ActRow, judge, Witness } from './witness.ts'

export interface CrashSettings {
  readonly rounds: number
  readonly tables: number
  /**
   * PostgreSQL tells what it has counted only when a connection was quiet for ten seconds: so many
   * milliseconds nothing is done before it is asked.
   */
  readonly quietMs: number
  /** How long a table may take until it is played on; after that it counts as unreachable. */
  readonly patienceMs?: number
  /** Changes something in the database before anything is played. */
  readonly prepare?: (databaseUrl: string) => Promise<void>
  readonly tell?: (round: number) => void
}

export interface CrashCounts {
  readonly tables: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly unreachable: number
  /** From the kill until somebody could play again. */
  readonly restarts: Readonly<Record<Victim, readonly number[]>>
  readonly fsyncs: Fsyncs
  readonly damaged: readonly Damage[]
}

/** What was written durably while tables were played without being killed. */
interface Fsyncs {
  readonly fsyncs: number
  readonly commits: number
  readonly moves: number
}

type Victim = 'server' | 'postgres'

const SEATS = 2
const AT_ONCE = 8
/** So many more moves prove that a table can be played on. */
const MORE_MOVES = 10
/** Somewhere here is the middle of a game: the shortest take over a hundred moves. */
const MIDDLE = [10, 90] as const
const GO_ON_WITHIN = 30_000
const STEADY_PLAY = 3_000
const LOOK_EVERY = 10

/** Kills servers and databases while tables are played, and looks what became of the moves. */
export function crashTables(settings: CrashSettings): Promise<CrashCounts> {
  return withTemporaryHome(async (folder) => {
    const home = join(folder, 'data')
    if (settings.prepare !== undefined) await prepare(home, settings.prepare)
    const crashing = new Crashing(home, settings, await startServer({ home }))
    try {
      const fsyncs = await crashing.countFsyncs(settings.quietMs)
      for (let round = 0; round < settings.rounds; round++) {
        await crashing.round(round % 2 === 0 ? 'server' : 'postgres')
        settings.tell?.(round + 1)
      }
      return await crashing.counts(fsyncs)
    } finally {
      await crashing.stop()
    }
  })
}

/** The database is made by a server that is gone when it is played. */
async function prepare(home: string, work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const server = await startServer({ home })
  const { url } = await reachPostgres(home)
  await work(url)
  await server.stop()
}

/** A table, its seats, and what they were told. */
interface Witnessed {
  readonly id: string
  readonly game: OnlineGame
  readonly guests: readonly Guest[]
  readonly witnesses: readonly Witness[]
}

class Crashing {
  private readonly home: string
  private readonly count: number
  private readonly patience: number
  private server: ServerProcess
  private readonly restarts: Record<Victim, number[]> = { server: [], postgres: [] }
  private readonly verdicts: ReturnType<typeof judge>[] = []
  private unreachable = 0
  private lastSentAt = 0

  constructor(home: string, { tables, patienceMs }: CrashSettings, server: ServerProcess) {
    this.home = home
    this.count = tables
    this.patience = patienceMs ?? GO_ON_WITHIN
    this.server = server
  }

  async round(victim: Victim): Promise<void> {
    const tables = await this.open()
    for (const { game } of tables) game.start()
    const moment = randomInt(...MIDDLE)
    await until(() => tables.some(({ game }) => game.moves >= moment), this.patience)
    const before = tables.map(({ game }) => game.moves)
    this.lastSentAt = 0
    const killedAt = performance.now()
    if (victim === 'server') await this.restartServer()
    else killPostgres(this.home)
    const isReached = await forEach(tables, AT_ONCE, (table) => this.reconnect(table, victim))
    const goesOn = tables.map(
      ({ game }, at) =>
        () =>
          game.isOver || game.moves >= (before[at] ?? 0) + MORE_MOVES,
    )
    const restarted = () => this.lastSentAt > killedAt
    const at = (await until(restarted, this.patience))
      ? performance.now()
      : Number.POSITIVE_INFINITY
    this.restarts[victim].push(at - killedAt)
    await until(() => goesOn.every((isDone) => isDone()), this.patience)
    for (const [table, isDone] of goesOn.entries())
      if (!isReached[table] || !isDone()) this.unreachable++
    for (const { game } of tables) game.stop()
    await this.look(tables)
  }

  /** Counts what is written durably while nobody is killed. */
  async countFsyncs(quietMs: number): Promise<Fsyncs> {
    const tables = await this.open()
    await sleep(quietMs)
    const before = await this.ask<{ fsyncs: string }>(WAL_FSYNCS)
    for (const { game } of tables) game.start()
    await sleep(STEADY_PLAY)
    for (const { game } of tables) game.stop()
    await sleep(quietMs)
    const after = await this.ask<{ fsyncs: string }>(WAL_FSYNCS)
    const ids = tables.map(({ id }) => id)
    const [written] = await this.ask<{ moves: string; commits: string }>(
      'select count(*) as moves, count(distinct xmin::text) as commits from acts where table_id = any($1)',
      [ids],
    )
    for (const { game } of tables) for (const seat of game.seats) seat.cut()
    return {
      fsyncs: Number(after[0]?.fsyncs) - Number(before[0]?.fsyncs),
      moves: Number(written?.moves),
      commits: Number(written?.commits),
    }
  }

  async counts(fsyncs: Fsyncs): Promise<CrashCounts> {
    const sum = (of: keyof ReturnType<typeof judge>) =>
      this.verdicts.reduce((total, verdict) => total + verdict[of], 0)
    const reached = await reachPostgres(this.home)
    const { damaged } = await checkDatabase(reached.url)
    await reached.release()
    return {
      tables: this.verdicts.length,
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      unreachable: this.unreachable,
      restarts: this.restarts,
      fsyncs,
      damaged,
    }
  }

  async stop(): Promise<void> {
    await this.server.stop()
  }

  private open(): Promise<Witnessed[]> {
    const places = Array.from({ length: this.count }, (_, at) => at)
    return forEach(places, AT_ONCE, async () => {
      const { url } = this.server
      const guests = await forEach(['Nerea', 'Olena'].slice(0, SEATS), 1, (name) =>
        Guest.named(url, name),
      )
      const id = await beginTable(url, guests, { players: SEATS })
      const witnesses = guests.map(() => new Witness())
      const seats = witnesses.map(witnessed)
      await Promise.all(
        seats.map((seat, at) => seat.connect(this.placeOf(id, guests[at] ?? new Guest()))),
      )
      const game = new OnlineGame(seats, () => 0, {
        moved: (move) => {
          this.lastSentAt = Math.max(this.lastSentAt, move?.sentAt ?? 0)
        },
      })
      return { id, game, guests, witnesses }
    })
  }

  private placeOf(table: string, { cookie }: Guest) {
    return { url: this.server.url, table, cookie }
  }

  private async restartServer(): Promise<void> {
    await this.server.kill()
    this.server = await startServer({ home: this.home })
  }

  /** Connects again where the connection is gone, and sends again what was not answered. */
  private async reconnect(table: Witnessed, victim: Victim): Promise<boolean> {
    const { id, game, guests } = table
    if (victim === 'postgres') return true
    try {
      for (const [at, seat] of game.seats.entries()) {
        await seat.connect(this.placeOf(id, guests[at] ?? new Guest()))
        seat.sendAgain()
      }
      game.start()
      return true
    } catch {
      return false
    }
  }

  /** Compares what was told with what is stored, and with what is told to whoever connects anew. */
  private async look(tables: readonly Witnessed[]): Promise<void> {
    await forEach(tables, AT_ONCE, async ({ id, game, guests, witnesses }) => {
      for (const [at, seat] of game.seats.entries()) {
        seat.cut()
        await seat.connect(this.placeOf(id, guests[at] ?? new Guest())).catch(() => {})
        seat.cut()
      }
      const rows = await this.ask<ActRow>(
        'select seq, seat, act_id, version from acts where table_id = $1 order by seq',
        [id],
      )
      this.verdicts.push(judge(witnesses, rows))
    })
  }

  private async ask<Row extends pg.QueryResultRow>(
    statement: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const { url } = await reachPostgres(this.home)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
}

const WAL_FSYNCS = "select coalesce(sum(fsyncs), 0) as fsyncs from pg_stat_io where object = 'wal'"

function witnessed(witness: Witness): Seat {
  const seat: Seat = new Seat({
    sent: ({ id }) => witness.sent.add(id),
    heard: (frame) => witness.hear(frame, seat.version),
    accepted: (wish, version) => witness.hasAccepted(wish, version),
  })
  return seat
}

function killPostgres(home: string): void {
  const [pid] = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  killFamily(Number(pid))
}

async function until(holds: () => boolean, within: number): Promise<boolean> {
  const end = performance.now() + within
  while (!holds()) {
    if (performance.now() > end) return false
    await sleep(LOOK_EVERY)
  }
  return true
}
