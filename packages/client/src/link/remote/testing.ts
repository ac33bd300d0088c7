// A server that says what it is told to say, and time that passes when it is told to.
import { EXPLORE, PRESETS, seeded } from '@hadal/engine'
import type {
  ClientFrame,
  ServerFrame,
  TableFacts,
  TableState,
  Update as UpdateFrame,
} from '@hadal/protocol'
import { diff } from '@hadal/protocol'
import { GameTable, type Occupant } from '@hadal/table'
import type { Connection, News, Outbox, Update } from '../protocol.ts'
import type { Wire, WireEvents } from './line.ts'
import { RemoteHost, type RemoteWorld } from './remoteHost.ts'

const NOW = 1_900_000_000_000

/** One connection, seen from the server. */
export class FakeWire implements Wire {
  readonly since: number | undefined
  readonly frames: ClientFrame[] = []
  isClosed = false
  private readonly events: WireEvents

  constructor(since: number | undefined, events: WireEvents) {
    this.since = since
    this.events = events
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('sent over a wire that is closed')
    this.frames.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  says(frame: ServerFrame): void {
    this.events.heard(JSON.stringify(frame))
  }

  saysText(text: string): void {
    this.events.heard(text)
  }

  breaks(): void {
    this.events.lost()
  }

  /** Acts that have arrived. */
  get acts(): Extract<ClientFrame, { readonly type: 'act' }>[] {
    return this.frames.filter((frame) => frame.type === 'act')
  }
}

interface Pause {
  readonly milliseconds: number
  readonly then: () => void
}

/** Everything that the page would be told, and every connection that was tried. */
export class FakeWorld implements RemoteWorld {
  readonly news: News[] = []
  readonly wires: FakeWire[] = []
  readonly tables: string[] = []
  readonly pauses = new Set<Pause>()
  private ids = 0

  post(news: News): void {
    this.news.push(news)
  }

  connect(table: string, since: number | undefined, events: WireEvents): Wire {
    const wire = new FakeWire(since, events)
    this.wires.push(wire)
    this.tables.push(table)
    return wire
  }

  timer: RemoteWorld['timer'] = (milliseconds, then) => {
    const pause = { milliseconds, then }
    this.pauses.add(pause)
    return () => this.pauses.delete(pause)
  }

  now = (): number => NOW
  random = (): number => 0.5
  newId = (): string => `act-${++this.ids}`

  get wire(): FakeWire {
    const wire = this.wires.at(-1)
    if (wire === undefined) throw new Error('nobody has connected')
    return wire
  }

  /** Lets the shortest pause pass. */
  passTime(): number {
    const [next] = [...this.pauses].sort((one, other) => one.milliseconds - other.milliseconds)
    if (next === undefined) throw new Error('nobody waits')
    this.pauses.delete(next)
    next.then()
    return next.milliseconds
  }

  get updates(): Update[] {
    return this.news.flatMap((one) => (one.type === 'update' ? [one.update] : []))
  }

  get connections(): Connection[] {
    return this.news.flatMap((one) => (one.type === 'connection' ? [one.connection] : []))
  }

  get outbox(): Outbox {
    return this.news.flatMap((one) => (one.type === 'outbox' ? [one] : [])).at(-1)?.outbox
  }
}

/** With this seed the first seat takes the first turn. */
const SEED = 2

/** A table on a server, as far as one seat is told of it. */
export class FakeTable {
  readonly table: GameTable
  readonly facts: TableFacts
  private readonly seat: number | undefined
  private told: TableState | undefined

  constructor(seat: number | undefined = 0, occupants: readonly Occupant[] = PEOPLE) {
    const setup = { players: 3, expansions: [], options: PRESETS.rulebook }
    this.seat = seat
    this.table = GameTable.begin(setup, seeded(SEED), { occupants, perfectMemory: false })
    this.facts = {
      state: 'playing',
      seats: ['Olena', 'Taras', 'Iryna'].map((name) => ({ kind: 'person', name })),
    }
  }

  welcome(since?: number): ServerFrame {
    const { state, log } = this.seen(since)
    this.told = state
    const presence = { seats: [0], onlookers: 0 }
    return {
      type: 'welcome',
      protocol: 1,
      table: this.facts,
      seat: this.seat,
      state,
      log,
      presence,
      now: NOW,
    }
  }

  update(): UpdateFrame {
    const { state, log } = this.seen(this.told?.version)
    const patch = diff(JSON.parse(JSON.stringify(this.told)), JSON.parse(JSON.stringify(state)))
    this.told = state
    return { type: 'update', patch, log }
  }

  /** Somebody whose turn it is explores. */
  explore(): void {
    const refusal = this.table.decide(0, this.table.version, [EXPLORE])
    if (refusal !== undefined) throw new Error(refusal.reason)
  }

  private seen(since: number | undefined) {
    const { log, ...sent } = this.table.sentTo(this.seat, { since })
    return { state: { ...sent, occupants: this.table.occupants.slice() }, log }
  }
}

const PEOPLE: readonly Occupant[] = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }]

/** A page that has joined a table and was welcomed. */
export async function joined(table: FakeTable = new FakeTable()) {
  const world = new FakeWorld()
  const host = new RemoteHost(world)
  const joining = host.handle({ type: 'join', table: 'deep' })
  world.wire.says(table.welcome())
  return { world, host, table, reply: await joining }
}
