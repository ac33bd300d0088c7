import type { ServerFrame } from '@hadal/protocol'
import { percentile } from '../statistics.ts'
import type { Move } from './game.ts'
import { costByQuarter, type Moment, quarterOf } from './growth.ts'

/** Milliseconds as they are told. */
export interface Spread {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** What moves were like. */
interface MoveCounts {
  readonly moves: number
  readonly movesPerSec: number
  readonly moveToOtherMs: Spread
  readonly moveToSelfMs: Spread
  readonly bytesPerUpdate: number
  readonly bytesPerUpdateP95: number
  readonly updatesPerMove: number
  /** Of the first frame of a socket. */
  readonly syncBytes: number
  readonly stalls: number
  readonly refusals: Readonly<Record<string, number>>
  readonly failures: readonly string[]
  readonly gamesOver: number
  readonly cpuByQuarter: readonly (number | undefined)[]
}

/** Everything that is measured. */
export interface Counts extends MoveCounts {
  readonly matches: number
  readonly seats: number
  readonly nodes: number
  readonly startupMs: number
  readonly postgresStartMs?: number
  /** The same without tables, if there were any. */
  readonly startupMsEmpty?: number | undefined
  readonly createMatchMs: number
  readonly serverCpuMsPerMove: number
  readonly postgresCpuMsPerMove: number
  readonly serverCpuShare: number
  readonly generatorCpuShare: number
  readonly rss: Readonly<
    Record<'rssBefore' | 'rssAfterCreation' | 'rssAfterConnection' | 'rssAfterPlay', number>
  >
  /** Of the servers, when everything that nobody needs was collected. */
  readonly heldBytesPerMatch: number
  readonly diskBytes: number
  readonly diskBytesBefore: number
  /** Lines that the servers have written to their logs. */
  readonly complaints: readonly string[]
}

/** Counts what comes of moves, between a beginning and an end. */
export class Figures {
  moves = 0
  private readonly toOthers: number[] = []
  private readonly toSelf: number[] = []
  private readonly updates: number[] = []
  private readonly welcomes: number[] = []
  private readonly refusals = new Map<string, number>()
  private readonly failures: string[] = []
  private readonly moments: Moment[] = []
  private byQuarter = [0, 0, 0, 0]
  private stalls = 0
  private gamesOver = 0
  private isMeasuring = false

  /** What came before is not counted. */
  forget(): void {
    this.welcomes.length = 0
    this.refusals.clear()
    this.gamesOver = 0
  }

  begin(): void {
    this.isMeasuring = true
  }

  end(): void {
    this.isMeasuring = false
  }

  /** Bytes that came; the first frame of a socket counts at any time. */
  received(frame: ServerFrame, bytes: number): void {
    if (frame.type === 'welcome') this.welcomes.push(bytes)
    else if (frame.type === 'error' || frame.type === 'bye') this.failures.push(frame.error.code)
    else if (this.isMeasuring && frame.type === 'update') this.updates.push(bytes)
  }

  moved(move: Move | undefined): void {
    if (!this.isMeasuring) return
    this.moves++
    if (move === undefined) return
    const quarter = quarterOf(move.number)
    this.byQuarter[quarter] = (this.byQuarter[quarter] ?? 0) + 1
    this.toSelf.push(move.toSelf)
    this.toOthers.push(...move.toOthers)
  }

  /** A moment has passed, and the servers have used so much. */
  moment(used: number): void {
    this.moments.push({ used, moves: this.byQuarter })
    this.byQuarter = [0, 0, 0, 0]
  }

  stalled(): void {
    this.stalls++
  }

  refused(reason: string): void {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1)
  }

  failed(error: unknown): void {
    this.failures.push(String(error))
  }

  gameOver(): void {
    this.gamesOver++
  }

  counts(wallMs: number): MoveCounts {
    return {
      moves: this.moves,
      movesPerSec: (this.moves * 1000) / wallMs,
      moveToOtherMs: spread(this.toOthers),
      moveToSelfMs: spread(this.toSelf),
      bytesPerUpdate: mean(this.updates),
      bytesPerUpdateP95: percentile(this.updates, 0.95),
      updatesPerMove: this.updates.length / Math.max(1, this.moves),
      syncBytes: mean(this.welcomes),
      stalls: this.stalls,
      refusals: Object.fromEntries(this.refusals),
      failures: [...this.failures],
      gamesOver: this.gamesOver,
      cpuByQuarter: costByQuarter(this.moments),
    }
  }
}

function spread(values: readonly number[]): Spread {
  return {
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    max: percentile(values, 1),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
