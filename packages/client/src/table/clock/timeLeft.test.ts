import { speak } from '@hadal/words'
import { beforeAll, expect, test } from 'vitest'
import { leftFor } from './SeatClock.tsx'
import { sayTimeLeft } from './timeLeft.ts'

beforeAll(() => speak('en'))

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [599_001, '10:00'],
  [11_400_000, '3 h 10 min'],
  [100_800_000, '1 d 4 h'],
])('%i milliseconds are %s', (left, words) => {
  expect(sayTimeLeft(left)).toBe(words)
})

test('what is left is counted by the clock of the server', () => {
  const clock = {
    ahead: 2_000,
    banks: [60_000, 90_000],
    running: [{ seat: 0, of: 'turn' as const, until: 12_000 }],
  }
  expect(leftFor(clock, 0, 1_000)).toBe(9_000)
  // A bank that does not run is as full as it is.
  expect(leftFor(clock, 1, 1_000)).toBe(90_000)
  expect(leftFor({ ahead: 0, running: [] }, 1, 0)).toBeUndefined()
})
