import { describe, expect, test } from 'vitest'
import {
  addressOf,
  libraryPath,
  onlineTablePath,
  onlineTextTablePath,
  PATHS,
  placeAt,
  rulesPath,
  screenOf,
  tablePath,
  textTablePath,
} from './paths.ts'

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
      expect(addressOf(textTablePath(name))).toEqual({ place: 'text-table', name })
      expect(addressOf(onlineTextTablePath(name))).toEqual({ place: 'online-text-table', name })
    }
  })

  test('lead to a seat by its secret', () => {
    expect(addressOf('/join/s-3_cret')).toEqual({ place: 'join', name: 's-3_cret' })
  })

  test('open books, and what is in them', () => {
    expect(addressOf('/library')).toEqual({ place: 'library', at: undefined })
    expect(addressOf(libraryPath('oracle'))).toEqual({ place: 'library', at: 'oracle' })
    expect(addressOf(rulesPath('B4.7'))).toEqual({ place: 'rules', at: 'B4.7' })
    expect(rulesPath('B4.7')).toBe('/rules/B4.7')
  })

  test('of one book belong to one screen, those of two tables to two', () => {
    expect(screenOf('/rules/B4.7')).toBe(screenOf('/rules'))
    expect(screenOf('/rules')).not.toBe(screenOf('/library'))
    expect(screenOf('/table/a')).not.toBe(screenOf('/table/b'))
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
    '/library/a/b',
    '/rulesbook',
  ])('%s names no place', (path) => {
    expect(placeAt(path)).toBeUndefined()
  })
})
