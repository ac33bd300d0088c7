import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Postgres, startPostgres } from '@hadal/server'
import { checkDatabase, type Found } from './fsck.ts'
import { OnlineGame } from './game.ts'
import { killFamily, residentBytes } from './machine.ts'
import { beginTable, forEach, Guest } from './people.ts'
import { Seat } from './seat.ts'
import { type ServerProcess, startServer, withTemporaryHome } from './servers.ts'

export interface SoakSettings {
  readonly milliseconds: number
  readonly tables: number
  /** Milliseconds between two connections that break off, between two nodes, and two databases that are killed. */
  readonly cutEvery: number
  readonly killNodeEvery: number
  readonly killPostgresEvery: number
  readonly tell?: (milliseconds: number) => void
}

export interface SoakCounts {
  readonly games: number
  readonly gamesOver: number
  readonly moves: number
  readonly cuts: number
  readonly nodesKilled: number
  readonly postgresKilled: number
  /** Moves that somebody waited for longer than five seconds, as they do when a node dies. */
  readonly stalls: number
  /** Milliseconds that somebody waited for anything to happen. */
  readonly longestWaitMs: number
  /** What was refused though it should not have been, and what else went wrong. */
  readonly errors: readonly string[]
  /** What has to happen when somebody is killed: it was tried again. */
  readonly triedAgain: number
  /** Bytes of the node that was never killed, over time. */
  readonly memory: readonly { readonly at: number; readonly bytes: number }[]
  readonly found: Found
}

const MOST_THINKING = 200
const LOOK_EVERY = 100
const MEASURE_EVERY = 2_000
const AT_ONCE = 4
/** Refusals that come with killed nodes and databases. */
const EXPECTED = new Set(['try-again', 'stale'])

/** Bots and people play through two nodes, one of which is killed now and then, as is the database. */
export function soakTables(settings: SoakSettings): Promise<SoakCounts> {
  return withTemporaryHome(async (home) => {
    const postgres = await startPostgres({ home: join(home, 'data') })
    const soaking = new Soaking(postgres, settings)
    try {
      return await soaking.run()
    } finally {
      await soaking.stop()
      await postgres.stop()
    }
  })
}

interface Sitting {
  readonly id: string
  readonly game: OnlineGame
  readonly guests: readonly Guest[]
}

class Soaking {
  private readonly postgres: Postgres
  private readonly settings: SoakSettings
  private readonly nodes: ServerProcess[] = []
  private readonly sittings: Sitting[] = []
  private readonly errors: string[] = []
  private readonly memory: { at: number; bytes: number }[] = []
  private readonly counts = {
    games: 0,
    gamesOver: 0,
    cuts: 0,
    nodesKilled: 0,
    postgresKilled: 0,
    stalls: 0,
    longestWaitMs: 0,
    triedAgain: 0,
  }
  private finishedMoves = 0
  private isRunning = true
  private isReconnecting = false

  constructor(postgres: Postgres, settings: SoakSettings) {
    this.postgres = postgres
    this.settings = settings
  }

  async run(): Promise<SoakCounts> {
    const { settings } = this
    for (let node = 0; node < 2; node++) this.nodes.push(await this.startNode())
    const places = Array.from({ length: settings.tables }, (_, at) => at)
    await forEach(places, AT_ONCE, (at) => this.open(at))
    const began = performance.now()
    const passed = () => performance.now() - began
    await Promise.all([
      this.every(LOOK_EVERY, passed, async () => {
        this.watch(performance.now())
        settings.tell?.(passed())
      }),
      this.every(MEASURE_EVERY, passed, async () => {
        const [steady] = this.nodes
        if (steady) this.memory.push({ at: passed(), bytes: residentBytes(steady.pid) })
      }),
      this.every(settings.cutEvery, passed, () => this.cutSomebody()),
      this.every(settings.killNodeEvery, passed, () => this.killNode()),
      this.every(settings.killPostgresEvery, passed, async () => this.killPostgres()),
    ])
    this.isRunning = false
    for (const { game } of this.sittings) game.stop()
    const moves = this.sittings.reduce((sum, { game }) => sum + game.moves, this.finishedMoves)
    for (const node of this.nodes) this.errors.push(...seriousComplaints(node))
    const found = await checkDatabase(this.postgres.url)
    return { ...this.counts, moves, errors: this.errors, memory: this.memory, found }
  }

  async stop(): Promise<void> {
    this.isRunning = false
    for (const { game } of this.sittings) {
      game.stop()
      for (const seat of game.seats) seat.cut()
    }
    for (const node of this.nodes) await node.stop()
  }

  /** Does something every so often, until the time is over. */
  private async every(
    milliseconds: number,
    passed: () => number,
    work: () => Promise<void>,
  ): Promise<void> {
    const end = this.settings.milliseconds
    for (let next = milliseconds; next < end; next += milliseconds) {
      await sleep(Math.max(0, next - passed()))
      if (passed() < end) await work()
    }
    await sleep(Math.max(0, end - passed()))
  }

