import { describe, expect, test } from 'vitest'
import { nextSpot, type Spot } from './useRoving.ts'

/** Three columns, two rows: the court on a tablet. */
const court: readonly Spot[] = [
  { x: 100, y: 50 },
  { x: 200, y: 50 },
  { x: 300, y: 50 },
  { x: 100, y: 150 },
  { x: 200, y: 150 },
  { x: 300, y: 150 },
]

describe('arrows inside a zone', () => {
  test('lead to the neighbour in that direction', () => {
    expect(nextSpot(court, 0, 'ArrowRight')).toBe(1)
    expect(nextSpot(court, 1, 'ArrowLeft')).toBe(0)
    expect(nextSpot(court, 1, 'ArrowDown')).toBe(4)
    expect(nextSpot(court, 5, 'ArrowUp')).toBe(2)
  })

  test('stay in the row before they cross columns', () => {
    const uneven = [
      { x: 0, y: 0 },
      { x: 40, y: 90 },
      { x: 200, y: 0 },
    ]
    expect(nextSpot(uneven, 0, 'ArrowRight')).toBe(2)
  })

  test('lead nowhere at the edge', () => {
    expect(nextSpot(court, 2, 'ArrowRight')).toBeUndefined()
    expect(nextSpot(court, 0, 'ArrowUp')).toBeUndefined()
    expect(nextSpot([], 0, 'ArrowUp')).toBeUndefined()
  })
})
