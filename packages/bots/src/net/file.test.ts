import { expect, test } from 'vitest'
import { BY_HAND, FEATURES, numbers, randomWeights } from '../../test/networks.ts'
import { BadNetwork, readWeights, writeWeights } from './file.ts'

const SHAPE = { state: 30, action: 10, hidden: 16, inner: 8 }

test('a network kept as floats comes back exactly', () => {
  const weights = randomWeights(SHAPE, numbers(1))
  expect(readWeights(writeWeights(weights, 'float'))).toEqual(weights)
})

test.each([
  [8, 127],
  [6, 31],
])('a network kept as bytes of %i bits comes back within half a step', (bits, steps) => {
  const weights = randomWeights(SHAPE, numbers(2))
  weights.state.fill(0, 0, SHAPE.hidden) // An input that nothing was learnt about.
  const back = readWeights(writeWeights(weights, 'byte', bits))
  expect(back.actionHead).toEqual(weights.actionHead)
  expect(back.stateHead).toEqual(weights.stateHead)
  let wrong = 0
  for (const part of ['state', 'action'] as const) {
    for (let start = 0; start < weights[part].length; start += SHAPE.hidden) {
      const row = weights[part].subarray(start, start + SHAPE.hidden)
      const step = Math.max(...row.map(Math.abs)) / steps
      for (const [i, weight] of row.entries()) {
        const apart = Math.abs(weight - (back[part][start + i] ?? Number.NaN))
        // Written so that what is not a number is wrong.
        if (!(apart <= 0.5001 * step)) wrong++
      }
    }
  }
  expect(wrong).toBe(0)
})

test('the file is what the learner writes: a header, then the floats in their order', () => {
  const { state, action, actionHead, stateHead } = BY_HAND.weights
  const bytes = writeWeights(BY_HAND.weights, 'float')
  expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('HDLN')
  expect([...bytes.subarray(4, 20)]).toEqual([
    1,
    0,
    0,
    0,
    2,
    0,
    2,
    0,
    4,
    0,
    4,
    0,
    FEATURES,
    0,
    0,
    0,
  ])
  expect([...new Float32Array(bytes.slice(20).buffer)]).toEqual(
    [
      state,
      action,
      actionHead.bias,
      stateHead.bias,
      actionHead.inner,
      actionHead.innerBias,
      actionHead.outer,
      actionHead.outerBias,
      stateHead.inner,
      stateHead.innerBias,
      stateHead.outer,
      stateHead.outerBias,
    ].flatMap((section) => [...section]),
  )
})

test('as bytes, the scales of a table stand before its rows', () => {
  const bytes = writeWeights(BY_HAND.weights, 'byte')
  expect(bytes[6]).toBe(1)
  const scales = [...new Float32Array(bytes.slice(20, 28).buffer)]
  expect(scales).toEqual([Math.fround(3 / 127), Math.fround(1 / 127)])
  expect([...new Int8Array(bytes.buffer, 28, 8)]).toEqual([42, 85, -127, 0, 0, 127, 127, -127])
})

test('a network is read from anywhere in a larger file', () => {
  const bytes = writeWeights(BY_HAND.weights, 'byte')
  const larger = new Uint8Array(bytes.length + 3)
  larger.set(bytes, 1)
  const part = larger.subarray(1, bytes.length + 1)
  expect(readWeights(part)).toEqual(readWeights(bytes))
})

const changed = (at: number, value: number): Uint8Array => {
  const bytes = writeWeights(BY_HAND.weights, 'float')
  bytes[at] = value
  return bytes
}
const whole = writeWeights(BY_HAND.weights, 'float')

test.each([
  ['nothing', new Uint8Array(0), /too short/],
  ['half a header', whole.subarray(0, 19), /too short/],
  ['something else', changed(0, 88), /no network/],
  ['a later version', changed(4, 2), /version 2/],
  ['an unknown precision', changed(6, 2), /precision/],
  ['a width that is no multiple of four', changed(12, 6), /6 wide/],
  ['a layer without width', changed(14, 0), /0 wide/],
  ['a file cut short', whole.subarray(0, whole.length - 1), /bytes/],
  ['a file with something behind', Uint8Array.of(...whole, 0), /bytes/],
  ['more inputs than there are rows', changed(8, 3), /bytes/],
])('refused in words: %s', (_, bytes, words) => {
  expect(() => readWeights(bytes)).toThrow(BadNetwork)
  expect(() => readWeights(bytes)).toThrow(words)
})
