import type { Seat } from '@hadal/engine'
import type { LogEntry, Update } from '../../link/protocol.ts'
import type { LogLine } from '../../sheets/log/turns.ts'
import { LINES_ON_CURTAIN } from './handover/handover.ts'

/** How much of a game was shown, and to whom. */
export interface Glance {
  readonly table: string
  readonly eyes: Seat | undefined
  readonly length: number
}

/** Whether the eyes that look now come back to a game, in which they have decided before. */
export function hasBeenAway(
  { table, eyes, answered }: Pick<Update, 'table' | 'eyes' | 'answered'>,
  log: readonly LogEntry[],
  seen: Glance | undefined,
): boolean {
  if (eyes === undefined || (answered[eyes] ?? 0) === 0) return false
  const hasSeenAll = seen?.table === table && seen.eyes === eyes && seen.length >= log.length
  return !hasSeenAll
}

/** Whether others have done something; where the device is handed round, more than the curtain has told. */
export function isWorthTelling(
  told: readonly LogLine[],
  { eyes, seats, place }: Pick<Update, 'eyes' | 'seats' | 'place'>,
): boolean {
  const others = told.filter(({ entry: { event } }) => 'seat' in event && event.seat !== eyes)
  const people = seats.filter(({ bot }) => bot === undefined).length
  const isHandedRound = place === 'here' && people > 1
  return others.length > 0 && (!isHandedRound || told.length > LINES_ON_CURTAIN)
}
