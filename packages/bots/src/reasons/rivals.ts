import { type Seat, scoreOf } from '@hadal/engine'
import { best } from '../greedy/pick.ts'
import type { Situation } from '../greedy/situation.ts'

/** Who has most points of some seats, as far as this one knows. */
export function leaderAmong(s: Situation, seats: readonly Seat[]): Seat | undefined {
  return best(seats, (seat) => scoreOf(s.game, seat).total)
}
