import { afterEach, expect, test, vi } from 'vitest'
import { scaleFor } from './scale.ts'

afterEach(() => vi.unstubAllGlobals())

test('a picture is painted as large as it is shown', () => {
  expect(scaleFor([300, 340], { width: 0, height: 0 })).toBe(1)
  expect(scaleFor([300, 340], { width: 310, height: 340 })).toBe(1)
  expect(scaleFor([300, 340], { width: 450, height: 300 })).toBe(2)
  expect(scaleFor([300, 340], { width: 150, height: 900 })).toBe(3)
  expect(scaleFor([500, 190], { width: 5000, height: 200 })).toBe(4)
  vi.stubGlobal('devicePixelRatio', 2)
  expect(scaleFor([300, 340], { width: 130, height: 156 })).toBe(1)
  expect(scaleFor([300, 340], { width: 300, height: 340 })).toBe(2)
  expect(scaleFor([300, 340], { width: 450, height: 300 })).toBe(3)
})
