import { ACTION_OUTPUTS, type Network, STATE_OUTPUTS } from './network.ts'
import { Sparse } from './sparse.ts'
import type { Head, Weights } from './weights.ts'

/**
 * A network in plain TypeScript, clear before fast: what the kernel is measured against, and what
 * plays where the kernel cannot run.
 */
export function plainNetwork(weights: Weights): Network {
  const { hidden, inner } = weights.shape
  const state = new Sparse()
  const action = new Sparse()
  /** Sum of the rows of the state. */
  const seen = new Float32Array(hidden)
  const sum = new Float32Array(hidden)
  const middle = new Float32Array(inner)

  function judge(head: Head, out: Float32Array, outputs: number): void {
    addRow(sum, head.bias, 0, 1)
    relu(sum)
    multiply(head.inner, sum, head.innerBias, middle, inner)
    relu(middle)
    multiply(head.outer, middle, head.outerBias, out, outputs)
  }

  return {
    shape: weights.shape,
    state,
    action,
    seeState() {
      seen.fill(0)
      addRows(seen, weights.state, state)
    },
    judgeAction(out) {
      sum.set(seen)
      addRows(sum, weights.action, action)
      judge(weights.actionHead, out, ACTION_OUTPUTS)
    },
    judgeState(out) {
      sum.set(seen)
      judge(weights.stateHead, out, STATE_OUTPUTS)
    },
  }
}

function addRows(sum: Float32Array, table: Float32Array, inputs: Sparse): void {
  for (let i = 0; i < inputs.size; i++) {
    addRow(sum, table, inputs.index[i] ?? 0, inputs.value[i] ?? 0)
  }
}

function addRow(sum: Float32Array, table: Float32Array, row: number, times: number): void {
  const start = row * sum.length
  for (let column = 0; column < sum.length; column++) {
    sum[column] = (sum[column] ?? 0) + times * (table[start + column] ?? 0)
  }
}

/** Writes `rows` numbers: those of `table · from + bias`. */
function multiply(
  table: Float32Array,
  from: Float32Array,
  bias: Float32Array,
  to: Float32Array,
  rows: number,
): void {
  for (let row = 0; row < rows; row++) {
    const start = row * from.length
    let sum = bias[row] ?? 0
    for (let column = 0; column < from.length; column++) {
      sum += (table[start + column] ?? 0) * (from[column] ?? 0)
    }
    to[row] = sum
  }
}

function relu(layer: Float32Array): void {
  for (let i = 0; i < layer.length; i++) layer[i] = Math.max(layer[i] ?? 0, 0)
}
