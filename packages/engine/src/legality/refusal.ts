import type { Game, Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { sayDecision } from '../notation/notation.ts'
import { view } from '../view/view.ts'
import { choiceNamed, type WhyNot, whyNot } from './whyNot.ts'

/** Why a decision is not taken. The state is untouched. */
export type Refusal =
  | { readonly reason: 'game-over' }
  | { readonly reason: 'malformed'; readonly decision: unknown }
  | { readonly reason: 'somebody-else-decides'; readonly seat: Seat }
  | {
      readonly reason: 'not-offered'
      readonly question: string
      readonly decision: number
      /** What stands in the way, where that can be told. */
      readonly why: WhyNot | undefined
    }

/** Looks at a decision at the door: why it is refused, or nothing if it may be played. */
export function refuse(table: Table, seat: Seat, decision: unknown): Refusal | undefined {
  const asked = kernel.asked(table.game)
  if (!asked) return { reason: 'game-over' }
  if (typeof decision !== 'number' || !Number.isInteger(decision) || decision < 0 || decision > 255)
    return { reason: 'malformed', decision }
  if (asked.seat !== seat) return { reason: 'somebody-else-decides', seat: asked.seat }
  if (!kernel.legal(table).has(decision))
    return {
      reason: 'not-offered',
      question: asked.question.name,
      decision,
      why: whyNotDecision(table.game, seat, decision),
    }
  return undefined
}

function whyNotDecision(game: Game, seat: Seat, decision: number): WhyNot | undefined {
  const choice = choiceNamed(sayDecision(game, decision).split(' ').at(-1) ?? '')
  return choice && whyNot(view(game, seat), choice)
}

/** Plays a decision from outside, or says why not. */
export function submit(table: Table, seat: Seat, decision: unknown): Refusal | undefined {
  const refusal = refuse(table, seat, decision)
  if (refusal === undefined && typeof decision === 'number') kernel.play(table, decision)
  return refusal
}
