import { costOfLord, type LordId } from '@hadal/engine'
import { type Scene, sayRuleForRaces } from '../board/scene.ts'
import { sayLord } from '../words/cards.ts'
import { count } from '../words/english.ts'
import { sayRefusal } from '../words/refusals.ts'
import { chooseFrom, menuWidth, type Reply } from './menu.ts'
import { rankPayments, sayPayments } from './payments.ts'
import { type Sitting, say } from './sitting.ts'

/** Payments shown before somebody wants to see all. */
const FEW = 8

type Paid = Exclude<Reply, { readonly type: 'chosen' }> | { readonly type: 'paid' | 'back' }

/** Lets the person choose a whole payment, or begin to lay down cards one by one. */
export async function choosePayment(sitting: Sitting, scene: Scene, lord: LordId): Promise<Paid> {
  const { session, terminal } = sitting
  const payments = rankPayments(scene, lord)
  const { cost } = costOfLord(scene.game, scene.you, lord)
  const question =
    `The ${sayLord(lord)} costs ${cost} strength, ${sayRuleForRaces(scene, lord)}. ` +
    'How do you pay?'
  let shown = Math.min(FEW, payments.length)
  for (;;) {
    const rest = payments.length - shown
    const labels = [
      ...sayPayments(payments.slice(0, shown), menuWidth(terminal)),
      ...(rest > 0 ? [`show ${count(rest, 'more way', 'more ways')} to pay`] : []),
      'choose card by card',
      'back: do something else',
    ]
    const reply = await chooseFrom(sitting, question, labels)
    if (reply.type !== 'chosen') return reply
    const payment = payments[reply.index]
    if (reply.index < shown && payment !== undefined) {
      const refusal = session.pay(lord, payment)
      if (refusal === undefined) return { type: 'paid' }
      say(sitting, sayRefusal(refusal, scene))
    } else if (reply.index === labels.length - 1) return { type: 'back' }
    else if (reply.index === labels.length - 2) {
      session.decide(lord)
      return { type: 'paid' }
    } else shown = payments.length
  }
}
