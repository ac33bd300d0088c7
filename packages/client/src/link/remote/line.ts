import type { ClientFrame } from '@hadal/protocol'
import type { Timer } from '../botDriver.ts'
import type { Connection, WhyShut } from '../protocol.ts'

/** One connection, as the network has it. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** What is heard over a wire: whatever comes after it is lost or closed is of no interest. */
export interface WireEvents {
  heard(text: string): void
  lost(): void
}

export interface LineWorld {
  /** Tries to reach the table; `since` is the version that is known already. */
  connect(since: number | undefined, events: WireEvents): Wire
  timer: Timer
  /** Milliseconds since 1970. */
  now(): number
  /** At least 0 and below 1, by chance. */
  random(): number
}

export interface LineEvents {
  heard(text: string): void
  changed(connection: Connection): void
  /** The version with which the next connection goes on. */
  since(): number | undefined
}

/** Pauses before each new try; the last one again and again. */
const PAUSES_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
/** After so many tries nobody should be told any more that it will be back in a moment. */
const TRIES_TO_OFFLINE = 3
/** A line that was quiet for so long is asked whether it is still there. */
const QUIET_MS = 25_000
/** So long an answer may take, or a connection, until the line counts as broken. */
const ANSWER_MS = 10_000
/** The same when the browser says that the network has gone. */
const HURRIED_ANSWER_MS = 2_500

/** Keeps up a connection: it is tried again and again, with longer and longer pauses. */
export class Line {
  private readonly world: LineWorld
  private readonly events: LineEvents
  private wire: Wire | undefined
  private isUp = false
  private isShut = false
  private tries = 0
  private lostAt: number | undefined
  private stopPause: (() => void) | undefined
  private stopWatch: (() => void) | undefined

  constructor(world: LineWorld, events: LineEvents) {
    this.world = world
    this.events = events
  }

  /** Whether what is sent now is on its way. */
  get isConnected(): boolean {
    return this.isUp
  }

  /** Tries at once, unless there is a connection already. */
  open(): void {
    if (this.isUp) return
    this.isShut = false
    this.connect()
  }

  /** The table has let us in. */
  welcomed(): void {
    if (this.isUp || this.wire === undefined) return
    this.isUp = true
    this.tries = 0
    this.lostAt = undefined
    this.events.changed({ state: 'connected' })
  }

  /** Breaks off and tries anew: what came over this connection cannot be trusted, or it ended. */
  again(): void {
    this.drop()
    if (!this.isShut) this.pause()
  }

  /** Ends for good, unless somebody asks for it again. */
  shut(why: WhyShut): void {
    this.close()
    this.events.changed({ state: 'closed', why })
  }

  close(): void {
    this.isShut = true
    this.drop()
  }

  send(frame: ClientFrame): void {
    if (!this.isUp) return
    this.wire?.send(JSON.stringify(frame))
    this.expect(ANSWER_MS)
  }

  /** The browser says that the network has come or gone; it is not always right. */
  networkChanged(isThere: boolean): void {
    if (this.isShut) return
    if (!this.isUp) {
      if (isThere) this.connect()
      return
    }
    this.wire?.send(JSON.stringify({ type: 'ping' } satisfies ClientFrame))
    this.expect(HURRIED_ANSWER_MS)
  }

  private connect(): void {
    this.drop()
    const wire: { current: Wire | undefined } = { current: undefined }
    const isCurrent = (): boolean => wire.current === this.wire && this.wire !== undefined
    wire.current = this.world.connect(this.events.since(), {
      heard: (text) => {
        if (!isCurrent()) return
        this.watch(QUIET_MS, () => this.send({ type: 'ping' }))
        this.events.heard(text)
      },
      lost: () => {
        if (isCurrent()) this.again()
      },
    })
    this.wire = wire.current
    this.expect(ANSWER_MS)
  }

  private drop(): void {
    this.stopPause?.()
    this.stopWatch?.()
    const { wire } = this
    this.wire = undefined
    this.isUp = false
    wire?.close()
  }

  private pause(): void {
    const { now, random, timer } = this.world
    this.lostAt ??= now()
    const pause = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)] ?? 0
    this.tries++
    this.events.changed({
      state: this.tries > TRIES_TO_OFFLINE ? 'offline' : 'reconnecting',
      since: this.lostAt,
      tries: this.tries,
    })
    // Not everybody at once, when a server has come back.
    this.stopPause = timer(pause * (0.75 + random() / 2), () => this.connect())
  }

  /** Something must be heard until then. */
  private expect(milliseconds: number): void {
    this.watch(milliseconds, () => this.again())
  }

  private watch(milliseconds: number, then: () => void): void {
    this.stopWatch?.()
    this.stopWatch = this.world.timer(milliseconds, then)
  }
}
