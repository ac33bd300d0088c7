import type { Seat } from '@hadal/engine'
import type { ClockKind, TableForMe, TableSeat } from '@hadal/protocol'
import { m } from '@hadal/words'
import { botName, expansionNames, listed } from '../setup/words.ts'

/** What somebody in a seat is called; bots have names of ours. Nothing where nobody sits. */
export function nameInSeat(seat: TableSeat | undefined, at: Seat): string | undefined {
  if (seat === undefined || seat.kind === 'free') return undefined
  return seat.kind === 'bot' ? botName(at) : (seat.name ?? m.online_guest_name())
}

/** A table by its name, or by those who sit there. */
export function titleOf({ name, seats, seat: mine }: TableForMe): string {
  if (name !== undefined) return name
  const names = seats.flatMap((seat, at) => (at === mine ? [] : (nameInSeat(seat, at) ?? [])))
  const people = mine === undefined ? names : [...names, m.online_you()]
  return capital(listed(people))
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** Everybody at the table but for whoever reads. */
export function othersAt({ seats, seat: mine }: TableForMe): string {
  return listed(seats.flatMap((seat, at) => (at === mine ? [] : (nameInSeat(seat, at) ?? []))))
}

export function sayCards({ expansions }: Pick<TableForMe, 'expansions'>): string {
  const names = expansionNames(expansions)
  return names === undefined ? m.online_base() : m.online_base_and({ expansions: names })
}

const MINUTE = 60

export function sayClock(clock: ClockKind): string {
  if (clock.kind === 'none') return m.online_clock_none()
  if (clock.kind === 'days') return m.online_clock_days({ count: clock.days })
  const { bank, increment } = clock
  return m.online_clock_live({ minutes: Math.round(bank / MINUTE), increment })
}
