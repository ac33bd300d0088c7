import type { Seat } from '@hadal/engine'
import { diff, type Log, type TableState, type Update } from '@hadal/protocol'
import type { ActedTable } from '@hadal/table'
import type { Clock } from '../clocks/clock.ts'

/** A game, and the time that people have. */
export interface Shown {
  readonly acted: ActedTable
  readonly clock: Clock | undefined
}

/** What leaves for a seat, or for an onlooker: nothing else ever does. */
function seenBy(
  { acted, clock }: Shown,
  seat: Seat | undefined,
  since: number | undefined,
): { readonly state: TableState; readonly log: Log } {
  const { table } = acted
  const { log, ...sent } = table.sentTo(seat, { since })
  // A bot that stands in for somebody is not asked through their eyes.
  const isPerson = seat !== undefined && table.occupants[seat]?.kind === 'person'
  const question = isPerson ? sent.question : undefined
  const occupants = table.occupants.slice()
  return { state: { ...sent, question, occupants, ...acted.consents, clock: clock?.state }, log }
}

/** Everybody who looks at a table through the same eyes: what has changed is worked out once for all. */
export class Audience {
  private readonly seat: Seat | undefined
  private state: TableState | undefined
  private logLength = 0

  constructor(seat: Seat | undefined) {
    this.seat = seat
  }

  /** What these eyes have been told; the log has what is new since a version. */
  whole(game: Shown, since: number | undefined): { state: TableState; log: Log } {
    const { state, log } = seenBy(game, this.seat, since)
    this.told(state, log)
    return { state, log }
  }

  /** How the table has changed since these eyes were told last, if it has. */
  update(game: Shown): Update | undefined {
    const { state: before, logLength } = this
    if (before === undefined) return undefined
    const { state, log } = seenBy(game, this.seat, before.version)
    this.told(state, log)
    const patch = diff(before, state)
    const hasLogChanged = log.entries.length > 0 || log.from < logLength
    if (patch === undefined && !hasLogChanged) return undefined
    return { type: 'update', ...(patch && { patch }), ...(hasLogChanged && { log }) }
  }

  private told(state: TableState, log: Log): void {
    this.state = state
    this.logLength = log.from + log.entries.length
  }
}
