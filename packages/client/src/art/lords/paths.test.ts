import { expect, test } from 'vitest'
import { compact, regroup } from './compact.ts'
import { both, placed, polar, ring, shading, symmetric, taper, tween, warp } from './paths.ts'

test('a path can be moved, turned, scaled and mirrored', () => {
  expect(warp('M0 0L10 5', (x, y) => [-x, y + 1])).toBe('M0 1L-10 6')
  expect(placed('M10 0L0 10', 5, 5, 2, 90)).toBe('M5 25L-15 5')
  expect(placed('M10 0', 0, 0, 1, 0, -1)).toBe('M-10 0')
})

test('further points after a move are lines', () => {
  expect(both('M0 0 4 4 8 0')).toEqual({ half: 'M0 0L4 4L8 0' })
})

test('a symmetrical outline runs down the right side and up the left', () => {
  expect(symmetric('M0 0L10 10Q12 15 0 20')).toBe('M0 0L10 10Q12 15 0 20Q-12 15-10 10L0 0Z')
  expect(symmetric('M0 0C1 2 3 4 5 6L0 9')).toBe('M0 0C1 2 3 4 5 6L0 9L-5 6C-3 4-1 2 0 0Z')
})

test('shading steps from one line to the other', () => {
  expect(tween('M0 0L10 0', 'M0 10L10 20', 0.5)).toBe('M0 5L10 10')
  expect(shading('M0 0L10 0', 'M0 10L10 10', 3)).toBe('M0 0L10 0M0 5L10 5M0 10L10 10')
})

test('a tentacle is as wide as asked at its root and ends in a point', () => {
  expect(taper([0, 0], [0, 10], [0, 20], [0, 30], 8)).toMatch(/^M-4 0C.* 0 30C.* 4 0Z$/)
})

test('angles count from straight up, clockwise', () => {
  expect(polar(0, 0, 10, 90).map(Math.round)).toEqual([10, 0])
})

test('a compact path draws the same: relative, in tenths, or whole where it is large', () => {
  expect(compact('M10 10L20.25 10L20.25 -5.5Z')).toBe('M10 10l10.3 0 0-15.5z')
  expect(compact('M0.4 0L100.2 0')).toBe('M0 0l100 0')
  expect(compact('M0 0L.5 0', true)).toBe('M0 0l1 0')
  expect(compact('M0 0M5 5L6 6')).toBe('M0 0m5 5l1 1')
})

test('a path with arcs is left as it is', () => {
  const arc = 'M0 0A5 5 0 0 1 10.25 0'
  expect(compact(arc)).toBe(arc)
  expect(compact(ring(0, 0, 1))).not.toBe(ring(0, 0, 1))
})

test('mirrored pairs in a row share one mirror', () => {
  const pair = (id: string) =>
    `<path id="${id}" d="M0 0"/><use href="#${id}" transform="scale(-1 1)"/>`
  expect(regroup(pair('a-1') + pair('a-2'))).toBe(
    '<g id="a-1"><path d="M0 0"/><path d="M0 0"/></g><use href="#a-1" transform="scale(-1 1)"/>',
  )
  expect(regroup(pair('a-1'))).toBe(pair('a-1'))
})

test('unfilled lines in a row share the attribute', () => {
  const line = '<path d="M0 0" fill="none" opacity="0.5"/>'
  expect(regroup(line + line)).toBe(
    '<g fill="none"><path d="M0 0" opacity=".5"/><path d="M0 0" opacity=".5"/></g>',
  )
})
