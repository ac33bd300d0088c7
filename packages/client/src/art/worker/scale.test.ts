import { afterEach, expect, test, vi } from 'vitest'
import { scaleFor, usualScale } from './scale.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [0.5, 1],
  [1, 1],
  [1.25, 2],
  [2, 2],
  [3, 2],
])('on a screen with %d pixels for one, pictures are painted %d times as large', (ratio, scale) => {
  vi.stubGlobal('devicePixelRatio', ratio)
  expect(usualScale()).toBe(scale)
})

test('a picture is painted as large as it is shown', () => {
  expect(scaleFor([300, 340], { width: 0, height: 0 })).toBe(1)
  expect(scaleFor([300, 340], { width: 310, height: 340 })).toBe(1)
  expect(scaleFor([300, 340], { width: 450, height: 300 })).toBe(2)
  expect(scaleFor([300, 340], { width: 150, height: 900 })).toBe(3)
  expect(scaleFor([500, 190], { width: 5000, height: 200 })).toBe(4)
  vi.stubGlobal('devicePixelRatio', 2)
  expect(scaleFor([300, 340], { width: 300, height: 340 })).toBe(2)
  expect(scaleFor([300, 340], { width: 450, height: 300 })).toBe(3)
})
