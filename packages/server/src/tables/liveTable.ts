import type { Seat } from '@hadal/engine'
import type { AnyRefusal, Presence, TableFacts } from '@hadal/protocol'
import type { Hindsight, StandingOrders } from '@hadal/table'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../store/database.ts'
import type { Journal } from '../store/journal.ts'
import type { Metrics } from '../watch/metrics.ts'
import { type Access, seatOf } from './access.ts'
import type { Bus } from './bus.ts'
import {
  type Answer,
  type Doer,
  type GameNow,
  type JobRule,
  nowOf,
  refuseDoer,
  type Wish,
} from './doing.ts'
import {
  loadActs,
  loadTable,
  loadVersionAfter,
  NoSuchTable,
  type StoredGame,
  type StoredTable,
  TableDamaged,
} from './loading.ts'
import { Queue } from './queue.ts'
import { type Listener, Room } from './room.ts'
import type { SharedTime } from './time.ts'

/** What all tables of a node share. */
export interface World {
  readonly db: Kysely<Database>
  readonly journal: Journal
  readonly access: Access
  readonly metrics: Metrics
  readonly log: Logger
  readonly jobRules: readonly JobRule[]
  readonly time: SharedTime
  /** The other nodes. */
  readonly bus: Pick<Bus, 'tell'>
}

/** Another node may be faster, but not every time. */
const MOST_TRIES = 4

/**
 * A table in use on this node. What happens at it happens one after the other; what is in memory is
 * thrown away whenever the database may know better.
 */
export class LiveTable {
  readonly id: string
  readonly room = new Room()
  lastUsed = 0
  private readonly world: World
  private readonly queue = new Queue()
  private stored: StoredTable | undefined
  private facts: TableFacts | undefined
  private damage: TableDamaged | undefined
  /** The last act that is known to be in the database. */
  private lastKnown = 0
  private revision = 0

  constructor(id: string, world: World) {
    this.id = id
    this.world = world
  }

  /** Nobody is connected, and nothing is under way. */
  get isIdle(): boolean {
    return this.room.isEmpty && this.queue.isEmpty
  }

  /** The time that everybody here goes by. */
  get now(): number {
    return this.world.time.now()
  }

  /** Somebody does something. It is durable when this says that it is accepted. */
  act(doer: Doer, wish: Wish): Promise<Answer> {
    return this.queue.run(async () => {
      const answer = await this.attempt(doer, wish)
      const { metrics } = this.world
      if (answer.accepted) metrics.actsAccepted.inc()
      else metrics.acts.inc({ result: answer.refusal.reason })
      return answer
    })
  }

  /** Looks at the game as it stands; nothing if it has not begun. */
  look<Result>(see: (game: GameNow) => Result): Promise<Result | undefined> {
    return this.queue.run(async () => {
      const { game } = await this.load()
      return game && see(nowOf(game))
    })
  }

  hindsight(seat: Seat, orders: StandingOrders): Promise<Hindsight | undefined> {
    return this.look(({ table }) => table.hindsight(seat, orders))
  }

  /** Connects somebody, who is told the whole of the table; ends the connection if it is not theirs. */
  join(listener: Listener, since: number | undefined): Promise<void> {
    return this.queue.run(async () => {
      try {
        const { game } = await this.load()
        const { access } = this.world
        const place = await access.place(this.id, listener.person)
        this.facts ??= await access.facts(this.id)
        if (place === undefined || this.facts === undefined) return listener.close('no-such-table')
        // Only now does it matter who is connected to other nodes.
        if (this.room.isEmpty) this.world.bus.tell({ asks: [this.id] })
        this.room.place(listener, seatOf(place))
        this.room.welcome(listener, this.facts, game, this.now, since)
        this.presenceChanged()
      } catch (error) {
        listener.close(this.failed(error))
      }
    })
  }

  leave(listener: Listener): void {
    if (this.room.leave(listener)) this.presenceChanged()
  }

  /** What the database, or another node, says about this table: whatever is new is fetched. */
  async heard({ seq = 0, revision = 0 }: { seq?: number; revision?: number }): Promise<void> {
    const isBehind = seq > this.lastKnown || revision > this.revision
    this.lastKnown = Math.max(this.lastKnown, seq)
    // Without anybody to be told, it has time until somebody looks.
    if (!isBehind || this.room.isEmpty) return
    await this.queue.run(async () => {
      try {
        if (revision > this.revision) await this.refresh(revision)
        else await this.load()
      } catch (error) {
        this.forget()
        this.failed(error)
      }
    })
  }

  /** Another node says who is connected to it. */
  presentElsewhere(node: string, presence: Presence): void {
    this.room.presentElsewhere(node, presence)
    this.tellPresence()
  }

  /** Tells other nodes who is connected to this one. */
  tellWhoIsHere(): void {
    this.world.bus.tell({ present: [[this.id, this.room.presentHere]] })
  }

  lose(node: string): void {
    if (this.room.lose(node)) this.tellPresence()
  }

