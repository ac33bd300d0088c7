import type { Event } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../link/protocol.ts'
import { seatsFor } from '../../link/testing.ts'
import { hasBeenAway, isWorthTelling } from './missed.ts'

const log: readonly LogEntry[] = Array.from({ length: 9 }, () => ({
  event: { type: 'extra-turn', seat: 1 },
  turn: 1,
}))
const shown = { table: 'game', eyes: 0, answered: [4, 9] }

describe('somebody has been away', () => {
  test('who opens a game in which they have decided before', () => {
    expect(hasBeenAway(shown, log, undefined)).toBe(true)
    expect(hasBeenAway(shown, log, { table: 'other', eyes: 0, length: 9 })).toBe(true)
    expect(hasBeenAway(shown, log, { table: 'game', eyes: 1, length: 9 })).toBe(true)
  })

  test('but not who has seen all of it, begins a game, or only looks on', () => {
    expect(hasBeenAway(shown, log, { table: 'game', eyes: 0, length: 9 })).toBe(false)
    expect(hasBeenAway(shown, log, { table: 'game', eyes: 0, length: 8 })).toBe(true)
    expect(hasBeenAway({ ...shown, answered: [0, 0] }, log, undefined)).toBe(false)
    expect(hasBeenAway({ ...shown, eyes: undefined }, log, undefined)).toBe(false)
  })
})

describe('what happened is told', () => {
  const lines = (...events: readonly Event[]) =>
    events.map((event, at) => ({ at, entry: { event, turn: 1 } }))
  const own: Event = { type: 'plotted', seat: 0 }
  const other: Event = { type: 'plotted', seat: 1 }
  const alone = { eyes: 0, seats: seatsFor(3, 1), place: 'here' } as const

  test('if others have done something', () => {
    expect(isWorthTelling([], alone)).toBe(false)
    expect(isWorthTelling(lines(own), alone)).toBe(false)
    expect(isWorthTelling(lines(own, other), alone)).toBe(true)
  })

  test('where the device is handed round only if the curtain had no room for all of it', () => {
    const together = { ...alone, seats: seatsFor(3, 2) }
    expect(isWorthTelling(lines(other, other), together)).toBe(false)
    expect(isWorthTelling(lines(other, other, other, other, other), together)).toBe(true)
    expect(isWorthTelling(lines(other, other), { ...together, place: 'online' })).toBe(true)
  })
})
