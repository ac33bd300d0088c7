import type { Seat } from '@hadal/engine'
import {
  type AnyRefusal,
  type ClientFrame,
  clientFrame,
  type ErrorCode,
  errorOf,
  LONGEST_FRAME,
  type ServerFrame,
} from '@hadal/protocol'
import type { Answer, Wish } from '../tables/doing.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { Listener } from '../tables/room.ts'
import type { Metrics } from '../watch/metrics.ts'
import { Allowed } from './flood.ts'

/** What a connection needs of a WebSocket. */
export interface Wire {
  readonly bufferedAmount: number
  send(text: string): void
  /** What is sent until this moment is over goes out at once. */
  gather(): void
  close(code: number, reason: string): void
  terminate(): void
}

export interface ConnectionOf {
  readonly wire: Wire
  readonly table: LiveTable
  readonly person: string | undefined
  readonly metrics: Metrics
  readonly framesPerTenSeconds: number
}

/** Whoever does not read what is sent is cut off: it would pile up here. */
const MOST_UNREAD = 1_000_000
/** Refused by the rules of the house. */
const POLICY = 1008
const GOING_AWAY = 1001
/** Somebody who goes on after so many frames too many is no person in a hurry. */
const PATIENCE = 100

interface Refusal {
  readonly type: 'refused'
  readonly id: string
  readonly refusal: AnyRefusal
}

/** Somebody's connection to a table. */
export class Connection implements Listener {
  readonly person: string | undefined
  private readonly wire: Wire
  private readonly table: LiveTable
  private readonly metrics: Metrics
  private readonly allowed: Allowed
  private tooMany = 0
  /** Acts of this connection that are being written. */
  private acts = 0
  private isOpen = true

  constructor({ wire, table, person, metrics, framesPerTenSeconds }: ConnectionOf) {
    this.wire = wire
    this.table = table
    this.person = person
    this.metrics = metrics
    this.allowed = new Allowed(framesPerTenSeconds, 10_000, performance.now())
  }

  send(text: string): void {
    if (!this.isOpen) return
    if (this.wire.bufferedAmount > MOST_UNREAD) {
      this.isOpen = false
      this.wire.terminate()
    } else {
      // What an act has changed is followed by its answer.
      if (this.acts > 0) this.wire.gather()
      this.wire.send(text)
    }
  }

  close(code: ErrorCode): void {
    this.metrics.refusals.inc({ code })
    this.end(code, POLICY)
  }

  /** The node stops: the client may connect to another one at once. */
  goAway(): void {
    this.end('try-again', GOING_AWAY)
  }

  /** The other side is gone. */
  gone(): void {
    this.isOpen = false
    this.table.leave(this)
  }

  /** A frame has arrived, whatever it may be. */
  async received(text: string | undefined): Promise<void> {
    if (!this.isOpen) return
    if (!this.allowed.take(performance.now())) return this.flooded()
    if (text === undefined) return this.refuse('malformed', 'Frames are text.')
    if (text.length > LONGEST_FRAME)
      return this.refuse('too-large', `A frame has ${LONGEST_FRAME} characters at most.`)
    const frame = read(text)
    if (frame === undefined) return this.refuse('malformed')
    try {
      await this.answer(frame)
    } catch {
      // The table itself could not be reached; it has written down why.
      this.refuse('try-again')
    }
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (frame.type === 'ping') return this.tell({ type: 'pong', now: this.table.now })
    const { id } = frame
    const seat = this.table.room.seatOf(this)
    if (seat === undefined)
      return this.tell({ type: 'refused', id, refusal: { reason: 'no-seat' } })
    if (frame.type === 'hindsight') {
      const hindsight = await this.table.hindsight(seat, frame.orders)
      this.tell(
        hindsight
          ? { type: 'hindsight', id, hindsight: { ...hindsight } }
          : { type: 'refused', id, refusal: { reason: 'not-started' } },
      )
      return
    }
    const { version, act } = frame
    const answer = await this.act(seat, { id, version, act })
    this.tell(
      answer.accepted
        ? { type: 'accepted', id, version: answer.version }
        : { type: 'refused', id, refusal: answer.refusal },
    )
  }

  private async act(seat: Seat, wish: Wish): Promise<Answer> {
    this.acts++
    try {
      return await this.table.act({ kind: 'person', seat }, wish)
    } finally {
      this.acts--
    }
  }

  private flooded(): void {
    this.tooMany++
    if (this.tooMany > PATIENCE) this.close('too-many')
    // Said once in a row: the answer to a flood is not another one.
    else if (this.tooMany % 20 === 1) this.refuse('too-many')
    else this.metrics.refusals.inc({ code: 'too-many' })
  }

  private refuse(code: ErrorCode, message?: string): void {
    this.metrics.refusals.inc({ code })
    this.tell({ type: 'error', ...errorOf(code, message) })
  }

  private tell(frame: ServerFrame | Refusal): void {
    this.send(JSON.stringify(frame))
  }

  private end(code: ErrorCode, status: number): void {
    this.tell({ type: 'bye', ...errorOf(code) })
    this.isOpen = false
    this.wire.close(status, code)
    this.table.leave(this)
  }
}

function read(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
