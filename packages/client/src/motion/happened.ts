import type { LogEntry, Update } from '../link/protocol.ts'
import type { Happened } from './telling.ts'

/** The table and its log at one moment. */
interface Moment {
  readonly update: Update
  readonly log: readonly LogEntry[]
}

/** What happened from one moment to the next; nothing if it was taken back or other eyes look. */
export function happenedBetween(before: Moment, after: Moment): Happened | undefined {
  const { update } = after
  const isSame = before.update.table === update.table && before.update.eyes === update.eyes
  if (!isSame || update.log.from < before.log.length) return undefined
  const events = after.log.slice(before.log.length).map(({ event }) => event)
  if (events.length === 0) return undefined
  const isOffer = update.view.asked?.question === 'buy the ally'
  return { events, before: before.update.view, asked: isOffer ? update.waitsFor : [] }
}
