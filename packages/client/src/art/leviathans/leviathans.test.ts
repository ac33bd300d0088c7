import { leviathans } from '@hadal/engine'
import { expect, test } from 'vitest'
import { pictureFaults } from '../faults.ts'
import { raceColor } from '../kernel/index.ts'
import { beasts } from './beasts.ts'
import { brushOf } from './brush.ts'
import { leviathanArt } from './index.ts'

const cards = leviathans.map(({ name }, id) => ({ name, id }))

test('there is a beast for every leviathan and none too many', () => {
  expect(beasts).toHaveLength(leviathans.length)
  expect(() => leviathanArt(leviathans.length)).toThrow('no picture')
})

test.each(cards)('leviathan $name is a well-formed picture of 380 by 240', ({ id }) => {
  const picture = leviathanArt(id)
  expect(pictureFaults(picture)).toEqual([])
  expect(picture).toContain(' width="380" height="240"')
})

test.each(cards)('leviathan $name is the same string whenever it is drawn', ({ id }) => {
  const picture = leviathanArt(id)
  leviathanArt((id + 1) % leviathans.length)
  expect(leviathanArt(id) === picture).toBe(true)
})

test('no two leviathans look alike', () => {
  const brush = brushOf(raceColor.crab)
  expect(new Set(beasts.map(({ draw }) => draw(brush))).size).toBe(beasts.length)
})

test('a leviathan has the colour of the race that can fight it', () => {
  const [jellyfish, , , , shellfish] = leviathans.map((_, id) => leviathanArt(id))
  expect(jellyfish).toContain(raceColor.jellyfish)
  expect(jellyfish).not.toContain(raceColor.shellfish)
  expect(shellfish).toContain(raceColor.shellfish)
})
