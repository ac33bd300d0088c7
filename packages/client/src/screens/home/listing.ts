import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import type { KeptGame } from '../../keep/keptGame.ts'
import { isPersonHere } from '../../link/protocol.ts'
import { listed } from '../setup/words.ts'

/** What a list says about a game. */
export interface Listing {
  /** The points of the person the list speaks to. */
  readonly points: number
  /** `Turn 12`, `Won`, `3rd`, `Brine won`. */
  readonly result: string
  readonly names: string
}

/** Says how a game stands for the person who played it; among several, for the one ahead. */
export function listingOf({ seats, summary, isOver }: KeptGame): Listing {
  const people = seats.flatMap((seat, at) => (isPersonHere(seat) ? [at] : []))
  const points = (seat: Seat) => summary.points[seat] ?? 0
  const alone = people.length === 1 ? people[0] : undefined
  const shown = alone ?? people.toSorted((a, b) => points(b) - points(a))[0] ?? 0
  return {
    points: points(shown),
    result: isOver ? resultOf({ seats, summary }, alone) : m.home_game_turn({ turn: summary.turn }),
    names: listed(seats.map(({ name }) => name)),
  }
}

function resultOf(
  { seats, summary }: Pick<KeptGame, 'seats' | 'summary'>,
  alone: Seat | undefined,
): string {
  const { winners, points } = summary
  if (alone !== undefined) {
    if (winners.includes(alone)) return m.home_game_won()
    const own = points[alone] ?? 0
    const ahead = points.filter((other) => other > own).length
    // Who lost a tie stands behind those with as many points.
    return m.home_game_place({ place: Math.max(ahead, winners.length) + 1 })
  }
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return m.home_game_shared()
  return m.home_game_won_by({ name: seats[winner]?.name ?? '' })
}
