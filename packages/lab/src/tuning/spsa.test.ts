import { expect, test } from 'vitest'
import { Stream } from '../streams.ts'
import { type Ascent, climb, directionsOf, type Standing, startAt } from './spsa.ts'

const TOP = [3, -2, 0, 1.5, -0.5]

/** A hill with one top, steeper along some axes than along others. */
function height(point: readonly number[]): number {
  return -point.reduce(
    (sum, coordinate, axis) => sum + (axis + 1) * (coordinate - (TOP[axis] ?? 0)) ** 2,
    0,
  )
}

function ascend(ascent: Ascent, standing: Standing, until: number, noise: number): Standing {
  let reached = standing
  while (reached.step < until) {
    const { point } = reached
    const blur = new Stream(reached.step)
    const directions = directionsOf(ascent, reached)
    const differences = directions.map((direction) => {
      const far = height(point.map((coordinate, axis) => coordinate + (direction[axis] ?? 0)))
      const near = height(point.map((coordinate, axis) => coordinate - (direction[axis] ?? 0)))
      return far - near + noise * (blur.below(2001) / 1000 - 1)
    })
    reached = climb(ascent, reached, directions, differences)
  }
  return reached
}

const ASCENT: Ascent = { seed: 7, steps: 400, directions: 8, rate: 0.03 }

test('finds the top of a hill that is seen through noise', () => {
  // The noise is as large as what ten units along the flattest axis bring.
  const { mean } = ascend(ASCENT, startAt([0, 0, 0, 0, 0]), ASCENT.steps, 20)
  for (const [axis, top] of TOP.entries())
    expect(Math.abs((mean[axis] ?? 0) - top)).toBeLessThan(0.35)
})

test('stays on the top', () => {
  const { mean } = ascend(ASCENT, startAt(TOP), ASCENT.steps, 20)
  expect(height(mean)).toBeGreaterThan(-0.3)
})

test('goes on as if it had never stopped', () => {
  const whole = ascend(ASCENT, startAt([0, 0, 0, 0, 0]), 60, 20)
  const half = ascend(ASCENT, startAt([0, 0, 0, 0, 0]), 30, 20)
  const kept: Standing = JSON.parse(JSON.stringify(half))
  expect(ascend(ASCENT, kept, 60, 20)).toEqual(whole)
})
