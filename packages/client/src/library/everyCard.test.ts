import {
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  LOOT_NAMES,
  leviathans,
  locations,
  lords,
  sentinelLords,
  TOKEN_NAMES,
} from '@hadal/engine'
import { LANGUAGES, speak } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { cardName, cardText, wordsOn } from './cardWords.ts'
import {
  CARD_KINDS,
  cardNamed,
  EVERY_CARD,
  idOfLeviathan,
  idOfLocation,
  idOfLord,
} from './everyCard.ts'

const cardsOf = (kind: (typeof CARD_KINDS)[number]) =>
  EVERY_CARD.filter((card) => card.kind === kind)
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

describe('the library', () => {
  test('has every card of the rules', () => {
    const FIGURES = 2
    const counts = {
      lord: lords.length,
      ally: KIND_NAMES.length,
      location: locations.length,
      leviathan: leviathans.length,
      loot: LOOT_NAMES.length,
      token: TOKEN_NAMES.length + LEVIATHAN_TOKEN_NAMES.length + sentinelLords.length + FIGURES,
    }
    for (const kind of CARD_KINDS)
      expect([kind, cardsOf(kind).length]).toEqual([kind, counts[kind]])
    expect(EVERY_CARD).toHaveLength(sum(Object.values(counts)))
  })

  test('calls no two cards the same', () => {
    expect(new Set(EVERY_CARD.map(({ id }) => id)).size).toBe(EVERY_CARD.length)
  })

  test('finds what lies on the table', () => {
    for (const lord of lords.keys()) expect(cardNamed(idOfLord(lord))).toMatchObject({ lord })
    for (const location of locations.keys())
      expect(cardNamed(idOfLocation(location))).toMatchObject({ location })
    for (const leviathan of leviathans.keys())
      expect(cardNamed(idOfLeviathan(leviathan))).toMatchObject({ leviathan })
  })

  test('counts them as the boxes do (B1, K1, L1)', () => {
    const inBox = (kind: (typeof CARD_KINDS)[number], box: string) =>
      cardsOf(kind).filter((card) => card.box === box)
    const countIn = (kind: (typeof CARD_KINDS)[number], box: string) =>
      sum(inBox(kind, box).map(({ count }) => count))
    expect(countIn('lord', 'base')).toBe(35)
    expect(countIn('lord', 'kraken')).toBe(18)
    expect(countIn('lord', 'leviathan')).toBe(10)
    expect(countIn('location', 'base')).toBe(20)
    expect(countIn('location', 'kraken')).toBe(6)
    expect(countIn('ally', 'base')).toBe(65 + 6)
    expect(countIn('ally', 'kraken')).toBe(7)
    expect(countIn('ally', 'leviathan')).toBe(5 * 4)
    expect(sum(EVERY_CARD.map(({ added }) => added?.count ?? 0))).toBe(3 + 1)
    expect(countIn('loot', 'kraken')).toBe(25)
    expect(countIn('token', 'base')).toBe(20)
    expect(cardNamed('tamer')?.removedBy).toBe('leviathan')
  })
})

test.each(LANGUAGES)('every card has a name of its own, and words, in %s', async (language) => {
  await speak(language)
  const names = EVERY_CARD.map(cardName)
  expect(new Set(names).size).toBe(names.length)
  for (const card of EVERY_CARD) {
    expect(wordsOn(card)).toContain(cardName(card))
    if (card.kind !== 'ally') expect(cardText(card)).not.toBe('')
  }
})
