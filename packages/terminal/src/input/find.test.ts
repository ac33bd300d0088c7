import { KIND_NAMES, leviathans, locations, lords } from '@hadal/engine'
import { expect, test } from 'vitest'
import { BOXES } from '../../test/games.ts'
import { sayLocation, sayLord } from '../words/cards.ts'
import { type Found, findChoice, findLeviathan, findLocation, findLord } from './find.ts'

const isFound = (found: Found<number>, thing: number): boolean =>
  'thing' in found && found.thing === thing

test('every card of the game is found by its name, and none of another box', () => {
  const found = BOXES.map((expansions) => ({
    lords: lords.filter(({ id }) => isFound(findLord(sayLord(id), expansions), id)).length,
    locations: locations.filter(({ id }) => isFound(findLocation(sayLocation(id), expansions), id))
      .length,
  }))
  expect(found).toEqual([
    { lords: 35, locations: 20 },
    { lords: 53, locations: 26 },
    { lords: 44, locations: 20 },
    { lords: 62, locations: 26 },
  ])
})

test('a leviathan is found by its number, where there are leviathans', () => {
  for (const [id, { name }] of leviathans.entries())
    expect(findLeviathan(name, ['leviathan'])).toMatchObject({ thing: id })
  expect(findLeviathan('no. 7', ['leviathan'])).toMatchObject({ thing: 6 })
  expect(findLeviathan('7', [])).toEqual({ problem: 'There are no leviathans in this game.' })
})

test('allies with an effect are told apart by it', () => {
  const kind = (name: string): number => KIND_NAMES.indexOf(name)
  expect(findChoice('crab 2', ['leviathan'])).toMatchObject({ thing: { ally: kind('crab2') } })
  expect(findChoice('crab 2 pearls', ['leviathan'])).toMatchObject({
    thing: { ally: kind('crab2p') },
  })
  expect(findChoice('crab 4 (two dice)', [])).toMatchObject({
    problem: expect.stringContaining('There is no'),
  })
})

test('a part of a name is enough, articles and case do not matter', () => {
  const magic = lords.findIndex(({ name }) => name === 'master-of-magic')
  expect(findLord('MAGIC', [])).toMatchObject({ thing: magic })
  const chasm = locations.findIndex(({ name }) => name === 'chasm')
  expect(findLocation('chasm', [])).toMatchObject({ thing: chasm })
})

test('what is meant by several names, or by none, is said', () => {
  expect(findLord('tra', [])).toEqual({ problem: '“tra” could be Trader or Traitor.' })
  expect(findLord('nobody', [])).toEqual({ problem: 'There is no lord called “nobody”.' })
  expect(findLord('', [])).toMatchObject({ problem: expect.stringContaining('Say which lord') })
})

test('anything on the table is found, with or without its verb', () => {
  const slaver = lords.findIndex(({ name }) => name === 'slaver')
  expect(findChoice('recruit slaver', [])).toMatchObject({ thing: { lord: slaver } })
  expect(findChoice('crab', [])).toMatchObject({ thing: { stack: 1 } })
  expect(findChoice('support crab stack', [])).toMatchObject({ thing: { stack: 1 } })
  expect(findChoice('crab 3', [])).toMatchObject({ thing: { ally: expect.any(Number) } })
  expect(findChoice('plot', [])).toMatchObject({ thing: { action: 'plot' } })
})
