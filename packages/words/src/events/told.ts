import type { Event } from '@hadal/engine'
import type { LogEntry } from '@hadal/table'
import { Past } from './past.ts'

/** Whether the lines around an entry of the log tell it as well, so that it can be left out. */
export function isToldElsewhere(log: readonly LogEntry[], at: number): boolean {
  const event = log[at]?.event
  if (event === undefined) return true
  const past = new Past(log, at)
  const { next, previous } = past
  switch (event.type) {
    case 'allies-discarded':
      return next?.type === 'attack-rolled' && event.allies[0] === next.kind
    case 'exploration-ended':
      return event.toCouncil.length === 0 && ENDS_EXPLORATION.has(past.cause?.type)
    case 'court-refilled':
      return event.lords > 0
    case 'leviathan-harmed':
      return next?.type === 'leviathan-slain' && event.leviathan === next.leviathan
    case 'monster-left':
      return previous?.type === 'leviathan-appears'
    case 'nebulis-changed':
      return isPaid(event.seat, event.nebulis, past.cause)
    case 'lord-gained':
      return past.cause?.type === 'lord-paid' && past.cause.lord === event.lord
    case 'keys-gained':
      return past.cause?.type === 'token-revealed' || past.cause?.type === 'rewarded'
    case 'pearls-gained':
      return (
        previous?.type === 'token-revealed' ||
        previous?.type === 'rewarded' ||
        (previous?.type === 'ally-bought' && previous.from === event.seat)
      )
    case 'location-controlled':
      return previous?.type === 'location-exchanged' && previous.taken === event.location
    default:
      return false
  }
}

/** What ends an exploration, as everybody knows. */
const ENDS_EXPLORATION: ReadonlySet<Event['type'] | undefined> = new Set([
  'ally-taken',
  'monster-fought',
])

/** Whether a change of nebulis is what the event before it named as paid. */
function isPaid(seat: number, nebulis: number, cause: Event | undefined): boolean {
  if (cause?.type === 'ally-bought')
    return (
      (seat === cause.seat && nebulis === -cause.nebulis) ||
      (seat === cause.from && nebulis === cause.nebulis)
    )
  return cause?.type === 'lord-paid' && nebulis === -cause.nebulis
}
