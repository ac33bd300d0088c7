import { EXPLORE } from '@hadal/engine'
import { QUESTIONS } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { firstTimeOf } from './firstTimes.ts'

const turn = { name: 'take your turn', decisions: [EXPLORE] }
const richTurn = { name: 'take your turn', decisions: [3, EXPLORE] }

describe('what is met for the first time', () => {
  test('is pointed out, and not again', () => {
    expect(firstTimeOf(turn, new Set())).toBe('turn')
    expect(firstTimeOf(turn, new Set(['turn']))).toBeUndefined()
  })

  test('comes one thing at a time: first a turn, then a lord who can be paid', () => {
    expect(firstTimeOf(richTurn, new Set())).toBe('turn')
    expect(firstTimeOf(richTurn, new Set(['turn']))).toBe('recruit')
    expect(firstTimeOf(richTurn, new Set(['turn', 'recruit']))).toBeUndefined()
  })

  test('is said about a few kinds of decisions only', () => {
    const names = Object.keys(QUESTIONS)
    const told = names.flatMap((name) => firstTimeOf({ name, decisions: [] }, new Set()) ?? [])
    expect(told.toSorted()).toEqual(['buy', 'catch', 'leviathan', 'monster', 'turn'])
  })
})
