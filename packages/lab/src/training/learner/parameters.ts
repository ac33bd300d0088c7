import { blankWeights, type Head, type Shape, type Weights } from '@hadal/bots'
import { Stream } from '../../streams.ts'
import type { Plan } from '../plan.ts'

/** All numbers of a network in one row, and the same by name. */
export interface Parameters {
  readonly all: Float32Array
  readonly weights: Weights
}

export function blankParameters(shape: Shape, features: number): Parameters {
  const blank = blankWeights(shape, features)
  const all = new Float32Array(partsOf(blank).reduce((sum, { length }) => sum + length, 0))
  let at = 0
  const place = ({ length }: Float32Array): Float32Array => {
    at += length
    return all.subarray(at - length, at)
  }
  const placeHead = ({ bias, inner, innerBias, outer, outerBias }: Head): Head => ({
    bias: place(bias),
    inner: place(inner),
    innerBias: place(innerBias),
    outer: place(outer),
    outerBias: place(outerBias),
  })
  const weights = {
    ...blank,
    state: place(blank.state),
    action: place(blank.action),
    actionHead: placeHead(blank.actionHead),
    stateHead: placeHead(blank.stateHead),
  }
  return { all, weights }
}

const partsOf = ({ state, action, actionHead, stateHead }: Weights): readonly Float32Array[] => [
  state,
  action,
  ...[actionHead, stateHead].flatMap((head) => [
    head.bias,
    head.inner,
    head.innerBias,
    head.outer,
    head.outerBias,
  ]),
]

export function copyWeights(from: Weights, to: Weights): void {
  const parts = partsOf(from)
  for (const [i, part] of partsOf(to).entries()) part.set(parts[i] ?? [])
}

/**
 * The learner sees every input divided by its unit, so that all are about as large; whoever plays does not,
 * and plays with rows that are divided instead.
 */
export function divideRows(weights: Weights, plan: Plan): void {
  forEachRow(weights, plan, (row, unit) => row.set(row.map((weight) => weight / unit)))
}

export function multiplyRows(weights: Weights, plan: Plan): void {
  forEachRow(weights, plan, (row, unit) => row.set(row.map((weight) => weight * unit)))
}

/** Does something with the row of every input: those of the state, then those of the action. */
export function forEachRow(
  { state, action, shape: { hidden } }: Weights,
  { stateUnits, actionUnits }: Pick<Plan, 'stateUnits' | 'actionUnits'>,
  todo: (row: Float32Array, unit: number, input: number) => void,
): void {
  for (const [i, unit] of stateUnits.entries())
    todo(state.subarray(i * hidden, (i + 1) * hidden), unit, i)
  for (const [i, unit] of actionUnits.entries())
    todo(action.subarray(i * hidden, (i + 1) * hidden), unit, stateUnits.length + i)
}

/** Somewhere to begin: a network that has learnt nothing yet. */
export function randomWeights(plan: Plan): Weights {
  const { weights } = blankParameters(plan, plan.features)
  const stream = new Stream(plan.seed)
  const fill = (part: Float32Array, deviation: number) => {
    for (const i of part.keys()) part[i] = deviation * normal(stream)
  }
  fill(weights.state, 0.1)
  fill(weights.action, 0.15)
  for (const head of [weights.actionHead, weights.stateHead]) {
    fill(head.inner, Math.sqrt(2 / plan.hidden))
    fill(head.outer, 0.5 / Math.sqrt(plan.inner))
  }
  divideRows(weights, plan)
  return weights
}

/** Box and Muller's way to the normal distribution. */
function normal(stream: Stream): number {
  const fine = 0x1_0000_0000
  const far = Math.sqrt(-2 * Math.log((stream.below(fine) + 1) / fine))
  return far * Math.cos((2 * Math.PI * stream.below(fine)) / fine)
}
