import { KIND_NAMES, KINDS, LOOT_NAMES, RACE_NAMES, raceOf, strengthOf } from '@hadal/engine'
import { PAINTED_LETTERS } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { borders } from './allies/borders.ts'
import { allyCard, monsterCard } from './allies/index.ts'
import { NUMERAL_WEIGHT, numeralOf } from './allies/numeral.ts'
import { cardBack } from './backs/index.ts'
import { guildShapes, pattern, raceShapes } from './emblems/drawn.ts'
import { raceTiles } from './emblems/raceShapes.ts'
import { pictureFaults } from './faults.ts'
import { C, glyph, outlinesOf, raceColor, range } from './kernel/index.ts'
import { lootCard } from './loot/index.ts'
import { BACKS } from './pictures.ts'

const kinds = range(KINDS, (kind) => kind)
const loot = LOOT_NAMES.map((_, one) => one)

const cards: readonly (readonly [name: string, draw: () => string])[] = [
  ...kinds.map((kind) => [KIND_NAMES[kind] ?? '', () => allyCard(kind)] as const),
  ['monster', monsterCard],
  ...loot.map((one) => [LOOT_NAMES[one] ?? '', () => lootCard(one)] as const),
  ...BACKS.map((back) => [`back of ${back}`, () => cardBack(back)] as const),
]

describe.each(cards)('%s', (_, draw) => {
  test('is a well-formed picture', () => {
    expect(pictureFaults(draw())).toEqual([])
  })

  test('is the same whenever it is drawn', () => {
    const [one, again] = [draw(), draw()]
    expect(one === again).toBe(true)
  })
})

const differs = (things: readonly string[]) => expect(new Set(things).size).toBe(things.length)

test('no two cards look the same', () => {
  differs(cards.map(([, draw]) => draw()))
})

test('races and monster differ in outline, pattern, emblem, letter and colour', () => {
  const creatures = [...RACE_NAMES, 'monster'] as const
  differs(creatures.map((one) => borders[one].outer))
  differs(creatures.map((one) => raceTiles[one].d))
  differs(creatures.map((one) => JSON.stringify(raceShapes[one])))
  differs(creatures.map((one) => PAINTED_LETTERS[one]))
  differs(creatures.map((one) => raceColor[one]))
})

test('guilds differ in their emblems', () => {
  differs(Object.values(guildShapes).map((shape) => JSON.stringify(shape)))
})

const nameOf = (kind: number) => KIND_NAMES[kind]

/** The numeral of a card as it is drawn. */
function numeral(kind: number): string {
  const { value, x, y, size } = numeralOf(kind)
  return glyph(value, x, y, size, C.ink, 'middle', NUMERAL_WEIGHT)
}

test.each(kinds.map((kind) => [nameOf(kind), kind] as const))(
  '%s shows its outline, pattern, letter, numeral and pips',
  (_, kind) => {
    const race = RACE_NAMES[raceOf[kind] ?? -1] ?? 'kraken'
    const card = allyCard(kind)
    const [letter] = outlinesOf(PAINTED_LETTERS[race]).letters
    const signs = [borders[race].outer, raceTiles[race].d, letter?.path ?? '?', numeral(kind)]
    expect(signs.map((sign) => card.includes(sign))).toEqual([true, true, true, true])
    expect(card.split('r="4.8"').length - 1).toBe(strengthOf[kind])
  },
)

test('a bare ally lacks its numeral and nothing else', () => {
  const wrong = kinds.filter(
    (kind) => allyCard(kind, { bare: true }) !== allyCard(kind).replace(numeral(kind), ''),
  )
  expect(wrong.map(nameOf)).toEqual([])
})

test('what an ally does in a fight is seen on its card', () => {
  const [plain, pearls] = [allyCard(0), allyCard(1)]
  const [plain3, dice] = [allyCard(4), allyCard(5)]
  expect(pearls.includes('<radialGradient')).toBe(true)
  expect(plain.includes('<radialGradient')).toBe(false)
  expect(dice.includes('<rect')).toBe(true)
  expect(plain3.includes('<rect')).toBe(false)
})

test('cards that are not there are refused', () => {
  expect(() => allyCard(KINDS)).toThrow()
  expect(() => lootCard(loot.length)).toThrow()
})

test('a pattern refers to itself', () => {
  const { def, url } = pattern('crab')
  expect(def).toContain(`id="${url.slice(5, -1)}"`)
})