  private async attempt(doer: Doer, { id, version, act }: Wish): Promise<Answer> {
    const { seat } = doer
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const { game } = await this.load()
        if (game === undefined) return refused({ reason: 'not-started' })
        const known = game.versionAfter(seat, id)
        if (known !== undefined) return { accepted: true, version: known }
        const { table } = game.acted
        const before = nowOf(game)
        const refusal = refuseDoer(before, doer, act)
        const done = refusal ? { refused: refusal } : game.acted.act(seat, version, act)
        if ('refused' in done) return this.refusedOrKnown(game, seat, id, done.refused)
        const now = nowOf(game)
        const jobs = this.world.jobRules.flatMap(
          (rule) => rule({ by: doer, act, botsWereDue: before.botsAreDue, now }) ?? [],
        )
        const written = await this.world.journal.append({
          table_id: this.id,
          seq: game.seq,
          version: table.version,
          seat,
          act_id: id,
          act,
          luck: done.luck,
          state: table.isOver ? 'over' : 'playing',
          waits_for: table.asked().map((question) => question.seat),
          awaited: table.awaited(),
          turn: table.turn,
          jobs,
        })
        if (written.written) {
          const { at } = written
          game.written({ seat, act_id: id, act, at })
          this.world.time.heard(at)
          this.world.metrics.countAct(doer.kind, act)
          this.lastKnown = Math.max(this.lastKnown, game.seq)
          this.world.bus.tell({ acts: [[this.id, game.seq]] })
          this.room.publish(game)
          return { accepted: true, version: table.version }
        }
        // Whatever was done in memory was never done.
        this.forget()
        if (written.why === 'away') {
          this.failed(written.error)
          return refused({ reason: 'try-again' })
        }
      }
    } catch (error) {
      this.forget()
      return refused({ reason: this.failed(error) })
    }
    return refused({ reason: 'try-again' })
  }

  /** What was done long ago is answered like the first time, though it would be refused now. */
  private async refusedOrKnown(
    game: StoredGame,
    seat: Seat,
    id: string,
    refusal: AnyRefusal,
  ): Promise<Answer> {
    const known = game.isForgetful
      ? await loadVersionAfter(this.world.db, this.id, seat, id)
      : undefined
    return known === undefined ? refused(refusal) : { accepted: true, version: known }
  }

  /** The table as it stands in the database; whoever is connected is told what they have missed. */
  private async load(): Promise<StoredTable> {
    if (this.damage !== undefined) throw this.damage
    const { db } = this.world
    const { stored: inMemory } = this
    // While there is no game it may begin at any moment, by whatever node.
    const game = inMemory?.game
    if (inMemory !== undefined && game !== undefined && game.seq >= this.lastKnown) return inMemory
    const stored = inMemory && game ? inMemory : await loadTable(db, this.id)
    game?.follow(await loadActs(db, this.id, game.seq))
    // From here on whatever is beside the game is kept up to date.
    if (this.facts === undefined) this.revision = stored.revision
    this.stored = stored
    if (stored.game !== undefined) {
      this.lastKnown = stored.game.seq
      this.room.publish(stored.game)
    }
    return stored
  }

  private forget(): void {
    this.stored = undefined
  }

  /** Looks again who sits where, who may look on, and whether the game has begun. */
  private async refresh(revision: number): Promise<void> {
    const { access } = this.world
    const { game } = await this.load()
    const facts = await access.facts(this.id)
    if (facts === undefined) return
    this.facts = facts
    this.revision = revision
    const { room } = this
    for (const listener of room.listeners) {
      const place = await access.place(this.id, listener.person)
      if (!room.has(listener)) continue
      if (place === undefined) {
        room.leave(listener)
        listener.close('not-allowed')
      } else if (room.place(listener, seatOf(place)) || (game && !room.isTold(listener))) {
        room.welcome(listener, facts, game, this.now)
      }
    }
    room.tellAll({ type: 'lobby', table: facts })
    this.presenceChanged()
  }

  private presenceChanged(): void {
    this.tellWhoIsHere()
    this.tellPresence()
  }

  private tellPresence(): void {
    this.room.tellAll({ type: 'presence', presence: this.room.presence })
  }

  /** Writes down what went wrong, and says what those who asked are told. */
  private failed(error: unknown): 'no-such-table' | 'table-damaged' | 'try-again' {
    const { log, metrics } = this.world
    const code = codeOf(error)
    // Whoever knows the whole of it may look on at the table.
    const table = this.id.slice(0, 6)
    metrics.refusals.inc({ code })
    if (error instanceof TableDamaged) {
      if (this.damage === undefined) log.error({ table, error }, 'a table is damaged')
      this.damage = error
    } else if (code === 'try-again') log.warn({ table, error }, 'a table was not reached')
    return code
  }
}

function codeOf(error: unknown): 'no-such-table' | 'table-damaged' | 'try-again' {
  if (error instanceof TableDamaged) return 'table-damaged'
  return error instanceof NoSuchTable ? 'no-such-table' : 'try-again'
}

function refused(refusal: AnyRefusal): Answer {
  return { accepted: false, refusal }
}
