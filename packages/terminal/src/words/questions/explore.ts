import { BUY, DEPTHS, PASS, TAKE, THREAT_TRACK } from '@hadal/engine'
import { type Scene, seatOf } from '../../board/scene.ts'
import { at } from '../at.ts'
import { sayCard, sayReward } from '../cards.ts'
import { capital, count } from '../english.ts'
import { sayPrice } from '../price.ts'
import { sayWho } from '../who.ts'
import { sayStack } from './turn.ts'
import type { QuestionBook } from './words.ts'

function lastCard({ seen }: Scene): string {
  const card = seen.depths.at(-1)
  return card === undefined ? 'nothing' : sayCard(card)
}

/** B4.7, B4.9: the fifth space pays a pearl. */
function bonus({ seen }: Scene): string {
  return seen.depths.length === DEPTHS ? ' and gain 1 pearl' : ''
}

/** Exploring the depths, buying from those who do, and the council. */
export const exploreQuestions: QuestionBook = {
  'take the ally or explore on': {
    ask: (scene) => `You have revealed ${lastCard(scene)}. Do you take it?`,
    choice: (scene, decision) =>
      decision === TAKE
        ? `take ${lastCard(scene)}${bonus(scene)}`
        : 'explore on and leave it to the council',
    about: ['depths', 'hand'],
  },
  'fight the monster or explore on': {
    ask: () => 'A monster! Do you fight it?',
    choice: (scene, decision) => {
      if (decision === TAKE) return `fight the monster${bonus(scene)}`
      const rises = scene.seen.threat < THREAT_TRACK.length - 1
      return rises
        ? `explore on: the threat rises to space ${scene.seen.threat + 2}`
        : 'explore on: the threat stays on the last space'
    },
    about: ['depths', 'threat', 'hand'],
  },
  'choose a reward': {
    ask: () => 'The monster is beaten. Which reward do you choose?',
    choice: (_scene, decision, { a }) => sayReward(at(at(THREAT_TRACK, a), decision)),
    about: ['hand'],
  },
  'buy the ally': {
    ask(scene) {
      const price = count(scene.seen.sold + 1, 'pearl')
      const seller = capital(sayWho(scene, scene.seen.turnSeat))
      const { pearls, nebulis } = seatOf(scene, scene.you)
      const purse = nebulis > 0 ? `${pearls} and ${nebulis} nebulis` : String(pearls)
      return `${seller} offers ${lastCard(scene)} for ${price}; you have ${purse}. Do you buy it?`
    },
    choice(scene, decision) {
      if (decision === PASS) return 'pass'
      const nebulis = decision - BUY
      const pearls = scene.seen.sold + 1 - nebulis
      return `buy ${lastCard(scene)} for ${sayPrice({ pearls, nebulis })}`
    },
    about: ['depths', 'hand'],
  },
  'take a stack': {
    ask: () => 'Which stack of the council do you take?',
    choice: (scene, decision) => `take the ${sayStack(scene, decision)}`,
    about: ['council', 'hand'],
  },
  'take a second stack': {
    ask: () => 'Do you take a second stack of the council?',
    choice: (scene, decision) =>
      decision === PASS ? 'take no second stack' : `take the ${sayStack(scene, decision)}`,
    about: ['council', 'hand'],
  },
  'discard a stack': {
    ask: () => 'Which stack of the council goes to the discard pile, unseen?',
    choice: (scene, decision) => `discard the ${sayStack(scene, decision)}`,
    about: ['council'],
  },
}
