import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@hadal/server'
import pg from 'pg'
import { cpuMicroseconds } from '../cpu.ts'
import { Stream } from '../streams.ts'
import { type Counts, Figures } from './figures.ts'
import { OnlineGame } from './game.ts'
import { heldBytes } from './heap.ts'
import { cpuMs, cpuMsOfFamily, cpuNs, residentBytes } from './machine.ts'
import { beginTable, forEach, Guest } from './people.ts'
import { Seat } from './seat.ts'
import { type ServerProcess, startServer, withTemporaryHome } from './servers.ts'
import type { Shape } from './shapes.ts'
import { storeTables } from './stored.ts'

const AT_ONCE = 8
const LOOK_EVERY = 250
const WARM = 700

/** Plays a shape on servers of its own, where some tables may lie already, and measures. */
export function measureLoad(shape: Shape, nodes: number, stored = 0): Promise<Counts> {
  return withTemporaryHome(async (home) => {
    const before = performance.now()
    const postgres = await startPostgres({ home: join(home, 'data') })
    const postgresStartMs = performance.now() - before
    const servers: ServerProcess[] = []
    try {
      const startupMsEmpty = stored > 0 ? await storeTables(postgres.url, stored) : undefined
      for (let node = 0; node < nodes; node++)
        servers.push(await startServer({ databaseUrl: postgres.url }, { isRehearsed: true }))
      const load = new Load(shape, servers, { url: postgres.url, pid: postgres.pid })
      return { ...(await load.run()), postgresStartMs, startupMsEmpty }
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  })
}

interface DatabaseProcess {
  readonly url: string
  readonly pid: number
}

class Load {
  private readonly shape: Shape
  private readonly servers: readonly ServerProcess[]
  private readonly database: DatabaseProcess
  private readonly figures = new Figures()
  private readonly stream = new Stream(1)
  private games: (OnlineGame | undefined)[] = []
  private isRunning = true

  constructor(shape: Shape, servers: readonly ServerProcess[], database: DatabaseProcess) {
    this.shape = shape
    this.servers = servers
    this.database = database
  }

  async run(): Promise<Counts> {
    const { shape, figures, servers } = this
    const rss = () => servers.reduce((sum, { pid }) => sum + residentBytes(pid), 0)
    await this.warm()
    const rssBefore = rss()
    const heldBefore = await this.heldBytes()
    const diskBefore = await this.diskBytes()
    const places = Array.from({ length: shape.matches }, (_, at) => at)
    const guests = await forEach(places, AT_ONCE, (at) => this.newGuests(at))
    const began = performance.now()
    const tables = await forEach(guests, 1, (people, at) => this.begin(people, at))
    const createMatchMs = (performance.now() - began) / shape.matches
    const rssAfterCreation = rss()
    await forEach(tables, AT_ONCE, (table, at) => this.connect(table, guests[at] ?? [], at))
    const rssAfterConnection = rss()

    for (const game of this.games) game?.start(this.stream.below(Math.max(1, shape.think)))
    const clock = setInterval(() => {
      for (const game of this.games) game?.watch(performance.now())
    }, LOOK_EVERY)
    await sleep(shape.warmUp)
    const used = await this.measure()
    const rssAfterPlay = rss()
    clearInterval(clock)
    for (const game of this.games) game?.stop()
    const heldAfterPlay = await this.heldBytes()
    this.stop()
    const { cpuByQuarter, ...figuresOfMoves } = figures.counts(used.wallMs)
    return {
      matches: shape.matches,
      seats: shape.seats,
      nodes: servers.length,
      startupMs: Math.max(...servers.map(({ startupMs }) => startupMs)),
      createMatchMs,
      ...figuresOfMoves,
      serverCpuMsPerMove: used.serverMs / figures.moves,
      postgresCpuMsPerMove: used.postgresMs / figures.moves,
      serverCpuShare: used.serverMs / used.wallMs,
      generatorCpuShare: used.generatorMs / used.wallMs,
      cpuByQuarter,
      rss: { rssBefore, rssAfterCreation, rssAfterConnection, rssAfterPlay },
      heldBytesPerMatch: (heldAfterPlay - heldBefore) / shape.matches,
      diskBytes: await this.diskBytes(),
      diskBytesBefore: diskBefore,
      complaints: servers.flatMap((server) => linesOf(server.complaints())),
    }
  }

  /** Plays at one table for a moment: what a server needs once is not what tables cost. */
  private async warm(): Promise<void> {
    for (let node = 0; node < this.servers.length; node++) {
      const people = await this.newGuests(node)
      const game = await this.connect(await this.begin(people, node), people, node)
      game.start()
      await sleep(WARM)
      game.stop()
      for (const seat of game.seats) seat.cut()
    }
    this.games = []
    this.figures.forget()
  }

  private async heldBytes(): Promise<number> {
    const held = await Promise.all(this.servers.map(heldBytes))
    return held.reduce((sum, bytes) => sum + bytes, 0)
  }

  /** Measures for a while. */
  private async measure() {
    const { figures, servers, database } = this
    const clocks = () => ({
      wallMs: performance.now(),
      serverMs: servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
      postgresMs: cpuMsOfFamily(database.pid),
      generatorMs: cpuMicroseconds() / 1000,
    })
    const before = clocks()
    figures.begin()
    const nanoseconds = () => servers.reduce((sum, { pid }) => sum + cpuNs(pid), 0)
    let last = nanoseconds()
    const sampling = setInterval(() => {
      const now = nanoseconds()
      figures.moment((now - last) / 1e6)
      last = now
    }, LOOK_EVERY)
    await sleep(this.shape.measured)
    clearInterval(sampling)
    figures.end()
    const after = clocks()
    return {
      wallMs: after.wallMs - before.wallMs,
      serverMs: after.serverMs - before.serverMs,
      postgresMs: after.postgresMs - before.postgresMs,
      generatorMs: after.generatorMs - before.generatorMs,
    }
  }

  private async newGuests(at: number): Promise<Guest[]> {
    const guests: Guest[] = []
    for (let seat = 0; seat < this.shape.seats; seat++)
      guests.push(await Guest.named(this.urlOf(at), `Diver ${seat + 1}`))
    return guests
  }

  private begin(people: readonly Guest[], at: number): Promise<string> {
    return beginTable(this.urlOf(at), people, { players: this.shape.seats })
  }

  /** Connects everybody, the seats of a table to different nodes. */
  private async connect(table: string, people: readonly Guest[], at: number): Promise<OnlineGame> {
    const { figures } = this
    const seats = await Promise.all(
      people.map(async ({ cookie }, seat) => {
        const player = new Seat({ heard: (frame, bytes) => figures.received(frame, bytes) })
        await player.connect({ url: this.urlOf(at + seat), table, cookie })
        return player
      }),
    )
    const game = new OnlineGame(seats, () => this.thinkingTime(), {
      moved: (move) => figures.moved(move),
      refused: (reason) => figures.refused(reason),
      stalled: () => figures.stalled(),
      over: () => void this.again(people, at),
    })
    this.games[at] = game
    return game
  }

  /** The same people begin another game when theirs is over. */
  private async again(people: readonly Guest[], at: number): Promise<void> {
    this.figures.gameOver()
    try {
      for (const seat of this.games[at]?.seats ?? []) seat.cut()
      this.games[at] = undefined
      const table = await this.begin(people, at)
      const game = await this.connect(table, people, at)
      if (this.isRunning) game.start(this.thinkingTime())
      else for (const seat of game.seats) seat.cut()
    } catch (error) {
      if (this.isRunning) this.figures.failed(error)
    }
  }

  private stop(): void {
    this.isRunning = false
    for (const game of this.games) {
      game?.stop()
      for (const seat of game?.seats ?? []) seat.cut()
    }
  }

  private thinkingTime(): number {
    const { think } = this.shape
    return think === 0 ? 0 : think * (0.5 + this.stream.below(1000) / 1000)
  }

  private urlOf(at: number): string {
    return this.servers[at % this.servers.length]?.url ?? ''
  }

  private async diskBytes(): Promise<number> {
    const client = new pg.Client({ connectionString: this.database.url })
    await client.connect()
    try {
      const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
      return Number(rows[0].bytes)
    } finally {
      await client.end()
    }
  }
}

/** What a server has said, but for what its inspector says. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('{'))
}
