import { describe, expect, test } from 'vitest'
import { addressOf, onlineTablePath, PATHS, placeAt, tablePath } from './paths.ts'

describe('addresses', () => {
  test('name their places, with or without a slash at the end', () => {
    for (const [place, path] of Object.entries(PATHS)) {
      expect(placeAt(path)).toBe(place)
      expect(placeAt(`${path}/`.replace('//', '/'))).toBe(place)
    }
  })

  test('lead to a table whatever its name is', () => {
    for (const name of ['k3f9', 'a b', 'ї/?#', '%']) {
      expect(addressOf(tablePath(name))).toEqual({ place: 'table', name })
      expect(addressOf(onlineTablePath(name))).toEqual({ place: 'online-table', name })
    }
  })

  test('lead to a seat by its secret', () => {
    expect(addressOf('/join/s-3_cret')).toEqual({ place: 'join', name: 's-3_cret' })
  })

  test.each([
    '/table',
    '/table/',
    '/table/a/b',
    '/table/%E0%A4%A',
    '/nowhere',
    '/settings/x',
    '/t/',
    '/online/old',
    '/join/a/b',
  ])('%s names no place', (path) => {
    expect(placeAt(path)).toBeUndefined()
  })
})
