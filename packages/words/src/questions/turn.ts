import {
  EXPLORE,
  KINDS_PER_RACE,
  type Kind,
  type LordId,
  lords,
  NO_ACTION,
  PAY_PEARLS,
  PLOT,
  RACES,
  requiredRaceOf,
  SETTLE,
  SUPPORT,
  strengthOf,
} from '@hadal/engine'
import type { Question } from '@hadal/table'
import { at } from '../at.ts'
import { racePlural, raceStack, sayCard, sayCards, sayKinds } from '../cards.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { cardObject, pearlsObject, sayPrice } from '../objects.ts'
import { cardsIn, isActive, type Scene, seatOf, theLord } from '../scene.ts'
import { hasKraken } from '../tableNotes.ts'
import type { ChoiceWords, QuestionBook, Target } from './book.ts'
import { atCourt, below, button, inCouncil, inHand } from './targets.ts'

/** `Take the crab stack`, and how many cards it has. */
export function takeStack({ view }: Scene, race: number): ChoiceWords {
  return {
    label: m.question_stack_take({ stack: raceStack(race) }),
    sub: sayCards(at(view.councilSize, race)),
  }
}

/** What can be done beside the action, or why not. */
function helpWithTurn(scene: Scene, { seat, decisions }: Question): string {
  if (decisions.includes(PLOT)) return m.question_turn_may_plot()
  if (decisions.includes(NO_ACTION)) return m.question_turn_stuck()
  if (seatOf(scene, seat).pearls === 0) return m.question_turn_no_pearl()
  return scene.view.lordDeckSize === 0 ? m.question_turn_no_lords() : m.question_turn_court_full()
}

function recruitLord({ outlook }: Scene, lord: LordId): ChoiceWords {
  const label = m.question_recruit({ lord: lordName(lord) })
  const known = outlook?.lords[lord]
  if (known === undefined) return { label }
  const { cost, payable } = known
  if (payable.state !== 'with-pearls') return { label, sub: m.question_cost({ cost }) }
  return { label, sub: m.question_cost_with({ cost, price: sayPrice(payable) }) }
}

function turnChoice(scene: Scene, decision: number): ChoiceWords {
  if (decision === EXPLORE)
    return { label: m.question_turn_explore(), sub: m.question_turn_explore_sub() }
  if (decision === PLOT) return { label: m.question_turn_plot(), sub: m.question_turn_plot_sub() }
  if (decision === NO_ACTION)
    return { label: m.question_turn_stop(), sub: m.question_turn_stop_sub() }
  if (decision >= SUPPORT && decision < SUPPORT + RACES) return takeStack(scene, decision - SUPPORT)
  return recruitLord(scene, decision)
}

function turnTarget(decision: number): Target {
  if (decision < EXPLORE) return atCourt(decision)
  return decision >= SUPPORT && decision < SUPPORT + RACES
    ? inCouncil(decision - SUPPORT)
    : button()
}

const costOf = ({ outlook }: Scene, lord: LordId): number =>
  outlook?.lords[lord]?.cost ?? at(lords, lord).cost

const strengthIn = (cards: readonly Kind[]): number =>
  cards.reduce((strength, kind) => strength + at(strengthOf, kind), 0)

/** B6.1: the races a payment must be made of; a lord may lift the required one. */
function sayRule(scene: Scene, seat: number, lord: LordId): string {
  const count = at(lords, lord).races
  const isLifted = seatOf(scene, seat).lords.some(
    (own) => isActive(own) && at(lords, own.lord).anyRace,
  )
  const race = at(requiredRaceOf, lord)
  if (isLifted || race >= RACES) return m.question_pay_any_races({ count })
  return m.question_pay_races({ count, race: racePlural(race) })
}

function settle(scene: Scene, nebulis: number, lord: LordId): ChoiceWords {
  const missing = Math.max(0, costOf(scene, lord) - strengthIn(cardsIn(scene.view.paid)))
  return {
    label: m.question_pay_settle(),
    sub:
      missing === 0
        ? m.question_pay_exact()
        : m.question_pay_rest({ price: sayPrice({ pearls: missing - nebulis, nebulis }) }),
  }
}

/** B9.4: the strongest affiliated ally of a race counts. */
function pointsFor(scene: Scene, seat: number, kind: Kind): number {
  const first = kind - (kind % KINDS_PER_RACE)
  const strengths = seatOf(scene, seat)
    .affiliated.slice(first, first + KINDS_PER_RACE)
    .map((count, step) => (count > 0 ? at(strengthOf, first + step) : 0))
  return Math.max(0, at(strengthOf, kind) - Math.max(0, ...strengths))
}

