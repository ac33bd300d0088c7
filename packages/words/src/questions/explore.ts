import { BUY, DEPTHS, EXPLORE_ON, type Kind, PASS, TAKE, THREAT_TRACK } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { at } from '../at.ts'
import { capital, raceStack, sayCards } from '../cards.ts'
import { m } from '../messages.ts'
import { cardObject, priceObject, sayPrice } from '../objects.ts'
import { type Scene, seatOf, theLord } from '../scene.ts'
import { sayReward } from '../tokens.ts'
import type { AskWords, QuestionBook } from './book.ts'
import { button, inCouncil } from './targets.ts'
import { takeStack } from './turn.ts'

/** The card revealed last; there is one whenever a question speaks of it. */
export const lastCard = ({ view }: Scene): Kind => at(view.depths, view.depths.length - 1)

/** B4.7, B4.9: the fifth space pays a pearl. */
export const isFifth = ({ view }: Scene): boolean => view.depths.length === DEPTHS

function helpWithTaking(scene: Scene, canGoOn: boolean): string {
  if (canGoOn) return m.question_take_help()
  return isFifth(scene) ? m.question_take_help_fifth() : m.question_take_help_empty()
}

/** A pearl each, and what is left of a purse after paying so much. */
function askToBuy(scene: Scene, { seat, ahead }: Question): AskWords {
  const { view, names } = scene
  const { pearls, nebulis } = seatOf(scene, seat)
  const price = view.sold + 1
  const paid = Math.min(price, pearls)
  const left = sayPrice({ pearls: pearls - paid, nebulis: nebulis - (price - paid) })
  const name = at(names, view.turnSeat)
  const words = { card: cardObject(lastCard(scene)), name }
  return {
    title: m.question_buy_ask({ ...words, price: priceObject({ pearls: price, nebulis: 0 }) }),
    help: ahead ? m.question_buy_ahead({ name, left }) : m.question_buy_help({ name, left }),
  }
}

/** Exploring the depths, buying from those who do, and the council. */
export const exploreQuestions: QuestionBook = {
  'take the ally or explore on': {
    ask(scene, { decisions }) {
      const canGoOn = decisions.includes(EXPLORE_ON)
      const card = cardObject(lastCard(scene))
      return {
        title: canGoOn
          ? m.question_take_ask({ card })
          : capital(m.question_take_ask_forced({ card })),
        help: helpWithTaking(scene, canGoOn),
      }
    },
    choice: (scene, decision) =>
      decision === TAKE
        ? {
            label: m.question_take({ card: cardObject(lastCard(scene)) }),
            sub: isFifth(scene) ? m.question_take_sub_fifth() : m.question_take_sub(),
          }
        : {
            label: m.question_reveal_next(),
            sub: m.question_reveal_next_sub({ count: DEPTHS - scene.view.depths.length }),
          },
    target: button,
    doing: 'explores',
  },
  'fight the monster or explore on': {
    ask: ({ view }, { decisions }) => ({
      title: decisions.includes(EXPLORE_ON)
        ? m.question_monster_ask()
        : m.question_monster_ask_forced(),
      help: m.question_monster_help({ space: view.threat + 1, spaces: THREAT_TRACK.length }),
    }),
    choice(scene, decision) {
      if (decision === TAKE)
        return {
          label: m.question_fight(),
          sub: isFifth(scene)
            ? m.question_monster_fight_sub_fifth()
            : m.question_monster_fight_sub(),
        }
      const spaces = THREAT_TRACK.length
      const space = scene.view.threat + 2
      return {
        label: m.question_go_on(),
        sub:
          space > spaces
            ? m.question_monster_on_sub_last()
            : m.question_monster_on_sub({ space, spaces }),
      }
    },
    target: button,
    doing: 'explores',
  },
  'choose a reward': {
    ask: ({ view }, { a }) => ({
      title: m.question_reward_ask(),
      // The marker still stands where the monster was fought: a lower space is a rival's doing.
      help:
        a < view.threat ? m.question_reward_help_back(theLord('tamer')) : m.question_reward_help(),
    }),
    choice: (_scene, decision, { a }) => ({
      label: capital(sayReward(at(at(THREAT_TRACK, a), decision))),
    }),
    target: button,
    doing: 'rewarded',
  },
  'buy the ally': {
    ask: askToBuy,
    choice({ view }, decision) {
      if (decision === PASS) return { label: m.question_pass() }
      const nebulis = decision - BUY
      const pearls = view.sold + 1 - nebulis
      return { label: m.question_buy({ price: priceObject({ pearls, nebulis }) }) }
    },
    target: button,
    doing: 'buys',
  },
  'take a stack': {
    ask: () => ({ title: m.question_stack_ask(), help: m.question_stack_help() }),
    choice: takeStack,
    target: inCouncil,
    doing: 'council',
  },
  'take a second stack': {
    ask: (_scene, { decisions }) => ({
      title: decisions.includes(PASS)
        ? m.question_second_stack_ask()
        : m.question_second_stack_ask_must(),
      help: m.question_second_stack_help(theLord('alchemist')),
    }),
    choice: (scene, decision) =>
      decision === PASS ? { label: m.question_second_stack_pass() } : takeStack(scene, decision),
    target: inCouncil,
    doing: 'council',
  },
  'discard a stack': {
    ask: () => ({
      title: m.question_discard_stack_ask(),
      help: m.question_discard_stack_help(theLord('oracle')),
    }),
    choice: ({ view }, decision) => ({
      label: m.question_discard_stack_pick({ stack: raceStack(decision) }),
      sub: sayCards(at(view.councilSize, decision)),
    }),
    target: inCouncil,
    doing: 'council',
  },
}
