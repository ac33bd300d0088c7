import type { Network, Shape } from '../src/net/network.ts'
import type { Sparse } from '../src/net/sparse.ts'
import { blankWeights, type Head, type Weights } from '../src/net/weights.ts'

/** Which features the networks of the tests are for. */
export const FEATURES = 6

/** Numbers from 0 up to, but not including, 1. Equal seeds give equal numbers. */
export function numbers(seed: number): () => number {
  let last = seed
  return () => {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0
    return last / 2 ** 32
  }
}

const partsOf = (head: Head): readonly Float32Array[] => [
  head.bias,
  head.inner,
  head.innerBias,
  head.outer,
  head.outerBias,
]

/** Weights between -0.1 and 0.1. */
export function randomWeights(shape: Shape, random: () => number): Weights {
  const weights = blankWeights(shape, FEATURES)
  const { state, action, actionHead, stateHead } = weights
  for (const part of [state, action, ...partsOf(actionHead), ...partsOf(stateHead)]) {
    for (const i of part.keys()) part[i] = (random() - 0.5) / 5
  }
  return weights
}

/** A network small enough to be worked out by hand, and what it judges. */
export const BY_HAND = {
  weights: {
    shape: { state: 2, action: 2, hidden: 4, inner: 4 },
    features: FEATURES,
    state: Float32Array.of(1, 2, -3, 0, 0, 1, 1, -1),
    action: Float32Array.of(9, 9, 9, 9, 1, -1, 0, 2),
    actionHead: {
      bias: Float32Array.of(1, 0, 4, -6),
      inner: Float32Array.of(1, 0, 0, 0, 0, 1, -1, 0, -1, 0, 0, 5, 0, 0, 2, 9),
      innerBias: Float32Array.of(0, 1, 0, -1),
      outer: Float32Array.of(1, 1, 1, 1, 0, -1, 3, 2),
      outerBias: Float32Array.of(0.5, 0),
    },
    stateHead: {
      bias: Float32Array.of(0, -5, 4, 0),
      inner: Float32Array.of(1, 1, 0, 0, 0, 0, 1, 1, 1, -1, 0, 0, -1, 0, 0, 0),
      innerBias: Float32Array.of(0, 0, 0, 1),
      outer: Float32Array.from({ length: 40 }, (_, i) => [i >> 2, 1, 8, 7][i % 4] ?? 0),
      outerBias: Float32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 100),
    },
  } satisfies Weights,
  fill({ state, action }: Network): void {
    state.clear()
    state.add(0, 2)
    state.add(1, 3) // Seen: 2, 7, -3, -3.
    action.clear()
    action.add(1, 4) // More: 4, -4, 0, 8.
  },
  /** Hidden 7, 3, 1, 0; inner 7, 3, 0, 1. */
  action: [11.5, -1],
  /** Hidden 2, 2, 1, 0; inner 4, 1, 0, 0. */
  state: [1, 5, 9, 13, 17, 21, 25, 29, 33, 137],
}

/** So many inputs of those that there are, most of them worth 1, some worth all a byte can hold. */
export function fillAtRandom(
  inputs: Sparse,
  size: number,
  limit: number,
  random: () => number,
): void {
  inputs.clear()
  for (let i = 0; i < size; i++) {
    const luck = random()
    const value = luck < 0.7 ? 1 : luck < 0.98 ? 1 + Math.floor(random() * 20) : 255
    inputs.add(Math.floor(random() * limit), value)
  }
}