export const discard = (kind: Kind): ChoiceWords => ({
  label: m.question_discard_pick({ card: cardObject(kind) }),
})

/** L2.1: the allies a hand may hold under martial law. */
const HAND_LIMIT = 12

const tooMany = (scene: Scene, seat: number): number => seatOf(scene, seat).handSize - HAND_LIMIT

/** Your turn, the payment for a lord, and the end of a turn. */
export const turnQuestions: QuestionBook = {
  'take your turn': {
    ask: (scene, question) => ({
      title: m.question_turn_ask(),
      help: helpWithTurn(scene, question),
    }),
    choice: turnChoice,
    target: turnTarget,
    doing: 'turn',
  },
  'go on with your turn': {
    ask: (scene, question) => ({
      title: m.question_turn_go_on(),
      help: helpWithTurn(scene, question),
    }),
    choice: turnChoice,
    target: turnTarget,
    doing: 'turn',
  },
  'end your turn': {
    ask: () => ({ title: m.question_end_ask() }),
    choice: () => ({ label: m.question_turn_stop() }),
    target: button,
    doing: 'powers',
  },
  'pay for a lord': {
    ask(scene, { a, seat, decisions }) {
      const words = { lord: lordName(a), cost: costOf(scene, a) }
      const paid = cardsIn(scene.view.paid)
      const rule = sayRule(scene, seat, a)
      const laid = { cards: sayKinds(paid, sayCard), strength: strengthIn(paid) }
      return {
        title: decisions.some((decision) => decision >= SETTLE)
          ? m.question_pay_ask_settled(words)
          : m.question_pay_ask(words),
        help: paid.length === 0 ? rule : `${m.question_pay_laid(laid)} ${rule}`,
      }
    },
    choice: (scene, decision, { a }) =>
      decision < SETTLE
        ? { label: m.question_pay_lay({ card: cardObject(decision) }) }
        : settle(scene, decision - SETTLE, a),
    target: below(SETTLE, inHand),
    doing: 'recruits',
  },
  'affiliate an ally': {
    ask: () => ({ title: m.question_affiliate_ask(), help: m.question_affiliate_help() }),
    choice(scene, decision, { seat }) {
      const count = pointsFor(scene, seat, decision)
      return {
        label: m.question_affiliate_pick({ card: cardObject(decision) }),
        sub: count > 0 ? m.question_affiliate_points({ count }) : m.question_affiliate_nothing(),
      }
    },
    target: button,
    doing: 'recruits',
  },
  'discard an ally': {
    ask: () => ({
      title: m.question_discard_ask(),
      help: m.question_discard_help(theLord('jailer')),
    }),
    choice: (_scene, decision) => discard(decision),
    target: inHand,
    doing: 'discards',
  },
  'discard down to a limit': {
    ask: (scene, { a, seat }) => ({
      title: m.question_limit_ask({ limit: a }),
      help: m.question_limit_help({
        held: seatOf(scene, seat).handSize,
        ...theLord('commander'),
      }),
    }),
    choice: (_scene, decision) => discard(decision),
    target: inHand,
    doing: 'discards',
  },
  'martial law': {
    ask(scene, { seat, decisions }) {
      const count = tooMany(scene, seat)
      const limit = { limit: HAND_LIMIT }
      return {
        title: decisions.includes(PAY_PEARLS)
          ? m.question_martial_law_ask({ count })
          : m.question_martial_law_ask_poor({ count }),
        help: hasKraken(scene.view)
          ? m.question_martial_law_krakens(limit)
          : m.question_martial_law_help(limit),
      }
    },
    choice: (scene, decision, { seat }) =>
      decision === PAY_PEARLS
        ? {
            label: m.question_martial_law_pay({ pearls: pearlsObject(tooMany(scene, seat)) }),
            sub: m.question_martial_law_pay_sub(),
          }
        : discard(decision),
    target: below(PAY_PEARLS, inHand),
    doing: 'discards',
  },
  'sell an ally': {
    ask: () => ({
      title: m.question_sell_ask(),
      help: m.question_sell_help(theLord('slaver')),
    }),
    choice: (_scene, decision) => ({ ...discard(decision), sub: m.question_sell_sub() }),
    target: inHand,
    doing: 'decides',
  },
}
