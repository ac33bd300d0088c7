import type { Locale } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useSpoken } from '../app/settings.ts'
import { bookOf, type Rulebook, type RulesWords } from './book.ts'

/** The words of a language are fetched when somebody reads rules in it. */
const load: Record<Locale, () => Promise<{ readonly default: RulesWords }>> = {
  en: () => import('./words/en.json'),
  uk: () => import('./words/uk.json'),
  ru: () => import('./words/ru.json'),
  cs: () => import('./words/cs.json'),
  fr: () => import('./words/fr.json'),
}

const books = new Map<Locale, Rulebook>()

/** The rules in a language; in English where its words cannot be fetched, but those can. */
async function fetchBook(language: Locale): Promise<Rulebook> {
  const known = books.get(language)
  if (known !== undefined) return known
  try {
    const book = bookOf((await load[language]()).default, language)
    books.set(language, book)
    return book
  } catch (cause) {
    if (language === 'en') throw cause
    return await fetchBook('en')
  }
}

/** The rules as they are read: on their way, there, or out of reach. */
export type Reading =
  | { readonly state: 'coming' }
  | { readonly state: 'there'; readonly book: Rulebook }
  | { readonly state: 'missing' }

const COMING: Reading = { state: 'coming' }

/** The rules in the language that is spoken; while other words come, in the one before. */
export function useRules(): Reading {
  const language = useSpoken((spoken) => spoken.locale)
  const known = books.get(language)
  const [fetched, setFetched] = useState<Reading>(COMING)
  useEffect(() => {
    let isWanted = true
    const tell = (reading: Reading): void => {
      if (isWanted) setFetched(reading)
    }
    fetchBook(language).then(
      (book) => tell({ state: 'there', book }),
      () => tell({ state: 'missing' }),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return known === undefined ? fetched : { state: 'there', book: known }
}
