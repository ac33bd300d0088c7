/** A lesson as its file has it: a game in the notation of records, with steps between its moves. */
export interface LessonFile {
  /** Its address, and the part of every message that names it. */
  readonly id: string
  readonly number: number
  readonly minutes: number
  /** Those who sit after the person, who has the first seat. */
  readonly rivals: readonly string[]
  readonly setup: readonly string[]
  readonly deal: string
  /** Moves, and before those of the person the steps that are about them. */
  readonly script: readonly (string | StepFile)[]
}

interface StepFile {
  /** The messages `lesson_ID_SAYS` and `lesson_ID_SAYS_text`. */
  readonly says: string
  /** What lies in the light; of several the last that can be seen: one thing leads to the next. */
  readonly light: readonly string[]
  /** What else might be decided, in the words of records, with the message that speaks of it: `lesson_ID_no_NAME`. */
  readonly wrong?: Readonly<Record<string, string>>
}

/** A step of a lesson: something to read, or something to do. */
export interface Step extends StepFile {
  /** The moves that are made when it comes up, and when it is done; as many where it is only read. */
  readonly from: number
  readonly to: number
}

export interface Lesson extends Pick<LessonFile, 'id' | 'number' | 'minutes' | 'rivals'> {
  /** The whole game as text. */
  readonly record: string
  readonly steps: readonly Step[]
}

const FIRST_LINE = 'hadal record 1'
/** How a move of the person begins. */
const MINE = 'A '

export function readLesson(file: LessonFile): Lesson {
  const { id, number, minutes, rivals, setup, deal, script } = file
  const moves = script.filter((one) => typeof one === 'string')
  return {
    id,
    number,
    minutes,
    rivals,
    record: [FIRST_LINE, ...setup, `deal ${deal}`, ...moves].join('\n'),
    steps: script.flatMap((one, at) => {
      if (typeof one === 'string') return []
      const from = script.slice(0, at).filter((other) => typeof other === 'string').length
      return [{ ...one, from, to: from + lengthOfAnswer(script.slice(at + 1)) }]
    }),
  }
}

/** How many moves the person makes before anything else comes. */
function lengthOfAnswer(rest: LessonFile['script']): number {
  const end = rest.findIndex((one) => typeof one !== 'string' || !one.startsWith(MINE))
  return end < 0 ? rest.length : end
}

/** Whether a step is only read. */
export const isRead = ({ from, to }: Step): boolean => from === to

/**
 * The step that is shown once so many moves are made, from the one that was reached; nothing while others decide.
 *
 * Whoever took something back, or has done part of it, is where they are.
 */
export function stepAt({ steps }: Lesson, reached: number, moves: number): number | undefined {
  const next = steps.findIndex(({ from }, at) => at >= reached && from >= moves)
  if (steps[next]?.from === moves) return next
  const begun = steps.findIndex(({ from, to }) => from <= moves && moves < to)
  return begun < 0 ? undefined : begun
}
