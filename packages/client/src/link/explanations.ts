import type { Reason } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import type { GameTable } from '@hadal/table'
import { isOpen } from './openReasons.ts'
import type { LogEntry } from './protocol.ts'

interface Explanation {
  readonly seat: Seat
  readonly reason: Reason
}

/** P39: why bots decided as they did, beside the first line of the log that each decision has led to. */
export class Explanations {
  private readonly table: GameTable
  /** By the place of the line in the log. */
  private readonly given = new Map<number, Explanation>()
  /** Those of decisions that nobody has seen yet. */
  private sealed: readonly Explanation[] = []
  private version: number

  constructor(table: GameTable) {
    this.table = table
    this.version = table.version
  }

  /** A bot has just decided; `ahead` if that is sealed until its turn comes. */
  note(seat: Seat, reason: Reason, ahead: boolean): void {
    if (ahead) this.sealed = [...this.sealed.filter((one) => one.seat !== seat), { seat, reason }]
    this.follow(ahead ? undefined : { seat, reason })
  }

  /** Whether something was kept back until the game is over. */
  get hasSecrets(): boolean {
    return [...this.given.values()].some(({ reason }) => !isOpen(reason))
  }

  /** The lines of the log from one on, each with its reason where it may be told now. */
  beside(from: number, entries: readonly LogEntry[]): readonly LogEntry[] {
    this.follow(undefined)
    if (this.given.size === 0) return entries
    return entries.map((entry, at) => {
      const reason = this.given.get(from + at)?.reason
      if (reason === undefined || !(this.table.isOver || isOpen(reason))) return entry
      return { ...entry, reason }
    })
  }

  /** Takes note of what has happened since, and of what was taken back. */
  private follow(decided: Explanation | undefined): void {
    const { from, entries } = this.table.loggedFor(undefined, this.version)
    this.version = this.table.version
    for (const at of this.given.keys()) if (at >= from) this.given.delete(at)
    const at = decided && placeOf(entries, decided.seat)
    if (decided !== undefined && at !== undefined) this.given.set(from + at, decided)
    this.unseal(from, entries)
  }

  /** What was answered ahead has been seen; whoever was not asked after all leaves nothing behind. */
  private unseal(from: number, entries: readonly LogEntry[]): void {
    const isOver = entries.some(({ event }) => ENDS_OFFER.has(event.type))
    this.sealed = this.sealed.filter((explanation) => {
      const at = entries.findIndex(
        ({ event }) => isAnswer(event) && event.seat === explanation.seat,
      )
      if (at >= 0) this.given.set(from + at, explanation)
      return at < 0 && !isOver
    })
  }
}

/** After these another ally is offered, or none. */
const ENDS_OFFER: ReadonlySet<LogEntry['event']['type']> = new Set([
  'ally-bought',
  'ally-taken',
  'card-revealed',
  'turn-begins',
])

/** The first line that a seat has caused, or the first of all. */
function placeOf(entries: readonly LogEntry[], seat: Seat): number | undefined {
  if (entries.length === 0) return undefined
  const own = entries.findIndex(({ event }) => 'seat' in event && event.seat === seat)
  return Math.max(own, 0)
}

function isAnswer(
  event: LogEntry['event'],
): event is Extract<LogEntry['event'], { type: 'ally-bought' | 'offer-declined' }> {
  return event.type === 'ally-bought' || event.type === 'offer-declined'
}
