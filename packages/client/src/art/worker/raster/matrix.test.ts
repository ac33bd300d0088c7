import { expect, test } from 'vitest'
import type { Point } from '../../kernel/index.ts'
import { inverse, moved, readTransform, times } from './matrix.ts'

const sent = (transform: string, point: Point) =>
  moved(readTransform(transform), point).map((v) => Math.round(v * 1000) / 1000)

test.each<[transform: string, from: Point, to: Point]>([
  ['translate(5)', [1, 2], [6, 2]],
  ['translate(5 -3)', [1, 2], [6, -1]],
  ['scale(2)', [1, 2], [2, 4]],
  ['scale(-1 1)', [1, 2], [-1, 2]],
  ['rotate(90)', [1, 0], [0, 1]],
  ['rotate(90 10 10)', [11, 10], [10, 11]],
  ['matrix(1 2 3 4 5 6)', [1, 1], [9, 12]],
  ['translate(10 0) rotate(90) scale(2)', [1, 0], [10, 2]],
])('%s moves a point', (transform, from, to) => {
  expect(sent(transform, from)).toEqual(to)
})

test('an inverse takes a point back', () => {
  const matrix = readTransform('translate(3 4) rotate(30) scale(2 .5)')
  const [x, y] = moved(times(inverse(matrix), matrix), [7, -2])
  expect(x).toBeCloseTo(7)
  expect(y).toBeCloseTo(-2)
  expect(() => inverse(readTransform('scale(0)'))).toThrow()
})

test.each(['skewX(3)', 'scale()', 'translate(1 2 3)', 'scale(2', 'scale(two)'])(
  '%s is refused',
  (transform) => {
    expect(() => readTransform(transform)).toThrow()
  },
)
