import { EXPLORE, type LordId, PASS, PLOT, SUPPORT, USE_POWER } from '@hadal/engine'
import { type Asked, asksForAction, type Scene } from '../board/scene.ts'
import { sayChoice } from '../words/questions/questions.ts'

/** Something that can be answered, in words. */
export interface LabelledChoice {
  readonly decision: number
  readonly label: string
}

/** The lord that a decision begins to recruit. */
export function lordToRecruit(asked: Asked, decision: number): LordId | undefined {
  return asksForAction(asked) && decision < EXPLORE ? decision : undefined
}

/** The choices in the order in which they are numbered. */
export function choicesOf(scene: Scene, asked: Asked, legal: readonly number[]): LabelledChoice[] {
  const { court } = scene.seen
  const rank = (decision: number): number => {
    if (decision >= USE_POWER) return 900 + decision
    if (decision === PASS) return 800
    if (!asksForAction(asked)) return decision
    if (decision === EXPLORE) return 0
    if (decision === PLOT) return 1
    return decision < EXPLORE ? 2 + court.indexOf(decision) : 100 + decision - SUPPORT
  }
  return legal
    .toSorted((one, other) => rank(one) - rank(other))
    .map((decision) => ({ decision, label: sayChoice(scene, decision, asked) }))
}
