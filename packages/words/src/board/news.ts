import type { LogEntry } from '@hadal/table'
import { tellEvent } from '../events/lines.ts'
import { isToldElsewhere } from '../events/told.ts'
import type { Who } from '../who.ts'

/** What happened in one turn, or in a part of it. */
export interface ToldTurn {
  readonly turn: number
  /** The place of its first line in the log. */
  readonly at: number
  readonly lines: readonly string[]
}

/** What happened from an entry of the log on, turn by turn; what is told twice is told once. */
export function tellTurns(who: Who, log: readonly LogEntry[], from = 0): ToldTurn[] {
  const told: { turn: number; at: number; lines: string[] }[] = []
  for (const [at, entry] of log.entries()) {
    if (at < from || isToldElsewhere(log, at)) continue
    const begins = entry.event.type === 'turn-begins'
    const last = told.at(-1)
    if (last === undefined || begins || last.turn !== entry.turn)
      told.push({ turn: entry.turn, at, lines: [] })
    if (!begins) told.at(-1)?.lines.push(tellEvent(who, entry))
  }
  return told.filter(({ lines }) => lines.length > 0)
}
