import { type LordId, PASS, sentinelLords, USE_POWER } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { lordName, lordShort } from '../lords.ts'
import { m } from '../messages.ts'
import type { Scene } from '../scene.ts'
import type { AskWords, ChoiceWords, Target } from './book.ts'
import { button, ownedLord } from './targets.ts'
import { wordsFor } from './words.ts'

export type { AskWords, ChoiceWords, Target } from './book.ts'
export { turnHeadline, waiting } from './waiting.ts'

/** A question in words: one line, and one that helps. */
export function ask(scene: Scene, question: Question): AskWords {
  return wordsFor(question.name).ask(scene, question)
}

/** A choice in words; no two of a question are the same. */
export function sayChoice(scene: Scene, question: Question, decision: number): ChoiceWords {
  if (decision < USE_POWER) return wordsFor(question.name).choice(scene, decision, question)
  const lord = decision - USE_POWER
  const words = { lord: lordName(lord) }
  return sentinelLords.includes(lord)
    ? { label: m.question_power_sentinel(words), sub: m.question_power_sentinel_sub() }
    : { label: m.question_power(words), sub: lordShort(lord) }
}

/**
 * What on the table a choice points at.
 *
 * Two choices point at the same only where a seat has tokens of both piles to be robbed of.
 */
export function targetOf(question: Question, decision: number): Target {
  if (decision === PASS) return button()
  if (decision < USE_POWER) return wordsFor(question.name).target(decision)
  const lord = decision - USE_POWER
  // K4.R2: a sentinel stays with its owner, whatever became of its lord.
  if (sentinelLords.includes(lord)) return button()
  return isAskedAbout(question, lord) ? button() : ownedLord(lord)
}

/** Whether a question may be answered with a lord that lies before somebody. */
function isAskedAbout({ name, decisions }: Question, lord: LordId): boolean {
  return decisions.includes(lord) && wordsFor(name).target(lord).zone === 'lord'
}
