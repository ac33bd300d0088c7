import { keysOfSeat, type Seat, scoreOf, scoreWithHand, type View } from '@hadal/engine'
import type { SeatOutlook } from './seen.ts'
import { supposed } from './supposed.ts'

/** What a seat has reached, as far as these eyes may know it. */
export function seatOutlook(view: View, seat: Seat): SeatOutlook {
  const game = supposed(view)
  const score = scoreOf(game, seat)
  const isOwn = seat === view.seat
  return {
    points: isOwn ? score.total : score.total - score.tokens,
    withHand: isOwn ? scoreWithHand(game, seat).total : undefined,
    keys: keysOfSeat(game, seat),
    lords: view.seats[seat]?.lords.length ?? 0,
  }
}
