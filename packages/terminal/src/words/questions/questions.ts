import { sayDecision, sentinelLords, USE_POWER } from '@hadal/engine'
import { WHOLE_BOARD } from '../../board/board.ts'
import type { Asked, Scene } from '../../board/scene.ts'
import { sayLord, textOfLord } from '../cards.ts'
import { capital } from '../english.ts'
import { borderQuestions } from './border.ts'
import { exploreQuestions } from './explore.ts'
import { locationQuestions } from './locations.ts'
import { lordQuestions } from './lords.ts'
import { smugglingQuestions } from './smuggling.ts'
import { turnQuestions } from './turn.ts'
import type { QuestionBook, QuestionWords } from './words.ts'

/** The words of every question. */
export const QUESTIONS: QuestionBook = {
  ...turnQuestions,
  ...exploreQuestions,
  ...lordQuestions,
  ...locationQuestions,
  ...smugglingQuestions,
  ...borderQuestions,
}

/** A question that nobody has put into words yet is asked in the engine's. */
const inTheEnginesWords: QuestionWords = {
  ask: (_scene, { question }) => `${capital(question)}.`,
  choice: ({ game }, decision) => sayDecision(game, decision),
  about: WHOLE_BOARD,
}

export function wordsFor(asked: Asked): QuestionWords {
  return QUESTIONS[asked.question] ?? inTheEnginesWords
}

/** A choice in words; powers are offered with every question. */
export function sayChoice(scene: Scene, decision: number, asked: Asked): string {
  if (decision < USE_POWER) return wordsFor(asked).choice(scene, decision, asked)
  const lord = decision - USE_POWER
  if (sentinelLords.includes(lord)) return `place the ${sayLord(lord)}’s sentinel`
  return `use the ${sayLord(lord)}: ${shortPower(scene, lord)}`
}

/** What a power does, without when it may be used: that it is offered says so. */
function shortPower(scene: Scene, lord: number): string {
  const text = textOfLord(lord, scene.seen)
  const [, power = text] = text.split(/^[^:]*: /)
  const [first = power] = power.split('. ')
  return first.replace(/\.$/, '')
}
