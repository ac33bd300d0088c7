import { expect, test } from 'vitest'
import type { Beat } from './beats.ts'
import { BEAT_MS, inTime, isBurst, MOST_BEATS, mannerOf, WINDOW_MS } from './timing.ts'

const reveal = (space: number): Beat => ({ type: 'reveal', card: 3, space })
const pearls: Beat = { type: 'goods', seat: 0, good: 'pearl', count: 1 }

test('beats keep their order and overlap', () => {
  const timed = inTime([reveal(0), pearls, reveal(1)])
  expect(timed.map(({ beat }) => beat)).toEqual([reveal(0), pearls, reveal(1)])
  expect(timed.map(({ at }) => at)).toEqual([0, 220, 300])
})

test('however much happens at once, it is over within the window', () => {
  for (const count of [0, 1, 2, 5, 40, 400]) {
    const timed = inTime(Array.from({ length: count }, (_, at) => reveal(at)))
    expect(timed.length).toBe(Math.min(count, MOST_BEATS))
    expect((timed.at(-1)?.at ?? 0) + BEAT_MS).toBeLessThanOrEqual(WINDOW_MS)
  }
})

test('where there are too many, those that matter least are left out, then the oldest', () => {
  const many = [pearls, ...[0, 1, 2, 3, 4, 5].map(reveal), pearls]
  expect(inTime(many).map(({ beat }) => beat)).toEqual([1, 2, 3, 4, 5].map(reveal))
})

test('nothing moves when motion is off; where the system wants stillness things fade', () => {
  expect(mannerOf('off', 0)).toEqual({ kind: 'none' })
  expect(mannerOf('off', 1)).toEqual({ kind: 'none' })
  expect(mannerOf('normal', 0)).toEqual({ kind: 'fade' })
  expect(mannerOf('fast', 0.5)).toEqual({ kind: 'move', scale: 0.5 })
})

test('updates faster than an eye are a burst', () => {
  expect(isBurst(20)).toBe(true)
  expect(isBurst(350)).toBe(false)
})
