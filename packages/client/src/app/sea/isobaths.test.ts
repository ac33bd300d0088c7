import { expect, test } from 'vitest'
import { isobaths } from './isobaths.ts'

const chart = isobaths(1440, 900)
const numbers = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number)

test('the chart has lines at every level, every fifth of them a major one', () => {
  expect(chart).toHaveLength(15)
  expect(chart.filter(({ major }) => major)).toHaveLength(3)
  expect(chart.filter(({ path }) => path !== '').length).toBeGreaterThan(10)
})

test('no line leaves the chart', () => {
  const coordinates = chart.flatMap(({ path }) => numbers(path))
  expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...coordinates)).toBeLessThanOrEqual(1440)
})

test('the same sea is drawn on every visit', () => {
  expect(isobaths(1440, 900)).toEqual(chart)
})

test('segments are joined: steps along a line are no longer than a cell is wide', () => {
  const steps = chart.flatMap(({ path }) =>
    path
      .split('M')
      .filter((line) => line !== '')
      .flatMap((line) => {
        const points = line.split('L').map((point) => numbers(point))
        return points.slice(1).map(([x = 0, y = 0], at) => {
          const [fromX = 0, fromY = 0] = points[at] ?? []
          return Math.hypot(x - fromX, y - fromY)
        })
      }),
  )
  expect(steps.length).toBeGreaterThan(1000)
  expect(Math.max(...steps)).toBeLessThan(15 * Math.SQRT2 + 2)
})
