import { expect, test } from 'vitest'
import { costByQuarter, quarterOf } from './growth.ts'

test('moves are counted by the quarter of a usual game', () => {
  expect([1, 90, 91, 180, 181, 271, 999].map(quarterOf)).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('what a move costs is found though no moment has moves of one quarter alone', () => {
  const costs = [1, 2, 4, 8]
  const moments = [
    [9, 1, 0, 1],
    [3, 8, 2, 0],
    [1, 3, 9, 2],
    [0, 1, 4, 9],
    [5, 5, 5, 5],
  ].map((moves) => ({
    moves,
    used: moves.reduce((sum, count, quarter) => sum + count * (costs[quarter] ?? 0), 0),
  }))
  const found = costByQuarter(moments)
  for (const [quarter, cost] of costs.entries()) expect(found[quarter]).toBeCloseTo(cost, 6)
})

test('quarters that were never reached have no cost', () => {
  const moments = [
    { moves: [10, 0, 0, 0], used: 20 },
    { moves: [5, 5, 0, 0], used: 25 },
  ]
  const found = costByQuarter(moments)
  expect(found[0]).toBeCloseTo(2, 6)
  expect(found[1]).toBeCloseTo(3, 6)
  expect(found.slice(2)).toEqual([undefined, undefined])
})

test('what cannot be told apart is not told', () => {
  const moments = [
    { moves: [1, 1, 0, 0], used: 2 },
    { moves: [2, 2, 0, 0], used: 4 },
  ]
  expect(costByQuarter(moments)).toEqual([undefined, undefined, undefined, undefined])
})