  private watch(now: number): void {
    for (const { game } of this.sittings) {
      game.watch(now)
      this.counts.longestWaitMs = Math.max(this.counts.longestWaitMs, game.silence(now))
    }
  }

  /** Whoever runs nodes starts one again that finds its database dead. */
  private async startNode(): Promise<ServerProcess> {
    for (let tries = 0; ; tries++) {
      try {
        return await startServer({ databaseUrl: this.postgres.url })
      } catch (error) {
        this.counts.triedAgain++
        if (tries > MOST_STARTS) throw error
        await sleep(LOOK_EVERY)
      }
    }
  }

  /** A table of people and bots; when its game is over, another one. */
  private async open(at: number): Promise<void> {
    const players = randomInt(2, 5)
    const people = randomInt(1, players + 1)
    const guests = await forEach(Array.from({ length: people }, String), 1, () =>
      this.trying((url) => Guest.named(url, 'Diver')),
    )
    const bots = Array.from({ length: players - people }, (_, bot) => ({
      seat: people + bot,
      bot: bot % 2 === 0 ? 'greedy' : 'random',
    }))
    const table = { players, bots, pace: 'instant', expansions: anyExpansions() } as const
    const id = await this.trying((url) =>
      beginTable(url, guests, { ...table, expansions: [...table.expansions] }),
    )
    const seats = guests.map(() => this.newSeat())
    for (const [seat, player] of seats.entries())
      await this.connect(player, id, guests[seat] ?? new Guest())
    const game = new OnlineGame(seats, () => randomInt(MOST_THINKING), {
      refused: (reason) => this.refused(reason),
      stalled: () => {
        this.counts.stalls++
      },
      over: () => void this.again(at),
    })
    this.sittings[at] = { id, game, guests }
    this.counts.games++
    if (this.isRunning) game.start()
  }

  private async again(at: number): Promise<void> {
    const { game } = this.sittings[at] ?? {}
    this.counts.gamesOver++
    this.finishedMoves += game?.moves ?? 0
    for (const seat of game?.seats ?? []) seat.cut()
    try {
      if (this.isRunning) await this.open(at)
    } catch (error) {
      this.failed(error)
    }
  }

  private newSeat(): Seat {
    return new Seat({
      heard: (frame) => {
        if (frame.type === 'error') this.failed(frame.error.code)
      },
    })
  }

  private refused(reason: string): void {
    if (EXPECTED.has(reason)) this.counts.triedAgain++
    else this.failed(`refused: ${reason}`)
  }

  private failed(error: unknown): void {
    if (this.isRunning) this.errors.push(String(error))
  }

  /** Connects to any node; while one is dead it is tried again. */
  private async connect(seat: Seat, table: string, { cookie }: Guest): Promise<void> {
    const since = seat.version < 0 ? undefined : seat.version
    await this.trying((url) => seat.connect({ url, table, cookie }, since))
    seat.sendAgain()
  }

  private async trying<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
    for (let tries = 0; ; tries++) {
      const node = this.nodes[randomInt(this.nodes.length)]
      try {
        return await work(node?.url ?? '')
      } catch (error) {
        this.counts.triedAgain++
        if (tries > MOST_TRIES || !this.isRunning) throw error
        await sleep(LOOK_EVERY)
      }
    }
  }

  private async cutSomebody(): Promise<void> {
    const sitting = this.sittings[randomInt(this.sittings.length)]
    const seats = sitting?.game.seats ?? []
    const at = randomInt(Math.max(1, seats.length))
    seats[at]?.cut()
    this.counts.cuts++
    await this.reconnectAll()
  }

  /** The second node dies, whoever was connected to it comes back by any node, and so does it. */
  private async killNode(): Promise<void> {
    const killed = this.nodes.pop()
    if (killed !== undefined) this.errors.push(...seriousComplaints(killed))
    await killed?.kill()
    this.counts.nodesKilled++
    await this.reconnectAll()
    this.nodes.push(await this.startNode())
  }

  private killPostgres(): void {
    killFamily(this.postgres.pid)
    this.counts.postgresKilled++
  }

  /** Everybody whose connection is gone comes back; whoever is on the way already is left alone. */
  private async reconnectAll(): Promise<void> {
    if (this.isReconnecting) return
    this.isReconnecting = true
    await forEach(this.sittings, AT_ONCE, async ({ id, game, guests }) => {
      for (const [at, seat] of game.seats.entries()) {
        if (seat.isConnected || game.isOver) continue
        await this.connect(seat, id, guests[at] ?? new Guest()).catch((error) => this.failed(error))
      }
    })
    this.isReconnecting = false
  }
}

const MOST_TRIES = 200
const MOST_STARTS = 20

function anyExpansions(): ('kraken' | 'leviathan')[] {
  return (['kraken', 'leviathan'] as const).filter(() => randomInt(2) === 0)
}

/** What a server holds for an error: whatever is less is part of being killed. */
function seriousComplaints(server: ServerProcess): string[] {
  return server
    .complaints()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => line.slice(0, 300))
}
