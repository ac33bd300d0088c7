import type { Seat } from '@hadal/engine'
import type { TableForMe } from '@hadal/protocol'
import { locale, m } from '@hadal/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { onlineTablePath } from '../../app/paths.ts'
import { sayAgo } from '../../online/ago.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { listed } from '../setup/words.ts'
import { nameInSeat, othersAt, sayCards, sayClock, titleOf } from './words.ts'

interface RowProps {
  readonly table: TableForMe
}

/** A table that waits for my answer. */
export function WaitingRow({ table }: RowProps) {
  const { waitsFor, turn } = table
  return (
    <Link className="tb me" href={onlineTablePath(table.id)}>
      <People table={table} />
      <span>
        <b>{titleOf(table)}</b>
        <span className="ask">
          {waitsFor.length === 1 ? m.online_asked_alone() : m.online_asked()}
        </span>
        <small>
          {m.online_row_turn({ turn })} · {m.online_with({ names: othersAt(table) })}
        </small>
      </span>
      <span className="r">
        {sayAgo(table.updatedAt, Date.now(), locale)}
        <small>{sayClock(table.clock)}</small>
      </span>
    </Link>
  )
}

/** One of my tables that waits for others, or has not begun, or is over. */
export function MyRow({ table }: RowProps) {
  const { state, turn } = table
  const free = freeSeats(table)
  return (
    <Row table={table} title={titleOf(table)} sub={sayState()}>
      {state === 'open' && m.online_not_begun()}
      {state === 'playing' && m.online_waits_for({ names: asked(table) })}
      {state === 'over' && m.online_look_again()}
      <small>{sayAgo(table.updatedAt, Date.now(), locale)}</small>
    </Row>
  )

  function sayState(): string {
    if (state !== 'open') return m.online_row_turn({ turn })
    return free === 0 ? m.online_full() : m.online_free_seats({ count: free })
  }
}

/** A table of others, at which anybody may sit down. */
export function OpenRow({ table }: RowProps) {
  const { players } = table
  const taken = players - freeSeats(table)
  return (
    <Row
      table={table}
      title={table.name ?? sayCards(table)}
      sub={`${table.name === undefined ? '' : `${sayCards(table)} · `}${sayClock(table.clock)}`}
    >
      <span className="free">{m.online_sit_down()}</span>
      <small>{m.online_seats_taken({ taken, players })}</small>
    </Row>
  )
}

interface PlainRowProps extends RowProps {
  readonly title: string
  readonly sub: string
  readonly children: ReactNode
}

function Row({ table, title, sub, children }: PlainRowProps) {
  return (
    <Link className="tb row" href={onlineTablePath(table.id)}>
      <People table={table} />
      <span>
        <b>{title}</b>
        <small>{sub}</small>
      </span>
      <span className="r">{children}</span>
    </Link>
  )
}

/** So many marks stand beside each other. */
const MOST_MARKS = 3

function People({ table: { seats, seat: mine } }: RowProps) {
  const people = seats.flatMap((seat, at) => {
    const name = at === mine ? undefined : nameInSeat(seat, at)
    return name === undefined ? [] : [{ name, at }]
  })
  const shown = people.length > 0 ? people : [{ name: m.online_you_capital(), at: mine ?? 0 }]
  return (
    <span className="pp4" aria-hidden="true">
      {shown.slice(0, MOST_MARKS).map(({ name, at }) => (
        <SeatBadge key={at} seat={at} name={name} size={32} />
      ))}
    </span>
  )
}

function freeSeats({ seats }: TableForMe): number {
  return seats.filter(({ kind }) => kind === 'free').length
}

function asked({ waitsFor, seats, seat: mine }: TableForMe): string {
  const nameAt = (at: Seat) => nameInSeat(seats[at], at) ?? ''
  return listed(waitsFor.filter((at) => at !== mine).map(nameAt))
}
