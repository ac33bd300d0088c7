import { expect, test } from 'vitest'
import { eloOf, expectedScore } from './elo.ts'

test('400 Elo points are odds of ten to one', () => {
  expect(expectedScore(400, 2)).toBeCloseTo(10 / 11, 10)
  expect(expectedScore(-400, 2)).toBeCloseTo(1 / 11, 10)
})

test.each([2, 3, 4, 5])('with %i players equals share the wins equally', (players) => {
  expect(expectedScore(0, players)).toBeCloseTo(0.5, 10)
})

test('with four players it is the mean of being alone and of being the others', () => {
  // Ten times as strong: 10 of 13 shares alone, 30 of 31 as the three others.
  expect(expectedScore(400, 4)).toBeCloseTo((10 / 13 + 30 / 31) / 2, 10)
})

test.each([
  [-250, 2],
  [0, 3],
  [35, 4],
  [700, 5],
])('%i Elo points with %i players are found again in the score', (elo, players) => {
  expect(eloOf(expectedScore(elo, players), players)).toBeCloseTo(elo, 3)
})
