import type { ServerFrame } from '@hadal/protocol'
import type { Wish } from './seat.ts'

/** An act as the database has it. */
export interface ActRow {
  readonly seq: number
  readonly seat: number
  readonly act_id: string
  readonly version: number
}

/** Everything that one seat was told: none of it may ever be untold. */
export class Witness {
  /** Every decision that was sent, by its id. */
  readonly sent = new Set<string>()
  /** The version that each accepted decision led to, by its id. */
  readonly accepted = new Map<string, number>()
  /** The highest version that was seen. */
  version = -1
  /** Entries of the log that were told and are gone, or are others now. */
  untold = 0
  private log: string[] = []

  hear(frame: ServerFrame, version: number): void {
    this.version = Math.max(this.version, version)
    if ((frame.type !== 'welcome' && frame.type !== 'update') || frame.log === undefined) return
    const { from, entries } = frame.log
    const now = [...this.log.slice(0, from), ...entries.map((entry) => JSON.stringify(entry))]
    // Nothing is undone here: what was told once stays as it is.
    for (const [at, entry] of this.log.entries()) if (now[at] !== entry) this.untold++
    this.log = now
  }

  hasAccepted({ id }: Wish, version: number): void {
    this.accepted.set(id, version)
  }
}

/** What became of the decisions of a table. */
export interface Verdict {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
}

/** Compares what the seats of a table were told with what is stored. */
export function judge(witnesses: readonly Witness[], rows: readonly ActRow[]): Verdict {
  const nameOf = (seat: number, id: string) => `${seat} ${id}`
  const stored = new Map(rows.map((row) => [nameOf(row.seat, row.act_id), row]))
  const seen = Math.max(...witnesses.map(({ version }) => version))
  const last = rows.reduce((most, { version }) => Math.max(most, version), 0)
  let lost = Math.max(0, seen - last)
  for (const [seat, { accepted, untold }] of witnesses.entries()) {
    lost += untold
    for (const [id, version] of accepted)
      if (stored.get(nameOf(seat, id))?.version !== version) lost++
  }
  // A number that is missing is an act that is gone.
  lost += (rows.at(-1)?.seq ?? 0) - rows.length
  // Stored twice, or stored though nobody ever sent it.
  const unsent = rows.filter(({ seat, act_id }) => !witnesses[seat]?.sent.has(act_id))
  const doubled = rows.length - stored.size + unsent.length
  const known = rows.filter(
    ({ seat, act_id, version }) => version <= seen || witnesses[seat]?.accepted.has(act_id),
  )
  return { acknowledged: known.length + lost, lost, doubled }
}
