import { learntMargin } from '@hadal/bots'
import { expect, test } from 'vitest'
import { lookBack, type Step } from './lookBack.ts'

const step = (seat: number, row: number | undefined, chance: number, isBlind = false): Step => ({
  seat,
  row,
  chance,
  margin: chance - 0.5,
  isBlind,
})

/** The chances and margins that decisions are judged by, by row, in a game that the first seat won by ten points. */
function judged(steps: readonly Step[], lambda: number): Record<number, [number, number]> {
  const rows: Record<number, [number, number]> = {}
  lookBack(steps, [1, 0], [60, 50], lambda, (row, chance, margin) => {
    rows[row] = [chance, margin]
  })
  return rows
}

const won = learntMargin(10)

test('with a lambda of one only the end counts', () => {
  const steps = [step(0, 0, 0.2), step(1, 1, 0.9, true), step(0, undefined, 0.3), step(1, 2, 0.1)]
  expect(judged(steps, 1)).toEqual({ 0: [1, won], 1: [0, -won], 2: [0, -won] })
})

test('with less, what was expected at the later decisions of the same seat counts too', () => {
  const rows = judged([step(0, 0, 0.2), step(1, 1, 0.9), step(0, undefined, 0.6)], 0.5)
  expect(rows[0]?.[0]).toBeCloseTo(0.5 * 1 + 0.5 * 0.6)
  expect(rows[0]?.[1]).toBeCloseTo(0.5 * won + 0.5 * 0.1)
  // Nothing came after it but the end.
  expect(rows[1]).toEqual([0, -won])
})

test('what follows a blind answer is not blamed on the decisions before it', () => {
  const rows = judged([step(0, 0, 0.2), step(0, 1, 0.7, true), step(0, 2, 0.1)], 0.5)
  expect(rows[0]?.[0]).toBeCloseTo(0.7)
  expect(rows[1]?.[0]).toBeCloseTo(0.5 * 1 + 0.5 * 0.1)
})
