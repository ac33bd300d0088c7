import { locations } from '@hadal/engine'
import { expect, test } from 'vitest'
import { sayWorth } from './worth.ts'

test('the worth of a location shows its arithmetic', () => {
  expect(sayWorth({ base: 5, each: 3, count: 2 })).toBe('5 + 3×2 = 11')
  expect(sayWorth({ base: 20, each: -1, count: 6 })).toBe('20 − 6 = 14')
  expect(sayWorth({ base: 15, each: -3, count: 7 })).toBe('15 − 3×7 = −6')
  expect(sayWorth({ base: 3, each: 1, count: 8 })).toBe('3 + 8 = 11')
  expect(sayWorth({ base: 0, each: 2, count: 4 })).toBe('2×4 = 8')
  expect(sayWorth({ base: 0, each: 1, count: 12 })).toBe('12')
  expect(sayWorth({ base: 0, each: 0, count: 0 })).toBe('0')
})

test('a borrowed worth names where it comes from', () => {
  const copied = locations.findIndex(({ name }) => name === 'jail')
  expect(sayWorth({ base: 15, each: -1, count: 4, copied })).toBe('15 − 4 = 11 as The Jail')
})
