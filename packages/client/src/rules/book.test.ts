import { LANGUAGES } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../library/everyCard.ts'
import { bookOf, cardsIn, clausesNaming, textOf } from './book.ts'
import { REASON_CLAUSES } from './reasons.ts'
import { wordsIn } from './testing.ts'

const book = bookOf(
  {
    sections: { B: 'Base game', B1: 'Set-up', B4: 'Explore', O: 'Options' },
    clauses: {
      'B1.1': 'Shuffle. See B4.R2, B4 and X9.1.',
      'B4.2': 'The [Oracle](oracle) looks on (B1.1).',
      'B4.R2': 'Plain.',
      'O.1': 'Of the table.',
    },
  },
  'en',
)

describe('a book', () => {
  test('has parts, chapters and clauses; options are a chapter of their own', () => {
    const parts = book.parts.map(({ id, chapters }) => [id, chapters.map((chapter) => chapter.id)])
    expect(parts).toEqual([
      ['B', ['B1', 'B4']],
      ['O', ['O']],
    ])
    expect(book.chapters.get('B4')?.clauses.map(({ id }) => id)).toEqual(['B4.2', 'B4.R2'])
  })

  test('leads from numbers to clauses and chapters that there are', () => {
    expect(book.clauses.get('B1.1')?.pieces).toEqual([
      { words: 'Shuffle. See ' },
      { words: 'B4.R2', place: 'B4.R2' },
      { words: ', ' },
      { words: 'B4', place: 'B4' },
      { words: ' and X9.1.' },
    ])
  })

  test('leads from names to cards, and back', () => {
    const [clause] = clausesNaming(book, 'oracle')
    expect(clause && [clause.id, cardsIn(clause), textOf(clause)]).toEqual([
      'B4.2',
      ['oracle'],
      'The Oracle looks on (B1.1).',
    ])
  })

  test('tells rulings apart (P96)', () => {
    expect(book.clauses.get('B4.R2')?.isRuling).toBe(true)
    expect(book.clauses.get('B4.2')?.isRuling).toBe(false)
  })
})

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const rules = bookOf(wordsIn(language), language)

  test('have every clause in a chapter, and name cards of the library', () => {
    const inChapters = [...rules.chapters.values()].flatMap(({ clauses }) => clauses)
    expect(inChapters).toHaveLength(rules.clauses.size)
    const names = inChapters.flatMap(cardsIn)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => cardNamed(name) === undefined)).toEqual([])
  })

  test('have no mark left that leads nowhere', () => {
    const texts = [...rules.clauses.values()].map(textOf)
    expect(texts.filter((text) => /[[\]]/.test(text))).toEqual([])
  })
})

test('the clauses behind reasons are there', () => {
  const rules = bookOf(wordsIn('en'), 'en')
  const clauses = Object.values(REASON_CLAUSES).flat()
  expect(clauses.filter((clause) => !rules.clauses.has(clause))).toEqual([])
})
