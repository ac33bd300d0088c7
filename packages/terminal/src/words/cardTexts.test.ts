import { locations, lords } from '@hadal/engine'
import { expect, test } from 'vitest'
import { LOCATION_TEXTS, LORD_TEXTS, TABLE_NOTES } from './cardTexts.ts'

test('every lord has a text, and every text a lord', () => {
  expect(Object.keys(LORD_TEXTS).toSorted()).toEqual(lords.map(({ name }) => name).toSorted())
  expect(Object.values(LORD_TEXTS).filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
})

test('every location has a title and a text, and every text a location', () => {
  expect(Object.keys(LOCATION_TEXTS).toSorted()).toEqual(
    locations.map(({ name }) => name).toSorted(),
  )
  const texts = Object.values(LOCATION_TEXTS)
  expect(texts.filter(({ title, text }) => title === '' || !/\.$/.test(text))).toEqual([])
  expect(new Set(texts.map(({ title }) => title)).size).toBe(locations.length)
})

test('notes about tables speak of cards that exist', () => {
  const names = [...lords, ...locations].map(({ name }) => name)
  expect(TABLE_NOTES.filter(({ card }) => !names.includes(card))).toEqual([])
})
