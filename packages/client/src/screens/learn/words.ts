import { m, messageNamed } from '@hadal/words'
import type { Lesson, Step } from './lesson.ts'

/** Messages of a lesson are named after it: `lesson_dive_explore`. */
const about = ({ id }: Lesson, what: string): string => messageNamed(`lesson_${id}_${what}`)

export const lessonName = (lesson: Lesson): string => about(lesson, 'name')
/** What is learnt in it, in one line. */
export const lessonAim = (lesson: Lesson): string => about(lesson, 'aim')

export const stepTitle = (lesson: Lesson, { says }: Step): string => about(lesson, says)
export const stepText = (lesson: Lesson, { says }: Step): string => about(lesson, `${says}_text`)

/** Why something that may be done is not what the lesson is about. */
export function sayWrong(lesson: Lesson, { wrong }: Step, said: string): string {
  const name = wrong?.[said]
  return name === undefined ? m.lessons_other_move() : about(lesson, `no_${name}`)
}
