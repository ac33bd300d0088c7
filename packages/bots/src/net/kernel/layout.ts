import { ACTION_OUTPUTS, type Shape, STATE_OUTPUTS } from '../network.ts'
import { Sparse } from '../sparse.ts'

/** Addresses of what a head is made of. Tables lie transposed: a row per input. */
export interface HeadLayout {
  readonly bias: number
  readonly inner: number
  readonly innerBias: number
  readonly outer: number
  readonly outerBias: number
  /** Columns of `outer`: the outputs, and zeros up to the next multiple of four. */
  readonly columns: number
}

/** Addresses of all that lies in the memory of the kernel, each a multiple of sixteen. */
export interface Layout {
  /** Inputs, as `Sparse` keeps them. */
  readonly state: number
  readonly action: number
  /** Sum of the rows of the state. */
  readonly seen: number
  readonly hidden: number
  readonly inner: number
  readonly out: number
  readonly stateRows: number
  readonly actionRows: number
  readonly actionHead: HeadLayout
  readonly stateHead: HeadLayout
  /** Size of it all. */
  readonly bytes: number
}

export function layOut(shape: Shape): Layout {
  let end = 0
  const take = (bytes: number): number => {
    const start = end
    end += roundUp(bytes, 16)
    return start
  }
  const floats = (count: number): number => take(4 * count)
  const head = (outputs: number): HeadLayout => {
    const columns = roundUp(outputs, 4)
    return {
      bias: floats(shape.hidden),
      inner: floats(shape.hidden * shape.inner),
      innerBias: floats(shape.inner),
      outer: floats(shape.inner * columns),
      outerBias: floats(columns),
      columns,
    }
  }
  const places = {
    state: take(Sparse.bytes),
    action: take(Sparse.bytes),
    seen: floats(shape.hidden),
    hidden: floats(shape.hidden),
    inner: floats(shape.inner),
    out: floats(roundUp(STATE_OUTPUTS, 4)),
    stateRows: floats(shape.state * shape.hidden),
    actionRows: floats(shape.action * shape.hidden),
    actionHead: head(ACTION_OUTPUTS),
    stateHead: head(STATE_OUTPUTS),
  }
  return { ...places, bytes: end }
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step
}
