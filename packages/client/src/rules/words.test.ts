import { KIND_NAMES, LOOT_NAMES, leviathans, locations, lords } from '@hadal/engine'
import { LANGUAGES, type Locale, leviathanName, locationName, lordName, speak } from '@hadal/words'
import { BROKEN, isForeign } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import { numbersOfTheRules, wordsIn } from './testing.ts'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g
/** A clause or a section: `B4.7`, `K3.R1`, `O.8`, `L2`. */
const REFERENCE = /\b[BKLEO](?:\d+(?:\.R?\d+)?|\.\d+)\b/g

const cards = new Set([
  ...lords.map(({ name }) => name),
  ...locations.map(({ name }) => name),
  ...leviathans.map(({ name }) => `leviathan${name}`),
  ...LOOT_NAMES,
  ...KIND_NAMES,
])

const rules = numbersOfTheRules()

/** Every clause with its number. */
const clausesIn = (language: Locale) => Object.entries(wordsIn(language).clauses)
const linksIn = (text: string) => [...text.matchAll(LINK)].map(([, , card = '']) => card)
/** The words without what links lead to. */
const readOut = (text: string) => text.replaceAll(LINK, '$1')
const referencesIn = (text: string) => readOut(text).match(REFERENCE) ?? []
const withoutReferences = (text: string) => readOut(text).replaceAll(REFERENCE, '')
const numbersIn = (text: string) => withoutReferences(text).match(/\d+/g) ?? []

test('the rules have the clauses that people know', () => {
  const { clauses } = rules
  expect(clauses.length).toBeGreaterThan(190)
  for (const one of ['B1.1', 'B4.R4', 'K6.R10', 'L5.R14', 'E.22', 'O.10'])
    expect(clauses).toContain(one)
})

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('have every section and every clause, in order, and no other', () => {
    const { sections, clauses } = wordsIn(language)
    expect(Object.keys(sections)).toEqual(rules.sections)
    expect(Object.keys(clauses)).toEqual(rules.clauses)
  })

  test('are whole sentences without anything of the code', () => {
    const { sections } = wordsIn(language)
    for (const text of Object.values(sections)) expect(text).not.toMatch(BROKEN)
    for (const [clause, text] of clausesIn(language)) {
      expect(readOut(text), clause).not.toMatch(BROKEN)
      expect(readOut(text), clause).toMatch(/[.)]$/)
      expect(text, clause).not.toMatch(/`|\.json|\.ts\b|packages\/|"/)
    }
  })

  test('are written in the letters of the language', () => {
    const { sections, clauses } = wordsIn(language)
    const texts = [...Object.values(sections), ...Object.values(clauses)].map(withoutReferences)
    expect(texts.filter((text) => isForeign(language, text))).toEqual([])
  })

  test('lead to cards that exist, by their names', async () => {
    await speak(language)
    for (const [clause, text] of clausesIn(language))
      for (const [, words = '', card = ''] of text.matchAll(LINK)) {
        expect(cards, clause).toContain(card)
        expect(startOf(words), `${clause}: ${card}`).toBe(startOf(nameOf(card)))
      }
  })

  test('lead to clauses and sections that exist', () => {
    const known = new Set([...rules.sections, ...rules.clauses])
    for (const [clause, text] of clausesIn(language))
      expect(
        referencesIn(text).filter((one) => !known.has(one)),
        clause,
      ).toEqual([])
  })

  test('say the same as in English: the same cards, clauses and numbers', () => {
    const english = wordsIn('en').clauses
    for (const [clause, text] of clausesIn(language)) {
      const said = english[clause] ?? ''
      expect(linksIn(text).toSorted(), clause).toEqual(linksIn(said).toSorted())
      expect(referencesIn(text).toSorted(), clause).toEqual(referencesIn(said).toSorted())
      expect(numbersIn(text).toSorted(), clause).toEqual(numbersIn(said).toSorted())
    }
  })
})

/** What a card is called in the language that is spoken; loot by its value, which ends its name. */
function nameOf(card: string): string {
  const lord = lords.findIndex(({ name }) => name === card)
  if (lord >= 0) return lordName(lord)
  const location = locations.findIndex(({ name }) => name === card)
  if (location >= 0) return locationName(location)
  const leviathan = leviathans.findIndex(({ name }) => `leviathan${name}` === card)
  return leviathan >= 0 ? leviathanName(leviathan) : card
}

/** How a name begins: cases change the end. French articles are not part of it, and loot is told by its value. */
function startOf(name: string): string {
  const loot = /\d$/.exec(name)?.[0]
  if (loot !== undefined) return loot
  return name.replace(/^(?:Le |La |Les |L’)/, '').slice(0, 2)
}
