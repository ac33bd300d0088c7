import { locations, lords } from '@hadal/engine'
import { expect, test } from 'vitest'
import { sayLocation, sayLord } from '../words/cards.ts'
import { findChoice, findLocation, findLord } from './find.ts'

test('every lord and location is found by its name', () => {
  for (const { id } of lords) expect(findLord(sayLord(id))).toMatchObject({ thing: id })
  for (const { id } of locations) expect(findLocation(sayLocation(id))).toMatchObject({ thing: id })
})

test('a part of a name is enough, articles and case do not matter', () => {
  const magic = lords.findIndex(({ name }) => name === 'master-of-magic')
  expect(findLord('MAGIC')).toMatchObject({ thing: magic })
  const chasm = locations.findIndex(({ name }) => name === 'chasm')
  expect(findLocation('chasm')).toMatchObject({ thing: chasm })
})

test('what is meant by several names, or by none, is said', () => {
  expect(findLord('tra')).toEqual({ problem: '“tra” could be Trader or Traitor.' })
  expect(findLord('nobody')).toEqual({ problem: 'There is no lord called “nobody”.' })
  expect(findLord('')).toMatchObject({ problem: expect.stringContaining('Say which lord') })
})

test('anything on the table is found, with or without its verb', () => {
  const slaver = lords.findIndex(({ name }) => name === 'slaver')
  expect(findChoice('recruit slaver')).toMatchObject({ thing: { lord: slaver } })
  expect(findChoice('crab')).toMatchObject({ thing: { stack: 1 } })
  expect(findChoice('support crab stack')).toMatchObject({ thing: { stack: 1 } })
  expect(findChoice('crab 3')).toMatchObject({ thing: { ally: expect.any(Number) } })
  expect(findChoice('plot')).toMatchObject({ thing: { action: 'plot' } })
})
