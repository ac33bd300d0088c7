import type { QuestionBook, QuestionWords } from './book.ts'
import { borderQuestions } from './border.ts'
import { exploreQuestions } from './explore.ts'
import { locationQuestions } from './locations.ts'
import { lordQuestions } from './lords.ts'
import { smugglingQuestions } from './smuggling.ts'
import { turnQuestions } from './turn.ts'

/** The words of every question. */
export const QUESTIONS: QuestionBook = {
  ...turnQuestions,
  ...exploreQuestions,
  ...lordQuestions,
  ...locationQuestions,
  ...smugglingQuestions,
  ...borderQuestions,
}

export function wordsFor(question: string): QuestionWords {
  const words = QUESTIONS[question]
  if (words === undefined) throw new Error(`Nobody has put “${question}” into words.`)
  return words
}
