import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'

const box = (d: string) => {
  const { x, y, w, h } = boundsOf(d)
  return [x, y, w, h].map((v) => Math.round(v * 100) / 100)
}

test.each([
  ['lines', 'M10 20 30 25L15 40Z', [10, 20, 20, 20]],
  ['lines along the axes', 'M1 2H11V22h-10v-30', [1, -8, 10, 30]],
  ['relative moves after a closed path', 'M10 10h5v5zm20 20h5', [10, 10, 25, 20]],
  ['numbers that touch', 'M1.5.5-2-3l.5.5', [-2, -3, 3.5, 3.5]],
  ['a cubic curve, where it turns', 'M0 0C0 40 100 40 100 0', [0, 0, 100, 30]],
  ['one that goes on smoothly', 'M0 0C0 40 100 40 100 0S200 -40 200 0', [0, -30, 200, 60]],
  ['a quadratic curve', 'M0 0Q50 40 100 0', [0, 0, 100, 20]],
  ['one that goes on smoothly', 'M0 0q50 40 100 0t100 0', [0, -20, 200, 40]],
  ['a half circle', 'M0 0A10 10 0 0 1 20 0', [0, -10, 20, 10]],
  ['a half circle the other way', 'M0 0a10 10 0 0020 0', [0, 0, 20, 10]],
  ['the larger part of a circle', 'M10 0A10 10 0 1 1 0 -10', [-10, -10, 20, 20]],
  ['an ellipse that is turned', 'M0 20A20 10 90 0 1 0 -20', [-10, -20, 10, 40]],
  ['an arc that is too small', 'M0 0A1 1 0 0 1 20 0', [0, -10, 20, 10]],
  ['an arc without a radius', 'M0 0A0 5 0 0 1 20 5', [0, 0, 20, 5]],
  ['nothing', '', [0, 0, 0, 0]],
] as const)('%s have their box', (_, d, expected) => {
  expect(box(d)).toEqual(expected)
})

test.each(['L0 0', 'M0', 'M0 0X', 'M0 0Z1', 'M0 0A1 1 0 2 0 5 5', 'none'])('%s is refused', (d) => {
  expect(() => boundsOf(d)).toThrow()
})
