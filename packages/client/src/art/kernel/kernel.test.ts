import { expect, test } from 'vitest'
import { pictureFaults } from '../faults.ts'
import {
  circ,
  circPts,
  glyph,
  hatch,
  isolines,
  mix,
  noise,
  nth,
  outlinesOf,
  type Point,
  picture,
  poly,
  rect,
  ribbon,
  ribs,
  rng,
  S,
  sample,
  smooth,
  uid,
} from './index.ts'

const SQUARE = rect(0, 0, 10, 10)

/** The numbers written into path data. */
const numbers = (d: string): number[] => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)

test('a curve goes through its points', () => {
  const points: Point[] = [
    [0, 0],
    [4, 7],
    [9, 2],
  ]
  expect(sample(points, false, 4)).toEqual(expect.arrayContaining(points))
  expect(smooth(points)).toMatch(/^M0 0C.* 4 7C.* 9 2$/)
  expect(smooth(points, true)).toMatch(/ 0 0Z$/)
})

test('a ribbon is as wide as it is told, across its spine', () => {
  const body = ribbon(
    [
      [0, 0],
      [10, 0],
    ],
    [3, 1],
    4,
  )
  expect(body.L[0]).toEqual([0, 3])
  expect(body.R.at(-1)).toEqual([10, -1])
  expect(body.out).toHaveLength(10)
  expect(ribs(body, 1).match(/M/g)).toHaveLength(5)
})

test('hatching stays inside its outline and can be kept to a part of it', () => {
  const strokes = numbers(hatch(SQUARE, { a: 30, s: 1 }))
  expect(strokes.length).toBeGreaterThan(20)
  expect(Math.min(...strokes)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...strokes)).toBeLessThanOrEqual(10)
  const right = hatch(SQUARE, { a: 0, s: 2, t0: 0.5, j: 0 })
  expect(right).toMatch(/^M5 1L10 1M5 3L10 3/)
})

test('contours of a round hill are closed rings at its height', () => {
  const hill = (x: number, y: number) => 1 - Math.hypot(x - 50, y - 50) / 50
  const [ring = ''] = isolines(100, 100, hill, [0.5], 5)
  const points = numbers(ring)
  expect(ring.match(/M/g)).toHaveLength(1)
  for (let i = 0; i < points.length; i += 2)
    expect(Math.hypot(nth(points, i) - 50, nth(points, i + 1) - 50)).toBeCloseTo(25, -1)
})

test('the same seed gives the same luck, another gives another', () => {
  const [one, same, other] = [rng('a'), rng('a'), rng('b')]
  const drawn = one()
  expect(same()).toBe(drawn)
  expect(other()).not.toBe(drawn)
  expect(noise(3)(1.5, 2.5)).toBe(noise(3)(1.5, 2.5))
})

test('a circle of points does not repeat its first, an arc reaches its end', () => {
  expect(circPts(0, 0, 1, 1, 4)).toHaveLength(4)
  expect(circPts(0, 0, 1, 1, 4)[3]?.[1]).toBeCloseTo(-1)
  expect(circPts(0, 0, 1, 1, 3, 0, Math.PI)[2]?.[0]).toBeCloseTo(-1)
})

test('colours mix by channel, short ones too', () => {
  expect(mix('#000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#123456', '#fff', 0)).toBe('#123456')
})

test('ids are unique within a picture and begin anew with each', () => {
  const draw = () => picture(9, 9, () => `<g id="${uid('a')}"/><g id="${uid('a')}"/>`)
  expect(draw()).toBe(draw())
  expect(pictureFaults(draw())).toEqual([])
})

test('numerals are outlines, anchored where they are told', () => {
  const { width, letters } = outlinesOf(42)
  expect(letters).toHaveLength(2)
  expect(glyph(42, 10, 20, 100, '#fff', 'end')).toContain(`translate(${-width})`)
  expect(glyph('?', 0, 0, 10)).not.toContain('<path')
  expect(glyph(1, 0, 0, 10, '#fff', 'start', 5)).toContain('stroke-width="5"')
})

test('an empty path draws nothing', () => {
  expect(S('')).toBe('')
  expect(S(poly(SQUARE, true) + circ(0, 0, 1))).toMatch(/^<path d="M0 0L10 0/)
})
