import { type Lesson, type LessonFile, readLesson } from './lesson.ts'

const files = import.meta.glob<LessonFile>('./lessons/*.json', { eager: true, import: 'default' })

/** Every lesson, in the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = Object.values(files)
  .map(readLesson)
  .toSorted((one, other) => one.number - other.number)

export const lessonNamed = (id: string): Lesson | undefined =>
  LESSONS.find((lesson) => lesson.id === id)
