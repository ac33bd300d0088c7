import { PRESETS } from '@hadal/engine'
import { newTable } from '@hadal/protocol'
import { expect, test } from 'vitest'
import { CLOCK_NAMES, CLOCKS, changed, newTableOf, USUAL } from './wanted.ts'

test('the usual table is one that the server takes', () => {
  const table = newTableOf(USUAL, 'readable')
  expect(newTable.parse(table)).toEqual(table)
  expect(table).toMatchObject({ players: 4, bots: [], visibility: 'private' })
  expect(table).not.toHaveProperty('name')
})

test('bots take the last seats, and one is always left', () => {
  const wanted = changed(USUAL, { players: 3, bots: 3 })
  expect(newTableOf(wanted, 'fast').bots).toEqual([
    { seat: 1, bot: 'level-2' },
    { seat: 2, bot: 'level-2' },
  ])
})

test('the fifth seat goes with Leviathan', () => {
  const five = changed(USUAL, { expansions: ['leviathan'], players: 5 })
  expect(five.players).toBe(5)
  expect(changed(five, { expansions: [] }).players).toBe(4)
})

test('options of one’s own are sent in full', () => {
  const wanted = changed(USUAL, { options: { lordDeckEnd: 'nonsense', martialLaw: 'always' } })
  expect(newTableOf(wanted, 'slow').options).toEqual({
    ...PRESETS.rulebook,
    martialLaw: 'always',
  })
})

test.each(CLOCK_NAMES)('the clock %s is one that the server takes', (clock) => {
  const table = newTableOf({ ...USUAL, clock }, 'readable')
  expect(newTable.parse(table).clock).toEqual(CLOCKS[clock])
})

test('a name is sent without what nobody sees', () => {
  expect(newTableOf({ ...USUAL, name: '  Friday dive ' }, 'slow').name).toBe('Friday dive')
})
