import {
  EXPANSION_NAMES,
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  LOOT_NAMES,
  leviathans,
  locations,
  lords,
  sentinelLords,
  TOKEN_NAMES,
} from '@hadal/engine'
import { QUESTIONS } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { clausesBesides, clausesOfQuestion, EXPLAINED_QUESTIONS } from './rulings.ts'
import { numbersOfTheRules, wordsIn } from './testing.ts'

const known = new Set(numbersOfTheRules().clauses)
const unknownIn = (clauses: readonly string[]) => clauses.filter((clause) => !known.has(clause))

describe('questions', () => {
  test('each leads to clauses of the rules, and nothing else does', () => {
    expect(EXPLAINED_QUESTIONS.toSorted()).toEqual(Object.keys(QUESTIONS).toSorted())
    for (const question of EXPLAINED_QUESTIONS) {
      const clauses = clausesOfQuestion(question, EXPANSION_NAMES)
      expect(unknownIn(clauses), question).toEqual([])
      expect(clauses.length, question).toBeGreaterThan(0)
      expect(new Set(clauses).size, question).toBe(clauses.length)
    }
  })

  test('a table without an expansion is told nothing of it', () => {
    const base = clausesOfQuestion('pay for a lord', [])
    expect(base).toContain('B6.1')
    expect(base.filter((clause) => /^[KL]/.test(clause))).toEqual([])
    expect(clausesOfQuestion('pay for a lord', ['kraken'])).toContain('K2.1')
  })

  test('martial law explains itself at every table', () => {
    expect(clausesOfQuestion('martial law', [])).toContain('L2.1')
  })
})

describe('cards', () => {
  const cards = [
    ...lords.map(({ name }) => name),
    ...locations.map(({ name }) => name),
    ...leviathans.map(({ name }) => `leviathan${name}`),
    ...LOOT_NAMES,
    ...KIND_NAMES,
    ...TOKEN_NAMES,
    ...LEVIATHAN_TOKEN_NAMES.map((name) => `token-${name}`),
    ...sentinelLords.map((lord) => `sentinel-${lords[lord]?.name}`),
    'kraken-figure',
    'scourge',
  ]

  test('the clauses about their kind exist, and each is told once', () => {
    for (const card of cards) {
      const clauses = clausesBesides(card)
      expect(unknownIn(clauses), card).toEqual([])
      expect(new Set(clauses).size, card).toBe(clauses.length)
    }
  })

  test('whatever the rules call by no name is explained all the same', () => {
    expect(clausesBesides('kraken3')).toContain('K2.2')
    expect(clausesBesides('seahorse4d')).toContain('L5.R14')
    expect(clausesBesides('sentinel-vigil')).toContain('K4.3')
    expect(clausesBesides('token-stack')).toContain('L5.R9')
    expect(clausesBesides('leviathan9')).toContain('B6.R7')
    expect(clausesBesides('oracle')).toContain('B2.5')
    expect(clausesBesides('trader')).toEqual([])
  })

  test('every card with a ruling is led to it, by its name or by its kind', () => {
    const texts = Object.values(wordsIn('en').clauses).join(' ')
    const isSilent = (card: string): boolean =>
      clausesBesides(card).length === 0 && !texts.includes(`](${card})`)
    const isPlainAlly = (card: string): boolean => KIND_NAMES.includes(card)
    // Nothing is left open about these: the card says all there is.
    expect(cards.filter((card) => isSilent(card) && !isPlainAlly(card)).toSorted()).toEqual([
      'aquaculturalist',
      'arms-dealer',
      'barracks',
      'chamber-of-allies',
      'dockworks',
      'gambling-den',
      'grower',
      'hydrozoa-reserves',
      'inheritor',
      'landowner',
      'nest-of-giant-clams',
      'oceanic-senate-assembly',
      'oyster-farmer',
      'peddler',
      'sargasso-fields',
      'sargasso-silos',
      'shopkeeper',
      'trader',
    ])
  })
})
