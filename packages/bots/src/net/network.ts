import type { Sparse } from './sparse.ts'

/** How many numbers a network takes and works with: inputs, and the two layers above them. */
export interface Shape {
  readonly state: number
  readonly action: number
  readonly hidden: number
  readonly inner: number
}

/** An action is judged by two numbers: win logit, and tanh(margin / 20) as learnt. */
export const ACTION_OUTPUTS = 2

/**
 * A state is judged by ten numbers, seats from the asked one round the table: five win logits, then
 * five final scores divided by fifty.
 */
export const STATE_OUTPUTS = 10

/** A network that judges a state, and the actions possible in it. */
export interface Network {
  readonly shape: Shape
  /** Fill it, then call `seeState`. */
  readonly state: Sparse
  /** Fill it, then call `judgeAction`. */
  readonly action: Sparse
  /** Takes in the state; all that is judged afterwards is judged in it. */
  seeState(): void
  /** Writes `ACTION_OUTPUTS` numbers. */
  judgeAction(out: Float32Array): void
  /** Writes `STATE_OUTPUTS` numbers. */
  judgeState(out: Float32Array): void
}
