import type { Seat } from '@hadal/engine'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { News } from './bus.ts'
import type { Answer, Wish } from './doing.ts'
import { LiveTable, type World } from './liveTable.ts'

export interface TablesSettings {
  /** Milliseconds after which a table is let go that nobody uses. */
  readonly idle?: number
  /** So many tables that nobody is connected to are kept in memory. */
  readonly most?: number
}

/** The tables in use on this node. One that nobody uses costs nothing. */
export class Tables {
  private readonly world: World
  private readonly idle: number
  private readonly most: number
  /** The one that was used last comes last. */
  private readonly live = new Map<string, LiveTable>()
  private isCatchingUp = false

  constructor(world: World, { idle = 60_000, most = 1_000 }: TablesSettings = {}) {
    this.world = world
    this.idle = idle
    this.most = most
  }

  get inUse(): number {
    return this.live.size
  }

  at(id: string): LiveTable {
    const table = this.live.get(id) ?? new LiveTable(id, this.world)
    table.lastUsed = Date.now()
    this.live.delete(id)
    this.live.set(id, table)
    return table
  }

  /** A table for a job: what has made it due may be news to this node. */
  async forJob(id: string): Promise<LiveTable> {
    const table = this.at(id)
    const [last] = await lastOf(this.world.db, [id])
    if (last !== undefined) await table.heard(last)
    return table
  }

  /** A person does something in a seat that is theirs. */
  act(id: string, seat: Seat, wish: Wish): Promise<Answer> {
    return this.at(id).act({ kind: 'person', seat }, wish)
  }

  /** Something beside the game has changed, and its revision has grown: everybody is to be told. */
  factsChanged(id: string, revision: number): void {
    void this.live.get(id)?.heard({ revision })
    this.world.bus.tell({ facts: [[id, revision]] })
  }

  heard(node: string, { acts, facts, present, asks }: News): void {
    for (const [id, seq] of acts ?? []) void this.live.get(id)?.heard({ seq })
    for (const [id, revision] of facts ?? []) void this.live.get(id)?.heard({ revision })
    for (const [id, presence] of present ?? []) this.live.get(id)?.presentElsewhere(node, presence)
    for (const id of asks ?? []) this.live.get(id)?.tellWhoIsHere()
  }

  /** There is another node: it does not know who is connected here, nor the other way round. */
  found(): void {
    for (const { id, room } of this.live.values())
      if (!room.isEmpty) this.world.bus.tell({ present: [[id, room.presentHere]], asks: [id] })
  }

  lost(node: string): void {
    for (const table of this.live.values()) table.lose(node)
  }

  /** Asks the database about all tables that somebody is connected to: news may get lost. */
  async catchUp(): Promise<void> {
    const ids = [...this.live.values()].flatMap(({ id, room }) => (room.isEmpty ? [] : [id]))
    if (ids.length === 0 || this.isCatchingUp) return
    this.isCatchingUp = true
    try {
      const rows = await lastOf(this.world.db, ids)
      for (const { id, seq, revision } of rows) void this.live.get(id)?.heard({ seq, revision })
    } finally {
      this.isCatchingUp = false
    }
  }

  /** Lets go of tables that nobody uses. */
  sweep(): void {
    const now = Date.now()
    let tooMany = this.live.size - this.most
    for (const [id, table] of this.live) {
      if (!table.isIdle || (tooMany <= 0 && now - table.lastUsed < this.idle)) continue
      this.live.delete(id)
      tooMany--
    }
  }
}

function lastOf(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('tables')
    .select(['id', 'seq', 'revision'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}
