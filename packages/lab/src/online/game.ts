import { randomInt } from 'node:crypto'
import type { ActRefusal } from '@hadal/protocol'
import type { Seat, Wish } from './seat.ts'

/** A decision that everybody at the table has seen. */
export interface Move {
  /** The number of the decision at this table. */
  readonly number: number
  readonly sentAt: number
  /** Milliseconds until whoever decided saw it. */
  readonly toSelf: number
  /** Until each of the others did. */
  readonly toOthers: readonly number[]
}

export interface GameListener {
  /** A decision was accepted; those that others may not see yet are counted too. */
  moved?(move: Move | undefined): void
  /** Nothing has come of a decision for too long. */
  stalled?(): void
  refused?(reason: string): void
  over?(): void
}

/** A move that somebody has not seen after this is a stall. */
const STALL = 5_000
/** What was refused is not tried again at once: that would be a flood. */
const AFTER_REFUSAL = 20

/**
 * Plays a table by chance, in a closed loop: whoever is asked decides; when all seats have seen it, and
 * after a while to think, the next do.
 */
export class OnlineGame {
  readonly seats: readonly Seat[]
  /** Accepted decisions. */
  moves = 0
  private readonly listener: GameListener
  private readonly think: () => number
  private readonly settled: {
    readonly wish: Wish
    readonly seat: Seat
    readonly version: number
  }[] = []
  /** A version that everybody will see. */
  private expected = 0
  private timer: NodeJS.Timeout | undefined
  private lastSign = 0
  private lastNews = performance.now()
  private isPlaying = false

  constructor(seats: readonly Seat[], think: () => number, listener: GameListener = {}) {
    this.seats = seats
    this.think = think
    this.listener = listener
    for (const seat of seats)
      seat.listener = {
        changed: () => this.look(),
        accepted: (wish, version) => this.accepted(seat, wish, version),
        refused: (refusal) => this.refused(refusal),
      }
  }

  get isOver(): boolean {
    return this.seats.some((seat) => seat.isOver)
  }

  /** Whether somebody waits for something to happen. */
  get isWaiting(): boolean {
    return this.isPlaying && this.timer === undefined && !this.isOver
  }

  /** Milliseconds for which nothing has happened though somebody waits. */
  silence(now: number): number {
    return this.isWaiting ? now - this.lastNews : 0
  }

  /** Begins after a while, or goes on. */
  start(wait = 0): void {
    this.isPlaying = true
    this.later(wait, () => this.decide())
  }

  stop(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** To be called now and then: tells of a stall, and tries to go on. */
  watch(now: number): void {
    if (!this.isWaiting || now - this.lastSign < STALL) return
    this.lastSign = now
    this.listener.stalled?.()
    for (const seat of this.seats) seat.sendAgain()
  }

  private accepted(seat: Seat, wish: Wish, version: number): void {
    this.moves++
    this.settled.push({ seat, wish, version })
  }

  private refused(refusal: ActRefusal): void {
    this.listener.refused?.(refusal.reason)
    // Somebody was faster: that is on its way.
    if (refusal.reason === 'stale') this.expected = Math.max(this.expected, refusal.version)
    else this.later(AFTER_REFUSAL, () => this.look())
  }

  /** Goes on when everybody has seen everything. */
  private look(): void {
    this.lastNews = performance.now()
    if (!this.isPlaying || this.timer !== undefined) return
    if (this.seats.some(({ pending }) => pending !== undefined)) return
    const last = Math.max(this.expected, ...this.settled.map(({ version }) => version))
    if (this.seats.some(({ version }) => version < last)) return
    if (this.settled.length > 0) this.tell()
    if (this.isOver) {
      this.stop()
      this.listener.over?.()
      return
    }
    if (this.seats.every(({ decisions }) => decisions.length === 0)) return
    const pause = this.think()
    if (pause > 0) this.later(pause, () => this.decide())
    else this.decide()
  }

  private tell(): void {
    const settled = this.settled.splice(0)
    for (const { seat, wish, version } of settled)
      this.listener.moved?.(wish.isAhead ? undefined : this.moveOf(seat, wish, version))
  }

  private moveOf(mover: Seat, { sentAt }: Wish, version: number): Move {
    const after = ({ arrivals }: Seat): number =>
      (arrivals.find((arrival) => arrival.version >= version)?.at ?? sentAt) - sentAt
    return {
      number: this.moves,
      sentAt,
      toSelf: after(mover),
      toOthers: this.seats.filter((seat) => seat !== mover).map(after),
    }
  }

  /** Everybody who is asked decides: several at once while an ally is offered. */
  private decide(): void {
    this.lastSign = performance.now()
    this.lastNews = this.lastSign
    for (const seat of this.seats) seat.arrivals.length = 0
    for (const seat of this.seats) {
      const { decisions, pending } = seat
      const decision = decisions[randomInt(Math.max(1, decisions.length))]
      if (decision !== undefined && pending === undefined) seat.decide(decision)
    }
  }

  private later(wait: number, work: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.isPlaying) work()
    }, wait)
  }
}
