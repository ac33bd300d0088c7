import { describe, expect, test } from 'vitest'
import { PATHS, placeAt, tableAt, tablePath } from './paths.ts'

describe('addresses', () => {
  test('name their places, with or without a slash at the end', () => {
    for (const [place, path] of Object.entries(PATHS)) {
      expect(placeAt(path)).toBe(place)
      expect(placeAt(`${path}/`.replace('//', '/'))).toBe(place)
    }
  })

  test('lead to a table whatever its name is', () => {
    for (const id of ['k3f9', 'a b', 'ї/?#', '%'])
      expect([placeAt(tablePath(id)), tableAt(tablePath(id))]).toEqual(['table', id])
  })

  test.each(['/table', '/table/', '/table/a/b', '/table/%E0%A4%A', '/nowhere', '/settings/x'])(
    '%s names no place',
    (path) => {
      expect(placeAt(path)).toBeUndefined()
    },
  )
})
