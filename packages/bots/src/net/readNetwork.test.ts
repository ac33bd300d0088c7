import { afterEach, expect, test, vi } from 'vitest'
import { BY_HAND, FEATURES } from '../../test/networks.ts'
import { BadNetwork, writeWeights } from './file.ts'
import { readNetwork } from './readNetwork.ts'

afterEach(() => vi.unstubAllGlobals())

const bytes = writeWeights(BY_HAND.weights, 'float')

function judged(): readonly number[] {
  const network = readNetwork(bytes, FEATURES)
  BY_HAND.fill(network)
  network.seeState()
  const out = new Float32Array(2)
  network.judgeAction(out)
  return [...out]
}

test('a file plays with the kernel, and without it', () => {
  expect(judged()).toEqual(BY_HAND.action)
  vi.stubGlobal('WebAssembly', undefined)
  expect(judged()).toEqual(BY_HAND.action)
})

test('a network that was trained for other features is refused', () => {
  expect(() => readNetwork(bytes, FEATURES + 1)).toThrow(BadNetwork)
  expect(() => readNetwork(bytes, FEATURES + 1)).toThrow(/features 6, but these are 7/)
})
