import { type LordId, lords, PASS, SECOND_PILE, SETTLE } from '@hadal/engine'
import { at } from '../at.ts'
import { sayMonsterTokens, sayPoints } from '../cards.ts'
import { locationName } from '../locations.ts'
import { guildName, lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { pearlsObject, priceObject, sayPrice } from '../objects.ts'
import { lordCalled, type Scene, seatOf, theLord } from '../scene.ts'
import type { ChoiceWords, QuestionBook } from './book.ts'
import { atCourt, atSeat, button, ownedLord } from './targets.ts'

/** B8.11: what the Corruptor's second lord costs. */
const BRIBE = 5

export const named = (lord: LordId): { lord: string } => ({ lord: lordName(lord) })

/** `Soldier, 6 points, a key`: what there is to lose or to win. */
export function describeLord(lord: LordId): string {
  const { guild, influence, keys } = at(lords, lord)
  const parts = [guildName(guild), sayPoints(influence), ...(keys > 0 ? [m.question_key()] : [])]
  return parts.join(', ')
}

function giveUp(decision: number): ChoiceWords {
  return decision === PASS
    ? { label: m.question_give_up_pass() }
    : { label: m.question_give_up(named(decision)), sub: describeLord(decision) }
}

/** L5.R10: a seat's number names its tokens of the first pile, from `SECOND_PILE` on the others. */
function rob(scene: Scene, decision: number): ChoiceWords {
  const isSecond = decision >= SECOND_PILE
  const seat = robbed(decision)
  const { tokenCount, leviathanTokenCount } = seatOf(scene, seat)
  return {
    label: at(scene.names, seat),
    sub: isSecond
      ? m.question_second_tokens({ count: leviathanTokenCount })
      : sayMonsterTokens(tokenCount),
  }
}

const robbed = (decision: number): number =>
  decision >= SECOND_PILE ? decision - SECOND_PILE : decision

/** The powers of lords that speak of other lords. */
export const lordQuestions: QuestionBook = {
  'replace a lord of the court': {
    ask: () => ({
      title: m.question_replace_ask(),
      help: m.question_replace_help(theLord('opportunist')),
    }),
    choice: (_scene, decision) => ({
      label: m.question_replace(named(decision)),
      sub: describeLord(decision),
    }),
    target: atCourt,
    doing: 'decides',
  },
  'recruit a second lord': {
    ask: (scene, { seat }) => ({
      title: m.question_bribe_ask({ price: pearlsObject(BRIBE) }),
      help: m.question_bribe_help({
        ...theLord('corruptor'),
        purse: sayPrice(seatOf(scene, seat)),
      }),
    }),
    choice: (_scene, decision) =>
      decision === PASS
        ? { label: m.question_bribe_pass() }
        : { label: m.question_recruit(named(decision)), sub: describeLord(decision) },
    target: atCourt,
    doing: 'recruits',
  },
  'pay for the second lord': {
    ask: (_scene, { a }) => ({ title: m.question_bribe_pay_ask(named(a)) }),
    choice(_scene, decision) {
      const nebulis = decision - SETTLE
      return {
        label: m.question_bribe_pay({ price: priceObject({ pearls: BRIBE - nebulis, nebulis }) }),
      }
    },
    target: button,
    doing: 'recruits',
  },
  'dismiss a lord for one of the court': {
    ask: () => ({
      title: m.question_traitor_ask(),
      help: m.question_traitor_help(theLord('traitor')),
      by: lordCalled('traitor'),
    }),
    choice: (_scene, decision) => giveUp(decision),
    target: ownedLord,
    doing: 'recruits',
  },
  'choose the lord in return': {
    ask: (_scene, { a }) => ({ title: m.question_lord_return_ask(named(a)) }),
    choice: (_scene, decision) => ({
      label: m.question_lord_return(named(decision)),
      sub: describeLord(decision),
    }),
    target: atCourt,
    doing: 'recruits',
  },
  'dismiss a lord for the top of the deck': {
    ask: () => ({
      title: m.question_schemer_ask(),
      help: m.question_schemer_help(theLord('schemer')),
      by: lordCalled('schemer'),
    }),
    choice: (_scene, decision) => giveUp(decision),
    target: ownedLord,
    doing: 'recruits',
  },
  'free a lord': {
    ask: () => ({
      title: m.question_free_ask(),
      help: m.question_free_help(theLord('liberator')),
      by: lordCalled('liberator'),
    }),
    choice(scene, decision, { seat }) {
      const own = seatOf(scene, seat).lords.find(({ lord }) => lord === decision)
      return {
        label: m.question_free(named(decision)),
        sub:
          own?.under === undefined
            ? undefined
            : m.question_free_sub({ location: locationName(own.under) }),
      }
    },
    target: ownedLord,
    doing: 'decides',
  },
  'choose a lord to disable': {
    ask: ({ names }, { a }) => ({
      title: m.question_disable_ask({ name: at(names, a) }),
      help: m.question_disable_help(),
      by: lordCalled('assassin'),
    }),
    choice: (_scene, decision) => ({
      label: m.question_disable(named(decision)),
      sub: describeLord(decision),
    }),
    target: ownedLord,
    doing: 'decides',
  },
  'choose whom to rob of a token': {
    ask: () => ({ title: m.question_rob_ask(), help: m.question_rob_help(theLord('hunter')) }),
    choice: rob,
    target: (decision) => atSeat(robbed(decision)),
    doing: 'decides',
  },
}
