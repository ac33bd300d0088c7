import { locations } from '@hadal/engine'
import { expect, test } from 'vitest'
import { pictureFaults } from '../faults.ts'
import { locationArt, locationNames } from './index.ts'
import { points } from './sketch.ts'

const names = locations.map(({ name }) => name)

test('there is a picture of every location and none too many', () => {
  expect(locationNames.toSorted()).toEqual(names.toSorted())
  expect(() => locationArt('atlantis')).toThrow('no picture')
})

test.each(names)('%s is a well-formed picture of 500 by 190', (name) => {
  const picture = locationArt(name)
  expect(pictureFaults(picture)).toEqual([])
  expect(picture).toContain(' width="500" height="190"')
})

test.each(names)('%s is the same string whenever it is drawn', (name) => {
  const picture = locationArt(name)
  locationArt('nest-of-giant-clams')
  expect(locationArt(name) === picture).toBe(true)
})

test('no two locations look alike', () => {
  expect(new Set(names.map(locationArt)).size).toBe(names.length)
})

test('points are read as in SVG, moved and mirrored', () => {
  expect(points('1,2 -3,.5', 10, 20, -1)).toEqual([
    [9, 22],
    [13, 20.5],
  ])
})
