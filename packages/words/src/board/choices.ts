import { EXPLORE, type LordId, PASS, PLOT, SUPPORT, USE_POWER } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { list, sayCard, sayKinds } from '../cards.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { sayPrice } from '../objects.ts'
import type { RankedPayment } from '../outlook/seen.ts'
import type { ChoiceWords } from '../questions/book.ts'
import { sayChoice } from '../questions/index.ts'
import type { Scene } from '../scene.ts'
import { sayByRace } from './seats.ts'

/** A choice with its number on a list. */
export interface NumberedChoice extends ChoiceWords {
  readonly decision: number
  /** The lord that it begins to recruit: how that is paid is asked first. */
  readonly lord: LordId | undefined
}

/** In these an action is asked for; elsewhere the same numbers mean something else. */
const TURN_QUESTIONS: ReadonlySet<string> = new Set(['take your turn', 'go on with your turn'])
export const asksForAction = ({ name }: Question): boolean => TURN_QUESTIONS.has(name)

/** The choices in the order in which they are numbered. */
export function numberedChoices(scene: Scene, question: Question): NumberedChoice[] {
  const isTurn = asksForAction(question)
  const { court } = scene.view
  const rank = (decision: number): number => {
    if (decision >= USE_POWER) return 900 + decision
    if (decision === PASS) return 800
    if (!isTurn) return decision
    if (decision === EXPLORE) return 0
    if (decision === PLOT) return 1
    return decision < EXPLORE ? 100 + court.indexOf(decision) : 2 + decision - SUPPORT
  }
  return question.decisions
    .toSorted((one, other) => rank(one) - rank(other))
    .map((decision) => ({
      decision,
      lord: isTurn && decision < EXPLORE ? decision : undefined,
      ...sayChoice(scene, question, decision),
    }))
}

/** `jellyfish 5 and 3 pearls`. */
export function sayPayment({ allies, pearls, nebulis }: RankedPayment): string {
  const cards = sayKinds(allies, sayCard)
  return pearls + nebulis === 0 ? cards : `${cards} + ${sayPrice({ pearls, nebulis })}`
}

/** A whole payment as a choice: what is paid, and what follows from it. */
export function paymentChoice(payment: RankedPayment): ChoiceWords {
  const { waste, brings, affiliates, left, leftPearls, figure } = payment
  return {
    label: sayPayment(payment),
    sub: [
      waste > 0 && m.pay_waste({ count: waste }),
      brings > 0 && m.pay_brings({ count: brings }),
      figure === 'comes' && m.pay_figure_comes(),
      affiliates.length > 0 &&
        `${m.pay_stays()}: ${list(
          affiliates.map((kind) => sayCard(kind)),
          'or',
        )}`,
      `${m.pay_you_keep()}: ${[left.length === 0 ? '' : sayByRace(left), m.count_pearls({ count: leftPearls })].filter((part) => part !== '').join(' · ')}`,
    ]
      .filter((part) => part !== false)
      .join('; '),
  }
}

/** What is asked before a lord is paid. */
export function askForPayment({ outlook }: Scene, lord: LordId): string {
  const cost = outlook?.lords[lord]?.cost
  const title = m.pay_title({ lord: lordName(lord) })
  return cost === undefined ? title : `${title}, ${m.question_cost({ cost })}`
}
