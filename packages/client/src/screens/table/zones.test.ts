import { expect, test } from 'vitest'
import { stepRound } from './zones.ts'

test('zones are gone through in a ring', () => {
  expect([stepRound(0, 1, 3), stepRound(2, 1, 3), stepRound(0, -1, 3)]).toEqual([1, 0, 2])
})

test('whoever is in none of them begins at an end', () => {
  expect([stepRound(-1, 1, 3), stepRound(-1, -1, 3)]).toEqual([0, 2])
})
