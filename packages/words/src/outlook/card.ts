import { type LordId, type Seat, type View, type WhyNot, whyNotLord } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { rankPayments } from './payments.ts'
import type { CardOutlook } from './seen.ts'
import { supposed } from './supposed.ts'

/** What the ally in question would make possible for these eyes; nothing while there is none. */
export function cardOutlook(view: View, question: Question | undefined): CardOutlook | undefined {
  const price = priceNow(view, question)
  const kind = view.depths.at(-1)
  const me = view.seat
  if (price === undefined || kind === undefined || me === undefined) return undefined
  const after = withCard(view, me, kind, price)
  const court = view.court.filter((lord) => lord !== undefined)
  const whyNow = (seen: View, lord: LordId): WhyNot | undefined =>
    whyNotLord(supposed(seen), me, lord)
  return {
    kind,
    price,
    pearlsAfter: after.seats[me]?.pearls ?? 0,
    completes: court.flatMap((lord) => {
      if (whyNow(view, lord) === undefined) return []
      const [payment] = rankPayments(after, lord).payments
      return payment === undefined ? [] : [{ lord, payment }]
    }),
    nearer: court.flatMap((lord) => {
      const before = shortOf(whyNow(view, lord))
      const short = shortOf(whyNow(after, lord))
      return short > 0 && short < before ? [{ lord, short }] : []
    }),
  }
}

/** What the ally revealed last costs the one who is asked about it. */
function priceNow(view: View, question: Question | undefined): number | undefined {
  if (question?.name === 'buy the ally') return view.sold + 1
  return question?.name === 'take the ally or explore on' ? 0 : undefined
}

/** The table as it would look if the ally were in hand and paid for. */
function withCard(view: View, me: Seat, kind: number, price: number): View {
  return {
    ...view,
    depths: view.depths.slice(0, -1),
    seats: view.seats.map((their, seat) => {
      if (seat !== me) return their
      const pearls = Math.min(price, their.pearls)
      return {
        ...their,
        pearls: their.pearls - pearls,
        nebulis: their.nebulis - (price - pearls),
        hand: their.hand?.map((count, at) => (at === kind ? count + 1 : count)) ?? [],
        handSize: their.handSize + 1,
      }
    }),
  }
}

/** The pearls that are missing for a lord: none if it can be paid, no number if pearls do not help. */
function shortOf(why: WhyNot | undefined): number {
  if (why === undefined) return 0
  return why.reason === 'strength-missing' ? why.cost - why.most : Number.POSITIVE_INFINITY
}
