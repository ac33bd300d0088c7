import { expect, test } from 'vitest'
import { Stream } from '../../streams.ts'
import { SMOKE } from '../plan.ts'
import { CHANCE, MARGIN, PLAYERS, ROW, SCORES, SEATS, WHOLE, WINS } from '../samples.ts'
import { Adam } from './adam.ts'
import { WEIGHTS } from './losses.ts'
import { Model } from './model.ts'
import { copyWeights, multiplyRows, randomWeights } from './parameters.ts'

const PLAN = { ...SMOKE, seed: 1, hidden: 8, inner: 4 }

/** Rows of decisions at tables of all sizes; what they are about is made up, but always the same. */
function madeUpRows(count: number): Uint8Array {
  const rows = new Uint8Array(count * ROW)
  const stream = new Stream(7)
  for (let row = 0; row < count; row++) {
    const first = row * ROW
    for (let i = 0; i < 60; i++) rows[first + stream.below(WINS)] = 1 + stream.below(9)
    const players = 2 + (row % (SEATS - 1))
    rows[first + PLAYERS] = players
    // Every fifth is a draw between two.
    rows[first + WINS + stream.below(players)] = WHOLE
    if (row % 5 === 0) rows.set([WHOLE / 2, WHOLE / 2, 0, 0, 0], first + WINS)
    for (let seat = 0; seat < players; seat++) rows[first + SCORES + seat] = 30 + stream.below(60)
    rows[first + CHANCE] = stream.below(WHOLE + 1)
    rows[first + MARGIN] = stream.below(WHOLE + 1)
  }
  return rows
}

function freshModel(): Model {
  const model = new Model(PLAN)
  copyWeights(randomWeights(PLAN), model.parameters.weights)
  multiplyRows(model.parameters.weights, PLAN)
  return model
}

const COUNT = 40
const rows = madeUpRows(COUNT)
const all = Uint32Array.from({ length: COUNT }, (_, row) => row)
const lossOf = (model: Model): number =>
  model.study(rows, all).reduce((sum, loss, i) => sum + (WEIGHTS[i] ?? 0) * loss, 0)

test('the losses are those of the learner in PyTorch', () => {
  const [win, margin, chances, points] = freshModel().study(rows, all)
  expect(win).toBeCloseTo(0.806799, 5)
  expect(margin).toBeCloseTo(0.68877, 5)
  expect(chances).toBeCloseTo(1.383099, 5)
  expect(points).toBeCloseTo(7.487597, 5)
})

test('the gradient is how the loss changes with each parameter', () => {
  const model = freshModel()
  const { all: numbers, weights } = model.parameters
  const stream = new Stream(1)
  // Without biases a relu can stand right at its bend, where it has no slope.
  for (const i of numbers.keys()) numbers[i] = (numbers[i] ?? 0) + stream.below(1000) / 10_000
  lossOf(model)
  const gradient = model.gradient.all.slice()
  const ofRows = weights.state.length + weights.action.length
  // Every number of the heads, and some of the rows that came up.
  const chosen = Array.from({ length: numbers.length - ofRows }, (_, i) => ofRows + i)
  while (chosen.length < numbers.length - ofRows + 300) {
    const i = stream.below(ofRows)
    if (model.used[Math.floor(i / PLAN.hidden)] === 1) chosen.push(i)
  }
  // So small that hardly any relu bends on the way.
  const step = 2 ** -18
  const wrong = chosen.filter((i) => {
    const before = numbers[i] ?? 0
    numbers[i] = before + step
    const above = lossOf(model)
    const high = numbers[i] ?? 0
    numbers[i] = before - step
    const below = lossOf(model)
    const slope = (above - below) / (high - (numbers[i] ?? 0))
    numbers[i] = before
    const expected = gradient[i] ?? 0
    // Written so that what is not a number is wrong.
    return !(Math.abs(slope - expected) < 1e-4 + 1e-3 * Math.abs(expected))
  })
  expect(wrong).toEqual([])
  expect(gradient.some((slope) => Math.abs(slope) > 0.01)).toBe(true)
})

test('what is shown again and again is learnt', () => {
  const model = freshModel()
  const adam = new Adam(model.parameters.all.length)
  const before = lossOf(model)
  for (let round = 0; round < 150; round++) {
    lossOf(model)
    adam.step(model.parameters.all, model.gradient.all, 0.01)
  }
  expect(lossOf(model)).toBeLessThan(before / 4)
})

test('inputs that never came up are known', () => {
  const model = freshModel()
  model.study(rows, Uint32Array.of(3))
  for (let input = 0; input < WINS; input++)
    expect(model.used[input] === 1).toBe(rows[3 * ROW + input] !== 0)
})
