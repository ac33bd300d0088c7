import type { Seat } from '@hadal/engine'
import { list, m } from '@hadal/words'
import type { SeatInfo, Update } from '../../link/protocol.ts'

export type Result = NonNullable<Update['result']>

/** What somebody is called on the score sheet. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat, eyes: Seat | undefined): string {
  return seat === eyes ? m.table_you_capital() : (seats[seat]?.name ?? '')
}

/** B9.5: who won; several only if nothing tells them apart. */
export function sayWinner(
  result: Result,
  seats: readonly SeatInfo[],
  eyes: Seat | undefined,
): string {
  const first = result.filter(({ place }) => place === 1)
  if (first.length === 1 && first[0]?.seat === eyes) return m.score_you_win()
  const names = first.map(({ seat }) => nameOf(seats, seat, eyes))
  return first.length === 1
    ? m.score_wins({ name: names[0] ?? '' })
    : m.score_share({ names: list(names) })
}

/** By how much, or what decided between equals. */
export function sayMargin(result: Result, seats: readonly SeatInfo[]): string {
  const [first, second] = result
  if (!first || !second) return ''
  const name = seats[second.seat]?.name ?? ''
  if (first.place === second.place) return m.score_all_equal({ points: first.total })
  if (first.total > second.total)
    return m.score_ahead({ points: first.total, count: first.total - second.total, name })
  return first.pearls > second.pearls
    ? m.score_by_pearls({ points: first.total, name })
    : m.score_by_lord({ points: first.total, name })
}
