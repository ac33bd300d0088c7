import { type LordId, PASS, sayDecision, saySeat } from '@hadal/engine'
import { type Scene, seatOf } from '../../board/scene.ts'
import { lordCard, sayGuild, sayLord } from '../cards.ts'
import { count } from '../english.ts'
import { sayWho } from '../who.ts'
import type { QuestionBook } from './words.ts'

/** `the Slaver (merchant, influence 5, key)`. */
function describe(lord: LordId): string {
  const { influence, keys } = lordCard(lord)
  const key = keys > 0 ? ', key' : ''
  return `the ${sayLord(lord)} (${sayGuild(lord)}, influence ${influence}${key})`
}

/** Whose token is taken, and of which pile: the engine's word ends with the seat (L5.R10). */
function sayRobbed(scene: Scene, decision: number): string {
  const words = sayDecision(scene.game, decision).split(' ')
  const them = scene.seen.seats.findIndex((_, seat) => saySeat(seat) === words.at(-1))
  const { tokenCount, leviathanTokenCount } = seatOf(scene, them)
  const tokens =
    words.length > 1
      ? `${count(leviathanTokenCount, 'token')} of the second pile`
      : count(tokenCount, 'monster token')
  return `rob ${sayWho(scene, them)}, who has ${tokens}`
}

/** The powers of lords that speak of other lords. */
export const lordQuestions: QuestionBook = {
  'replace a lord of the court': {
    ask: () => 'Which lord of the court gives way to the top lord of the deck?',
    choice: (_scene, decision) => `remove ${describe(decision)}`,
    about: ['court'],
  },
  'recruit a second lord': {
    ask(scene) {
      const { pearls, nebulis } = seatOf(scene, scene.you)
      const purse = nebulis > 0 ? `${pearls} and ${nebulis} nebulis` : String(pearls)
      return `Do you recruit a second lord for 5 pearls? You have ${purse}.`
    },
    choice: (_scene, decision) =>
      decision === PASS ? 'recruit nobody' : `recruit ${describe(decision)}`,
    about: ['court', 'hand'],
  },
  'dismiss a lord for one of the court': {
    ask: () => 'Do you give up one of your lords for one of the court?',
    choice: (_scene, decision) =>
      decision === PASS ? 'give up nobody' : `give up ${describe(decision)}`,
    about: ['court', 'you'],
  },
  'choose the lord in return': {
    ask: (_scene, { a }) => `Which lord of the court do you take for the ${sayLord(a)}?`,
    choice: (_scene, decision) => `take ${describe(decision)}`,
    about: ['court'],
  },
  'dismiss a lord for the top of the deck': {
    ask: () => 'Do you give up one of your lords for the top lord of the deck?',
    choice: (_scene, decision) =>
      decision === PASS ? 'give up nobody' : `give up ${describe(decision)}`,
    about: ['you'],
  },
  'choose a lord to disable': {
    ask: (scene, { a }) => `Which lord of ${sayWho(scene, a)} is disabled?`,
    choice: (_scene, decision) => `disable ${describe(decision)}`,
    about: ['rivals'],
  },
  'choose whom to rob of a token': {
    ask: () => 'From whom do you take a monster token?',
    choice: (scene, decision) => sayRobbed(scene, decision),
    about: ['rivals'],
  },
}
