import type { Head } from '@hadal/bots'

/** A head that keeps what it did, so that it can be told what was wrong with it. */
export class LearningHead {
  readonly out: Float64Array
  /** How much the loss grows with each output; to be told before `backward`. */
  readonly blame: Float64Array
  private readonly weights: Head
  private readonly gradient: Head
  private readonly hidden: Float64Array
  private readonly inner: Float64Array
  private readonly blameOfHidden: Float64Array
  private readonly blameOfInner: Float64Array

  /** Adds to the gradient, whenever it learns. */
  constructor(weights: Head, gradient: Head) {
    this.weights = weights
    this.gradient = gradient
    this.out = new Float64Array(weights.outerBias.length)
    this.blame = new Float64Array(weights.outerBias.length)
    this.hidden = new Float64Array(weights.bias.length)
    this.inner = new Float64Array(weights.innerBias.length)
    this.blameOfHidden = new Float64Array(weights.bias.length)
    this.blameOfInner = new Float64Array(weights.innerBias.length)
  }

  /** From the sum of the rows of the first layer to the outputs. */
  forward(sum: Float64Array): void {
    const { hidden, inner, out, weights } = this
    for (let i = 0; i < hidden.length; i++)
      hidden[i] = Math.max(0, (sum[i] ?? 0) + (weights.bias[i] ?? 0))
    multiply(weights.inner, hidden, weights.innerBias, inner)
    for (let i = 0; i < inner.length; i++) inner[i] = Math.max(0, inner[i] ?? 0)
    multiply(weights.outer, inner, weights.outerBias, out)
  }

  /** From the blame of the outputs back to that of the sum, which is added to what is there. */
  backward(blameOfSum: Float64Array): void {
    const { hidden, inner, blame, blameOfHidden, blameOfInner, weights, gradient } = this
    passBack(weights.outer, gradient.outer, inner, blame, blameOfInner)
    passBack(weights.inner, gradient.inner, hidden, blameOfInner, blameOfHidden)
    add(blame, gradient.outerBias)
    add(blameOfInner, gradient.innerBias)
    add(blameOfHidden, gradient.bias)
    add(blameOfHidden, blameOfSum)
  }
}

/** Writes `table · from + bias`. */
function multiply(
  table: Float32Array,
  from: Float64Array,
  bias: Float32Array,
  to: Float64Array,
): void {
  const columns = from.length
  for (let row = 0; row < to.length; row++) {
    const first = row * columns
    let sum = bias[row] ?? 0
    for (let i = 0; i < columns; i++) sum += (table[first + i] ?? 0) * (from[i] ?? 0)
    to[row] = sum
  }
}

/** Adds to the gradient of one layer, and writes how much each of its inputs, all of them relus, is to blame. */
function passBack(
  table: Float32Array,
  gradient: Float32Array,
  from: Float64Array,
  blame: Float64Array,
  back: Float64Array,
): void {
  const columns = from.length
  back.fill(0)
  for (let row = 0; row < blame.length; row++) {
    const part = blame[row] ?? 0
    if (part === 0) continue
    const first = row * columns
    for (let i = 0; i < columns; i++) {
      const value = from[i] ?? 0
      // A relu that gave nothing had no part in it.
      if (value === 0) continue
      gradient[first + i] = (gradient[first + i] ?? 0) + part * value
      back[i] = (back[i] ?? 0) + part * (table[first + i] ?? 0)
    }
  }
}

function add(from: Float64Array, to: Float32Array | Float64Array): void {
  for (let i = 0; i < from.length; i++) to[i] = (to[i] ?? 0) + (from[i] ?? 0)
}
