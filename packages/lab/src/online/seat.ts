import { randomBytes } from 'node:crypto'
import {
  type ActRefusal,
  type Patch,
  patch,
  type ServerFrame,
  type TableState,
} from '@hadal/protocol'
import WebSocket from 'ws'

/** All that is needed of a table to play by chance; whatever else comes is not even looked at. */
type Known = { -readonly [Name in (typeof KNOWN)[number]]?: TableState[Name] }
const KNOWN = ['version', 'question', 'answer', 'result'] as const

/** A decision that was sent and not answered yet: it may be sent again, with the same id. */
export interface Wish {
  readonly id: string
  /** The version on which it was decided. */
  readonly version: number
  readonly decision: number
  /** Nobody else sees it before its turn comes. */
  readonly isAhead: boolean
  readonly sentAt: number
}

/** Whoever plays in a seat. */
export interface SeatListener {
  /** A decision was accepted, and led to a version. */
  accepted(wish: Wish, version: number): void
  refused(refusal: ActRefusal): void
  /** The table is another now, or a decision is settled. */
  changed(): void
}

/** Whoever looks over somebody's shoulder. */
export interface SeatWatcher {
  sent?(wish: Wish): void
  /** Told when the seat knows what the frame said. */
  heard?(frame: ServerFrame, bytes: number): void
  accepted?(wish: Wish, version: number): void
}

export interface Place {
  readonly url: string
  readonly table: string
  readonly cookie: string
}

const CONNECT_WITHIN = 20_000
const TRY_AGAIN_AFTER = 50

/** One seat at a table over a socket, as cheap as it can be. */
export class Seat {
  listener: SeatListener | undefined
  pending: Wish | undefined
  /** When each version arrived, since `arrivals` was last emptied. */
  readonly arrivals: { readonly version: number; readonly at: number }[] = []
  private readonly watcher: SeatWatcher
  private readonly name = randomBytes(9).toString('base64url')
  private readonly known: Known = {}
  private socket: WebSocket | undefined
  private count = 0

  constructor(watcher: SeatWatcher = {}) {
    this.watcher = watcher
  }

  get version(): number {
    return this.known.version ?? -1
  }

  get isOver(): boolean {
    return this.known.result !== undefined
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  /** What this seat may answer with, if its answer is missing. */
  get decisions(): readonly number[] {
    const { question, answer } = this.known
    return question === undefined || answer !== undefined ? [] : question.decisions
  }

  /** Connects, and knows the table when it is done. */
  connect({ url, table, cookie }: Place, since?: number): Promise<void> {
    const query = since === undefined ? '' : `?since=${since}`
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/api/tables/${table}/socket${query}`,
      {
        headers: { cookie },
        perMessageDeflate: false,
        skipUTF8Validation: true,
        handshakeTimeout: CONNECT_WITHIN,
      },
    )
    this.socket = socket
    return new Promise((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        // What an older socket still has to say is none of the new one's business.
        if (this.socket !== socket) return
        if (this.receive(data)) resolve()
      })
      socket.on('error', () => {})
      socket.on('close', () => reject(new Error('the connection was closed')))
    })
  }

  /** Breaks off, as if the network had failed. */
  cut(): void {
    const { socket } = this
    this.socket = undefined
    socket?.terminate()
  }

  decide(decision: number): void {
    const { version, known } = this
    this.pending = {
      id: `${this.name}-${this.count++}`,
      version,
      decision,
      isAhead: known.question?.ahead === true,
      sentAt: performance.now(),
    }
    this.watcher.sent?.(this.pending)
    this.send(this.pending)
  }

  /** Sends what was not answered once more: it is done once, whatever became of it before. */
  sendAgain(): void {
    if (this.pending !== undefined) this.send(this.pending)
  }

  private send({ id, version, decision }: Wish): void {
    if (!this.isConnected) return
    const act = `{"type":"decide","decisions":[${decision}]}`
    this.socket?.send(`{"type":"act","id":"${id}","version":${version},"act":${act}}`)
  }

  /** Says whether it was the welcome. */
  private receive(data: Buffer): boolean {
    const frame: ServerFrame = JSON.parse(data.toString())
    if (frame.type === 'welcome') this.begin(frame.state)
    if (frame.type === 'update') this.follow(frame.patch)
    this.watcher.heard?.(frame, data.length)
    if (frame.type === 'welcome' || frame.type === 'update') {
      this.arrivals.push({ version: this.version, at: performance.now() })
      this.listener?.changed()
    } else if (frame.type === 'accepted' && frame.id === this.pending?.id) {
      this.accepted(frame.version)
    } else if (frame.type === 'refused' && frame.id === this.pending?.id) {
      this.refused(frame.refusal)
    }
    return frame.type === 'welcome'
  }

  private begin(state: TableState | undefined): void {
    for (const name of KNOWN) this.set(name, state?.[name])
  }

  private follow(change: Patch | undefined): void {
    if (change === undefined || !isInside(change)) return
    for (const name of KNOWN) {
      const inside = change[name]
      if (inside !== undefined) this.set(name, patch(this.known[name], inside))
    }
  }

  /** What the server sends was checked where it was made. */
  private set(name: keyof Known, value: unknown): void {
    Object.assign(this.known, { [name]: value })
  }

  private accepted(version: number): void {
    const wish = this.pending
    if (wish === undefined) return
    this.pending = undefined
    this.watcher.accepted?.(wish, version)
    this.listener?.accepted(wish, version)
    this.listener?.changed()
  }

  private refused(refusal: ActRefusal): void {
    if (refusal.reason === 'try-again') setTimeout(() => this.sendAgain(), TRY_AGAIN_AFTER)
    else this.pending = undefined
    this.listener?.refused(refusal)
    this.listener?.changed()
  }
}

function isInside(change: Patch): change is { readonly [name: string]: Patch } {
  return !Array.isArray(change)
}
