import type { LordId } from '@hadal/engine'
import {
  askForPayment,
  m,
  paymentChoice,
  paymentsMeant,
  type RankedPayment,
  rankPayments,
  type Scene,
  type Shorthand,
  sayRefusal,
} from '@hadal/words'
import { chooseFrom, type Reply } from './menu.ts'
import { type Sitting, say } from './sitting.ts'

/** Payments shown before somebody wants to see all. */
const FEW = 8

type Paid = Exclude<Reply, { readonly type: 'chosen' }> | { readonly type: 'paid' | 'back' }

/** Lets the person choose a whole payment, or begin to lay down cards one by one. */
export async function choosePayment(
  sitting: Sitting,
  scene: Scene,
  lord: LordId,
  short: Shorthand | undefined,
): Promise<Paid> {
  const { session } = sitting
  const all = rankPayments(scene.view, lord).payments
  const meant = short === undefined ? [] : paymentsMeant(short, all)
  const pay = (payment: RankedPayment): boolean => {
    const refusal = session.pay(lord, payment)
    if (refusal !== undefined) say(sitting, sayRefusal(scene, refusal))
    return refusal === undefined
  }
  const [only] = meant
  if (meant.length === 1 && only !== undefined && pay(only)) return { type: 'paid' }
  if (short !== undefined && meant.length === 0) say(sitting, m.text_no_payment())
  const payments = meant.length === 0 ? all : meant
  let shown = Math.min(FEW, payments.length)
  for (;;) {
    const rest = payments.length - shown
    const choices = [
      ...payments.slice(0, shown).map(paymentChoice),
      ...(rest > 0 ? [{ label: m.text_pay_more({ count: rest }) }] : []),
      { label: m.text_pay_one_by_one() },
      { label: m.text_pay_back() },
    ]
    const reply = await chooseFrom(sitting, {
      ask: [askForPayment(scene, lord), m.pay_how()],
      choices,
    })
    if (reply.type !== 'chosen') return reply
    const payment = payments[reply.index]
    if (reply.index < shown && payment !== undefined) {
      if (pay(payment)) return { type: 'paid' }
    } else if (reply.index === choices.length - 1) return { type: 'back' }
    else if (reply.index === choices.length - 2) {
      session.decide(lord)
      return { type: 'paid' }
    } else shown = payments.length
  }
}
