import type { Refusal, Seat } from '@hadal/engine'
import { isCount } from './input.ts'
import type { Stale } from './refused.ts'

/** The versions of a table: since when each seat is asked what, and how long the log was. */
export class Versions {
  private asked = new Map<Seat, { readonly question: string; readonly version: number }>()
  /** How long the log was in each version. */
  private readonly logLengths: number[] = []

  get now(): number {
    return this.logLengths.length - 1
  }

  /** Another version begins; a question that is still the same has the same name. */
  begin(asked: ReadonlyMap<Seat, string>, logLength: number): void {
    const version = this.logLengths.length
    const before = this.asked
    this.asked = new Map(
      Array.from(asked, ([seat, question]) => {
        const since = before.get(seat)
        return [seat, since?.question === question ? since : { question, version }]
      }),
    )
    this.logLengths.push(logLength)
  }

  /** The version in which what a seat is asked came up. */
  askedSince(seat: Seat): number | undefined {
    return this.asked.get(seat)?.version
  }

  /** An answer to an offer may arrive after others have passed: it is still the same question. */
  refuse(seat: Seat, version: number): Stale | Refusal | undefined {
    if (!isCount(version)) return { reason: 'malformed', decision: version }
    const since = this.askedSince(seat) ?? this.now
    return version < since || version > this.now ? this.stale() : undefined
  }

  stale(): Stale {
    return { reason: 'stale', version: this.now }
  }

  /** The first entry of the log that was not there in a version, or that an undo has taken back since. */
  logChangedSince(version: number): number {
    const { logLengths } = this
    return Math.min(...(logLengths[version] === undefined ? [0] : logLengths.slice(version)))
  }
}
