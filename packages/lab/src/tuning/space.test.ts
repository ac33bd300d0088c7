import { weightsFor } from '@hadal/bots'
import { expect, test } from 'vitest'
import { Space } from './space.ts'

const usual = weightsFor(2)

test('the weights in the middle are those it was made of', () => {
  const space = new Space(usual, ['kraken', 'leviathan'])
  expect(space.origin).toHaveLength(Object.keys(usual).length)
  expect(space.weightsAt(space.origin)).toEqual(usual)
})

test('some weights grow by a share, others by an amount', () => {
  const space = new Space(usual, [])
  const far = space.weightsAt(space.origin.map(() => 3))
  const farther = space.weightsAt(space.origin.map(() => 6))
  expect(farther.pearl / far.pearl).toBeCloseTo(far.pearl / usual.pearl)
  expect(farther.tempo - far.tempo).toBeCloseTo(far.tempo - usual.tempo)
  expect(far.tempo).toBeGreaterThan(usual.tempo)
  expect(space.weightsAt(space.origin.map(() => -99)).pearl).toBeGreaterThan(0)
})

test('weights of an expansion that is not there stay as they are', () => {
  const space = new Space(usual, ['leviathan'])
  const { nebulis, risk } = space.weightsAt(space.origin.map(() => 1))
  expect(nebulis).toBe(usual.nebulis)
  expect(risk).not.toBe(usual.risk)
})
