import type { Event } from '@hadal/engine'
import { pointsOnToken, sayLeviathanToken } from './cards.ts'
import { listed } from './english.ts'
import type { Happening } from './events.ts'

/** The tokens drawn, for the one who has seen them. */
export function sayTokens(events: readonly Event[]): string {
  const points = events.flatMap((event) =>
    event.type === 'token-gained' && event.secret ? [pointsOnToken(event.secret.token)] : [],
  )
  return points.length === 0 ? '' : ` (worth ${listed(points.map(String))})`
}

/** The tokens of the second pile drawn, for the one who has seen them. */
export function sayGifts(events: readonly Event[]): string {
  const gifts = events.flatMap((event) =>
    event.type === 'leviathan-token-gained' && event.secret
      ? [sayLeviathanToken(event.secret.token)]
      : [],
  )
  return gifts.length === 0 ? '' : ` (${listed(gifts)})`
}

/** Pearls gained one by one are gained together. */
export function summed(run: readonly Happening[], first: Event): Event {
  if (first.type !== 'pearls-gained') return first
  const gains = run.map(({ event }) => (event.type === 'pearls-gained' ? event.pearls : 0))
  return { ...first, pearls: gains.reduce((sum, pearls) => sum + pearls, 0) }
}

/** Whether the events around one tell it as well. */
export function isToldElsewhere(happenings: readonly Happening[], at: number): boolean {
  const event = happenings[at]?.event
  if (event === undefined) return true
  const next = happenings[at + 1]?.event
  if (event.type === 'allies-discarded' && next?.type === 'attack-rolled')
    return event.seat === next.seat && event.allies[0] === next.kind
  if (event.type === 'leviathan-harmed' && next?.type === 'leviathan-slain')
    return event.leviathan === next.leviathan
  if (event.type === 'monster-left') return happenings[at - 1]?.event.type === 'leviathan-appears'
  if (event.type === 'nebulis-changed') return isPaidNebulis(happenings, at)
  if (event.type === 'lord-gained') {
    const cause = causeOf(happenings, at)
    return cause?.type === 'lord-paid' && cause.lord === event.lord
  }
  return isToldAlready(event, happenings[at - 1]?.event)
}

const MONEY: readonly Event['type'][] = [
  'pearls-gained',
  'pearls-lost',
  'nebulis-changed',
  'kraken-figure',
]

/** The last thing that happened before an event, apart from what changed hands with it. */
function causeOf(happenings: readonly Happening[], at: number): Event | undefined {
  return happenings.slice(0, at).findLast(({ event }) => !MONEY.includes(event.type))?.event
}

/** Whether a change of nebulis is what was paid just before. */
function isPaidNebulis(happenings: readonly Happening[], at: number): boolean {
  const event = happenings[at]?.event
  const cause = causeOf(happenings, at)
  if (event?.type !== 'nebulis-changed' || cause === undefined) return false
  if (cause.type === 'ally-bought')
    return (
      (event.seat === cause.seat && event.nebulis === -cause.nebulis) ||
      (event.seat === cause.from && event.nebulis === cause.nebulis)
    )
  return cause.type === 'lord-paid' && event.nebulis === -cause.nebulis
}

/** Whether the event before has told this one as well. */
function isToldAlready(event: Event, previous: Event | undefined): boolean {
  if (previous === undefined) return false
  switch (event.type) {
    case 'keys-gained':
      return previous.type === 'token-revealed'
    case 'pearls-gained':
      return (
        previous.type === 'token-revealed' ||
        (previous.type === 'ally-bought' && previous.from === event.seat)
      )
    case 'location-controlled':
      return previous.type === 'location-exchanged' && previous.taken === event.location
    case 'court-refilled':
      return previous.type === 'lord-revealed'
    default:
      return false
  }
}

/** The events that belong to one clause: equal ones in a row, or a reward and what it brings. */
export function runFrom(happenings: readonly Happening[], from: number): readonly Happening[] {
  const first = happenings[from]?.event
  let end = from + 1
  while (first !== undefined && end < happenings.length && belongs(first, happenings[end]?.event))
    end++
  return happenings.slice(from, end)
}

function belongs(first: Event, event: Event | undefined): boolean {
  if (event === undefined) return false
  switch (first.type) {
    case 'lord-revealed':
      return event.type === 'lord-revealed'
    case 'ally-affiliated':
      return event.type === 'ally-affiliated' && event.seat === first.seat
    case 'allies-discarded':
      return event.type === 'allies-discarded' && event.seat === first.seat
    case 'pearls-gained':
      return event.type === 'pearls-gained' && event.seat === first.seat
    case 'token-gained':
      return event.type === 'token-gained' && event.seat === first.seat
    case 'leviathan-token-gained':
      return event.type === 'leviathan-token-gained' && event.seat === first.seat
    case 'rewarded':
      return (
        (event.type === 'pearls-gained' ||
          event.type === 'keys-gained' ||
          event.type === 'token-gained') &&
        event.seat === first.seat
      )
    default:
      return false
  }
}
