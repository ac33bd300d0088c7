import {
  costOfLord,
  EXPLORE,
  type LordId,
  NO_ACTION,
  PAY_PEARLS,
  PLOT,
  RACES,
  type Race,
  SETTLE,
  SUPPORT,
} from '@hadal/engine'
import { WHOLE_BOARD } from '../../board/board.ts'
import { type Scene, sayRacesToPay, sayRuleForRaces, seatOf } from '../../board/scene.ts'
import { at } from '../at.ts'
import { alliesIn, sayAllies, sayCard, sayLord, sayRace, sayStackShort } from '../cards.ts'
import { count } from '../english.ts'
import { sayPrice } from '../price.ts'
import type { QuestionBook } from './words.ts'

/** `crab stack, 3 cards (4 2 1)`: with the cards that were seen going there. */
export function sayStack({ seen }: Scene, race: Race): string {
  const known = sayStackShort(alliesIn(seen.memory?.council[race] ?? []), race)
  const cards = known === '' ? '' : ` (${known})`
  return `${sayRace(race)} stack, ${count(at(seen.councilSize, race), 'card')}${cards}`
}

function sayRecruit(scene: Scene, lord: LordId): string {
  const { cost } = costOfLord(scene.game, scene.you, lord)
  return `recruit the ${sayLord(lord)}: ${cost} strength, ${sayRacesToPay(scene, lord)}`
}

function turnChoice(scene: Scene, decision: number): string {
  if (decision === EXPLORE) return 'explore the depths'
  if (decision === PLOT) return 'plot: 1 pearl for one more lord at court'
  if (decision === NO_ACTION) return 'end your turn: nothing can be done'
  if (decision >= SUPPORT && decision < SUPPORT + RACES)
    return `request support: ${sayStack(scene, decision - SUPPORT)}`
  return sayRecruit(scene, decision)
}

/** What was laid down for a lord so far. */
function sayLaidDown({ seen, game, you }: Scene, lord: LordId): string {
  const laid = sayAllies(alliesIn(seen.paid))
  const { cost } = costOfLord(game, you, lord)
  return laid === ''
    ? `The ${sayLord(lord)} costs ${cost}.`
    : `The ${sayLord(lord)} costs ${cost}; laid down: ${laid}, that is ${game.paidStrength}.`
}

/** L2.1: the allies above the limit that are left. */
function tooMany(scene: Scene): number {
  return seatOf(scene, scene.you).handSize - scene.game.handLimit
}

/** Your turn, the payment for a lord, and the end of a turn. */
export const turnQuestions: QuestionBook = {
  'take your turn': {
    ask: () => 'Your turn. What do you do?',
    choice: turnChoice,
    about: WHOLE_BOARD,
  },
  'go on with your turn': {
    ask: () => 'Your turn goes on. What do you do?',
    choice: turnChoice,
    about: ['court', 'hand'],
  },
  'end your turn': {
    ask: () => 'Your action is done. Use another power, or end your turn?',
    choice: () => 'end your turn',
    about: ['you'],
  },
  'pay for a lord': {
    ask: (scene, { a }) =>
      `${sayLaidDown(scene, a)} It takes ${sayRuleForRaces(scene, a)}. Which card next?`,
    choice({ game, you }, decision, { a }) {
      if (decision < SETTLE) return `lay down ${sayCard(decision)}`
      const missing = costOfLord(game, you, a).cost - game.paidStrength
      const nebulis = decision - SETTLE
      return missing > 0
        ? `pay, with ${sayPrice({ pearls: missing - nebulis, nebulis })} for the rest`
        : 'pay with this'
    },
    about: ['hand'],
  },
  'affiliate an ally': {
    ask: () => 'Which of the allies you paid is affiliated?',
    choice: (_scene, decision) => `affiliate ${sayCard(decision)}`,
    about: ['you'],
  },
  'discard an ally': {
    ask: () => 'You must discard an ally. Which one?',
    choice: (_scene, decision) => `discard ${sayCard(decision)}`,
    about: ['hand'],
  },
  'discard down to a limit': {
    ask: (scene, { a }) =>
      `You may hold ${a} allies and have ${seatOf(scene, scene.you).handSize}. Which one do you discard?`,
    choice: (_scene, decision) => `discard ${sayCard(decision)}`,
    about: ['hand'],
  },
  'martial law': {
    ask: (scene) =>
      `Martial law: you hold ${count(tooMany(scene), 'ally', 'allies')} too many. Discard one, or pay?`,
    choice: (scene, decision) =>
      decision === PAY_PEARLS
        ? `pay ${count(tooMany(scene), 'pearl')} and keep ${tooMany(scene) === 1 ? 'it' : 'them all'}`
        : `discard ${sayCard(decision)}`,
    about: ['hand'],
  },
  'sell an ally': {
    ask: () => 'Which ally do you discard for 2 pearls?',
    choice: (_scene, decision) => `sell ${sayCard(decision)}`,
    about: ['hand'],
  },
}
