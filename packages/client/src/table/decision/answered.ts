import { cardObject, m, pearlsObject, priceObject } from '@hadal/words'
import type { LogEntry } from '../../link/protocol.ts'
import type { TableModel } from '../model.ts'

type Answered = Pick<TableModel, 'update' | 'choices' | 'log'>

/**
 * What has been answered to an offer, by a standing order or ahead; nothing where that is not so.
 *
 * An order that has answered in its turn is spoken of as long as that turn lasts.
 */
export function sayAnswered({ update, choices, log }: Answered): string | undefined {
  const { question, answer, view } = update
  if (question === undefined) return sayLastOrder(log, view.turn)
  if (answer === undefined) return undefined
  const label = choices.find(({ decision }) => decision === answer.decision)?.label ?? ''
  return answer.byOrder ? m.orders_answers({ answer: label }) : m.orders_answered({ answer: label })
}

function sayLastOrder(log: readonly LogEntry[], turn: number): string | undefined {
  const last = log.findLast((entry) => entry.byOrder)
  if (last === undefined || last.turn !== turn) return undefined
  const { event } = last
  if (event.type === 'ally-bought')
    return m.orders_has_bought({ card: cardObject(event.kind), price: priceObject(event) })
  if (event.type === 'offer-declined')
    return m.orders_has_passed({
      card: cardObject(event.kind),
      price: pearlsObject(event.price),
    })
  return undefined
}
