import { describe, expect, test } from 'vitest'
import { type Box, placeWords, type Size } from './place.ts'

const DESKTOP = { w: 1440, h: 900 }
const PHONE = { w: 390, h: 844 }

const isOver = (lit: Box, words: Box): boolean =>
  lit.x < words.x + words.w &&
  words.x < lit.x + lit.w &&
  lit.y < words.y + words.h &&
  words.y < lit.y + lit.h

const isInside = (words: Box, window: Size): boolean =>
  words.x >= 0 && words.y >= 0 && words.x + words.w <= window.w && words.y + words.h <= window.h

describe.each([
  ['a lord on a desktop', { x: 420, y: 320, w: 140, h: 240 }, { w: 400, h: 320 }, DESKTOP],
  ['a place at the right edge', { x: 1140, y: 90, w: 280, h: 80 }, { w: 400, h: 320 }, DESKTOP],
  ['an answer at the bottom', { x: 1200, y: 820, w: 160, h: 56 }, { w: 400, h: 320 }, DESKTOP],
  ['the whole court', { x: 280, y: 300, w: 840, h: 280 }, { w: 400, h: 260 }, DESKTOP],
  ['a lord on a phone', { x: 132, y: 112, w: 124, h: 156 }, { w: 366, h: 300 }, PHONE],
  ['an answer on a phone', { x: 16, y: 770, w: 100, h: 56 }, { w: 366, h: 300 }, PHONE],
])('the words about %s', (_, lit, words, window) => {
  const placed = placeWords(lit, words, window)

  test('are in the window, and not over it', () => {
    expect(isInside({ ...placed, ...words }, window)).toBe(true)
    expect(isOver(lit, { ...placed, ...words })).toBe(false)
  })

  test('have a line that ends at it', () => {
    const { x, y } = placed.end
    expect(x).toBeGreaterThanOrEqual(lit.x - 10)
    expect(x).toBeLessThanOrEqual(lit.x + lit.w + 10)
    expect(y).toBeGreaterThanOrEqual(lit.y - 10)
    expect(y).toBeLessThanOrEqual(lit.y + lit.h + 10)
    expect(placed.line.startsWith('M')).toBe(true)
  })
})

test('words about something that is scrolled away are in the window', () => {
  const words = { w: 366, h: 300 }
  for (const y of [-400, 2000])
    expect(
      isInside({ ...placeWords({ x: 20, y, w: 90, h: 40 }, words, PHONE), ...words }, PHONE),
    ).toBe(true)
})

test('words about something that fills the window are in the window', () => {
  const words = { w: 366, h: 400 }
  const placed = placeWords({ x: 0, y: 60, w: 390, h: 700 }, words, PHONE)
  expect(isInside({ ...placed, ...words }, PHONE)).toBe(true)
})
