import { costOfLord, type LordId, lords, strengthFor, type View, whyNotLord } from '@hadal/engine'
import type { LordOutlook, Payable } from './seen.ts'
import { supposed } from './supposed.ts'

/** What a lord costs these eyes, and whether they could pay for it, were it their turn. */
export function lordOutlook(view: View, lord: LordId): LordOutlook {
  const { seat } = view
  if (seat === undefined) {
    const printed = lords[lord]?.cost ?? 0
    return { lord, printed, cost: printed, changedBy: [], payable: not({ reason: 'onlooker' }) }
  }
  const { printed, cost, because } = costOfLord(supposed(view), seat, lord)
  return { lord, printed, cost, changedBy: because, payable: payable(view, lord, cost) }
}

function payable(view: View, lord: LordId, cost: number): Payable {
  const { seat, asked } = view
  if (seat === undefined) return not({ reason: 'onlooker' })
  if (asked === undefined) return not({ reason: 'game-over' })
  const game = supposed(view)
  const why = whyNotLord(game, seat, lord)
  if (why !== undefined) return not(why)
  const missing = Math.max(0, cost - strengthFor(game, seat, lord))
  if (missing === 0) return { state: 'pays' }
  const pearls = Math.min(missing, view.seats[seat]?.pearls ?? 0)
  return { state: 'with-pearls', pearls, nebulis: missing - pearls }
}

const not = (why: Extract<Payable, { state: 'not' }>['why']): Payable => ({ state: 'not', why })
