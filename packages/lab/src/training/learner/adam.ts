const FIRST = 0.9
const SECOND = 0.999
const TINY = 1e-8
const DECAY = 1e-4

/** Adam with decoupled weight decay, as PyTorch's AdamW does it. */
export class Adam {
  /** What it remembers of the gradients: their mean, and that of their squares. */
  readonly means: Float32Array
  readonly squares: Float32Array
  steps = 0

  constructor(size: number) {
    this.means = new Float32Array(size)
    this.squares = new Float32Array(size)
  }

  step(parameters: Float32Array, gradient: Float32Array, rate: number): void {
    const { means, squares } = this
    this.steps++
    const ofMean = rate / (1 - FIRST ** this.steps)
    const ofSquare = 1 / (1 - SECOND ** this.steps)
    const kept = 1 - rate * DECAY
    for (let i = 0; i < parameters.length; i++) {
      const slope = gradient[i] ?? 0
      const mean = FIRST * (means[i] ?? 0) + (1 - FIRST) * slope
      const square = SECOND * (squares[i] ?? 0) + (1 - SECOND) * slope * slope
      means[i] = mean
      squares[i] = square
      parameters[i] =
        (parameters[i] ?? 0) * kept - (ofMean * mean) / (Math.sqrt(square * ofSquare) + TINY)
    }
  }
}
