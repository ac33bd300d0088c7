import { effectOf, isOver, type View, view } from '@hadal/engine'
import { Law, playByChance } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import { chanceOf, fightersOf, standOf } from './fighters.ts'

test('a die shows a 5 or more twice in six, the better of two dice more often', () => {
  expect(chanceOf(5, false)).toBeCloseTo(2 / 6)
  expect(chanceOf(5, true)).toBeCloseTo(20 / 36)
  expect(chanceOf(1, false)).toBe(1)
  expect(chanceOf(-2, true)).toBe(1)
  expect(chanceOf(7, false)).toBe(0)
  expect(chanceOf(8, true)).toBe(0)
})

test('those that can fight are those the rules offer, and the resistance is that of the present level', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (question.name !== 'choose an ally for the fight' || isOver(table.game)) return
    const seen: View = view(table.game, seat)
    const there = seen.border[question.a]
    const stand = there && standOf(seen, there.leviathan)
    const fighters = stand ? fightersOf(seen, seat, stand) : []
    const kinds = fighters.map(({ kind }) => kind).toSorted((one, other) => one - other)
    const offered = question.decisions.filter((kind) => kind < effectOf.length)
    law.holds(kinds.join() === offered.join(), () => `${kinds} but ${offered}`)
    law.holds(stand?.space === question.a, () => `space ${stand?.space}`)
    law.holds(
      fighters.every(({ chance }, at) => chance <= (fighters[at - 1]?.chance ?? 1)),
      () => 'the surest come first',
    )
  })
  law.check(40)
})

test('a leviathan that has left the border stands nowhere', () => {
  const seen = { border: [undefined, { leviathan: 3, lost: 0 }] } as unknown as View
  expect(standOf(seen, 3)).toEqual({ leviathan: 3, lost: 0, space: 1 })
  expect(standOf(seen, 4)).toBeUndefined()
})
