import { ACTION_OUTPUTS, type Shape, STATE_OUTPUTS } from './network.ts'

/**
 * What makes a judgement of the sum of the first layer:
 * `outer · relu(inner · relu(sum + bias) + innerBias) + outerBias`.
 */
export interface Head {
  /** A number per hidden. */
  readonly bias: Float32Array
  /** A row per inner, with a column per hidden. */
  readonly inner: Float32Array
  readonly innerBias: Float32Array
  /** A row per output, with a column per inner. */
  readonly outer: Float32Array
  readonly outerBias: Float32Array
}

/** All that one network has learnt. */
export interface Weights {
  readonly shape: Shape
  /** Says which features the inputs are: what was learnt is worth nothing with others. */
  readonly features: number
  /** A row per state input, with a column per hidden. */
  readonly state: Float32Array
  /** A row per action input, with a column per hidden. */
  readonly action: Float32Array
  /** Judges an action by the sum of the rows of the state and of the action. */
  readonly actionHead: Head
  /** Judges a state by the sum of its rows. */
  readonly stateHead: Head
}

/** Weights that are all zero. */
export function blankWeights(shape: Shape, features: number): Weights {
  return {
    shape,
    features,
    state: new Float32Array(shape.state * shape.hidden),
    action: new Float32Array(shape.action * shape.hidden),
    actionHead: blankHead(shape, ACTION_OUTPUTS),
    stateHead: blankHead(shape, STATE_OUTPUTS),
  }
}

function blankHead({ hidden, inner }: Shape, outputs: number): Head {
  return {
    bias: new Float32Array(hidden),
    inner: new Float32Array(inner * hidden),
    innerBias: new Float32Array(inner),
    outer: new Float32Array(outputs * inner),
    outerBias: new Float32Array(outputs),
  }
}
