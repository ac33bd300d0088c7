import { afterEach, expect, test, vi } from 'vitest'
import { BY_HAND, fillAtRandom, numbers, randomWeights } from '../../test/networks.ts'
import type { Network } from './network.ts'
import { plainNetwork } from './oracle.ts'
import { wasmNetwork } from './wasm.ts'
import type { Weights } from './weights.ts'

afterEach(() => vi.unstubAllGlobals())

function kernelOf(weights: Weights): Network {
  const network = wasmNetwork(weights)
  if (network === undefined) throw new Error('There is no WebAssembly with SIMD here.')
  return network
}

test('the kernel judges as worked out by hand, and writes no more than that', () => {
  const network = kernelOf(BY_HAND.weights)
  BY_HAND.fill(network)
  network.seeState()
  const action = new Float32Array(3).fill(7)
  const state = new Float32Array(11).fill(7)
  network.judgeAction(action)
  network.judgeState(state)
  expect([...action]).toEqual([...BY_HAND.action, 7])
  expect([...state]).toEqual([...BY_HAND.state, 7])
})

test.each([
  { state: 900, action: 400, hidden: 128, inner: 32 },
  { state: 900, action: 400, hidden: 256, inner: 32 },
  { state: 50, action: 20, hidden: 4, inner: 4 },
  { state: 50, action: 20, hidden: 36, inner: 44 },
  { state: 3000, action: 7, hidden: 60, inner: 12 },
  { state: 1, action: 1, hidden: 32, inner: 64 },
])('the kernel agrees with the oracle: $state + $action, $hidden, $inner', (shape) => {
  const random = numbers(shape.hidden)
  const weights = randomWeights(shape, random)
  const both = [plainNetwork(weights), kernelOf(weights)] as const
  let wrong = 0
  const compare = (judge: (network: Network, out: Float32Array) => void) => {
    const [plain, fast] = both.map((network) => {
      const out = new Float32Array(10)
      judge(network, out)
      return out
    })
    for (const [i, value] of plain?.entries() ?? []) {
      const apart = Math.abs(value - (fast?.[i] ?? Number.NaN)) / Math.max(1, Math.abs(value))
      // Written so that what is not a number is wrong.
      if (!(apart < 1e-4)) wrong++
    }
  }
  const fillBoth = (inputs: 'state' | 'action', size: number) => {
    const seed = random() * 2 ** 32
    for (const network of both) {
      fillAtRandom(network[inputs], size, shape[inputs], numbers(seed))
    }
  }
  for (const size of [0, 1, 512, ...Array.from({ length: 97 }, () => Math.floor(random() * 200))]) {
    fillBoth('state', size)
    for (const network of both) network.seeState()
    compare((network, out) => network.judgeState(out))
    for (const count of [0, 1, 12, Math.floor(random() * 40)]) {
      fillBoth('action', count)
      compare((network, out) => network.judgeAction(out))
    }
  }
  expect(wrong).toBe(0)
})

test('two networks do not share what they have seen', () => {
  const one = kernelOf(BY_HAND.weights)
  const other = kernelOf(BY_HAND.weights)
  BY_HAND.fill(one)
  one.seeState()
  other.seeState()
  const action = new Float32Array(2)
  one.judgeAction(action)
  expect([...action]).toEqual(BY_HAND.action)
})

test('there is no kernel where there is no WebAssembly, no SIMD, or no leave to use it', () => {
  vi.stubGlobal('WebAssembly', undefined)
  expect(wasmNetwork(BY_HAND.weights)).toBeUndefined()
  vi.stubGlobal('WebAssembly', { validate: () => false })
  expect(wasmNetwork(BY_HAND.weights)).toBeUndefined()
  class Forbidden {
    constructor() {
      throw new Error('The policy of the page forbids it.')
    }
  }
  vi.stubGlobal('WebAssembly', { validate: () => true, Module: Forbidden })
  expect(wasmNetwork(BY_HAND.weights)).toBeUndefined()
})
