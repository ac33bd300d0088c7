import { BUY, PASS } from '@hadal/engine'
import { gainOf } from './allies.ts'
import { burdenOf, savedByNebulis } from './nebulis.ts'
import { best } from './pick.ts'
import { at, type Situation } from './situation.ts'

/** Buys the ally revealed last if it is worth its price, which the explorer gets. */
export function buyOrPass(s: Situation, options: readonly number[]): number | undefined {
  const { view } = s
  const kind = at(view.depths, view.depths.length - 1)
  const price = view.sold + 1
  const explorer = s.as(view.turnSeat)
  const toExplorer = (worth: number): number => (worth * s.weights.rivalry) / (view.players - 1)
  // What nobody buys, the explorer may take.
  const denied = toExplorer(gainOf(explorer, [[kind, 1]]))
  const gain = gainOf(s, [[kind, 1]]) - price * s.pearl
  return best([PASS, ...options], (option) => {
    if (option === PASS) return 0
    const used = option - BUY
    const given = toExplorer((price - used) * explorer.pearl)
    // K3.2: nebulis goes to the explorer, like pearls.
    const nebulis = used === 0 ? 0 : savedByNebulis(s, used) + toExplorer(burdenOf(explorer, used))
    return gain + denied - given + nebulis
  })
}
