import type { Event, Seat } from '@hadal/engine'
import { isToldElsewhere } from '@hadal/words'
import type { LogEntry, Update } from '../../link/protocol.ts'
import type { LogLine } from '../log/turns.ts'

/** What is told by what comes of it: a card that is sold, taken or goes to the council was revealed before. */
const UNTOLD: ReadonlySet<Event['type']> = new Set([
  'turn-begins',
  'card-revealed',
  'offer-declined',
])

/** P15: what happened since a seat last answered something itself, in its order. */
export function sinceAnswer(
  { answered }: Pick<Update, 'answered'>,
  log: readonly LogEntry[],
  seat: Seat,
): readonly LogLine[] {
  const from = answered[seat] ?? 0
  return log
    .slice(from)
    .map((entry, offset) => ({ entry, at: from + offset }))
    .filter(({ at }) => isToldHere(log, at))
}

/** A court that is refilled is one line: who has come stands there. */
function isToldHere(log: readonly LogEntry[], at: number): boolean {
  const type = log[at]?.event.type
  if (type === 'court-refilled') return true
  if (type === 'lord-revealed') return !isRefilling(log, at)
  return type !== undefined && !UNTOLD.has(type) && !isToldElsewhere(log, at)
}

function isRefilling(log: readonly LogEntry[], at: number): boolean {
  const after = log.slice(at).find(({ event }) => event.type !== 'lord-revealed')
  return after?.event.type === 'court-refilled'
}
