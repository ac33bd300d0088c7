import {
  costOfLord,
  EXPLORE,
  type LordId,
  NO_ACTION,
  PAY_PEARL,
  PLOT,
  RACES,
  type Race,
  SETTLE,
  SUPPORT,
} from '@hadal/engine'
import { WHOLE_BOARD } from '../../board/board.ts'
import { type Scene, sayRacesToPay, sayRuleForRaces, seatOf } from '../../board/scene.ts'
import { at } from '../at.ts'
import { alliesIn, sayAllies, sayCard, sayLord, sayRace, strengthsOf } from '../cards.ts'
import { count } from '../english.ts'
import type { QuestionBook } from './words.ts'

/** `crab stack, 3 cards (4 2 1)`: with the cards that were seen going there. */
export function sayStack({ seen }: Scene, race: Race): string {
  const known = strengthsOf(alliesIn(seen.memory?.council[race] ?? []), race)
  const cards = known.length > 0 ? ` (${known.join(' ')})` : ''
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
      return missing > 0 ? `pay, with ${count(missing, 'pearl')} for the rest` : 'pay with this'
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
    ask: (scene, { a }) => {
      const over = seatOf(scene, scene.you).handSize - scene.game.handLimit - a
      return `Martial law: you hold ${count(over, 'ally', 'allies')} too many. Pay a pearl for one, or discard one?`
    },
    choice: (_scene, decision) =>
      decision === PAY_PEARL ? 'pay 1 pearl and keep it' : `discard ${sayCard(decision)}`,
    about: ['hand'],
  },
  'sell an ally': {
    ask: () => 'Which ally do you discard for 2 pearls?',
    choice: (_scene, decision) => `sell ${sayCard(decision)}`,
    about: ['hand'],
  },
}
