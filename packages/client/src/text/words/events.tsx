import type { ReactNode } from 'react'
import type { LogEntry } from '../../link/protocol.ts'
import { rich } from '../rich.tsx'
import { lineOf } from './events/lines.ts'
import { inline } from './inline.tsx'
import type { Who } from './who.ts'

export { explainEvent } from './events/explain.ts'
export { isToldElsewhere } from './events/told.ts'

/** A line of the log, with the things it speaks of as elements. */
export function sayEvent(who: Who, entry: LogEntry): ReactNode {
  return rich((put) => lineOf(who, entry, (name, thing) => put(inline(thing, name))))
}

/** The same line as plain text, to be read out. */
export function tellEvent(who: Who, entry: LogEntry): string {
  return lineOf(who, entry, (name) => name)
}
