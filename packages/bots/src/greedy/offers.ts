import { BUY, PASS } from '@hadal/engine'
import { gainOf } from './allies.ts'
import { at, type Situation } from './situation.ts'

/** Buys the ally revealed last if it is worth its price, which the explorer gets. */
export function buyOrPass(s: Situation): number {
  const { view } = s
  const kind = at(view.depths, view.depths.length - 1)
  const price = view.sold + 1
  const explorer = s.as(view.turnSeat)
  const given = (price * explorer.pearl * s.weights.rivalry) / (view.players - 1)
  // What nobody buys, the explorer may take.
  const denied = (gainOf(explorer, [[kind, 1]]) * s.weights.rivalry) / (view.players - 1)
  const gain = gainOf(s, [[kind, 1]]) - price * s.pearl
  return gain + denied - given > 0 ? BUY : PASS
}
