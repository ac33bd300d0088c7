import type { Zone } from '../../board/board.ts'
import type { Asked, Scene } from '../../board/scene.ts'

/** A question of the engine, in words for people. */
export interface QuestionWords {
  /** What is asked, as a sentence. */
  ask(scene: Scene, asked: Asked): string
  /** A choice, without its number. */
  choice(scene: Scene, decision: number, asked: Asked): string
  /** What to look at when the whole board has been shown in this turn already. */
  readonly about: readonly Zone[]
}

/** The words of each question, by its name in the engine. */
export type QuestionBook = Readonly<Record<string, QuestionWords>>
