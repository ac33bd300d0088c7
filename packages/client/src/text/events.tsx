import { lineOf, type Who } from '@hadal/words'
import type { ReactNode } from 'react'
import type { LogEntry } from '../link/protocol.ts'
import { inline } from './inline.tsx'
import { rich } from './rich.tsx'

/** A line of the log, with the things it speaks of as elements. */
export function sayEvent(who: Who, entry: LogEntry): ReactNode {
  return rich((put) => lineOf(who, entry, (name, thing) => put(inline(thing, name))))
}
