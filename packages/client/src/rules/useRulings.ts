import { useMemo } from 'react'
import { clausesNaming } from './book.ts'
import { clausesBesides } from './rulings.ts'
import { useRules } from './useRules.ts'

/** The clauses that concern a card, in the order of the book; none until the rules are there. */
export function useRulings(card: string): readonly string[] {
  const reading = useRules()
  const book = reading.state === 'there' ? reading.book : undefined
  return useMemo(() => {
    if (book === undefined) return []
    const besides = clausesBesides(card)
    const naming = clausesNaming(book, card).map(({ id }) => id)
    return [...book.clauses.keys()].filter((id) => naming.includes(id) || besides.includes(id))
  }, [book, card])
}
