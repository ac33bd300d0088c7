import { type Locale, locale } from '../messages.ts'

/** Words that stand before others and are left out as often as not. */
const ARTICLES: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['the', 'a', 'an']),
  uk: new Set(),
  ru: new Set(),
  cs: new Set(),
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd']),
}

/** Words as they are compared: small letters, without accents, articles and signs. */
export function normal(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES[locale].has(word))
    .join(' ')
}

/** What was typed, compared with what can be meant. */
export type Match =
  | { readonly type: 'one'; readonly index: number }
  | { readonly type: 'several'; readonly indexes: readonly number[] }
  | { readonly type: 'none' }

/**
 * The one of these texts that somebody means.
 *
 * The same words come first, then a beginning, then words that appear in the same order.
 */
export function match(typed: string, texts: readonly string[]): Match {
  const wanted = normal(typed)
  if (wanted === '') return { type: 'none' }
  const fits: readonly ((text: string) => boolean)[] = [
    (text) => text === wanted,
    (text) => text.startsWith(`${wanted} `),
    (text) => text.startsWith(wanted),
    (text) => appearIn(wanted.split(' '), text.split(' ')),
  ]
  for (const fit of fits) {
    const indexes = texts.flatMap((text, index) => (fit(normal(text)) ? [index] : []))
    const [index] = indexes
    if (index === undefined) continue
    return indexes.length === 1 ? { type: 'one', index } : { type: 'several', indexes }
  }
  return { type: 'none' }
}

/** Whether words, or their beginnings, appear in a text in this order. */
function appearIn(wanted: readonly string[], text: readonly string[]): boolean {
  let from = 0
  for (const word of wanted) {
    const found = text.findIndex((other, index) => index >= from && other.startsWith(word))
    if (found < 0) return false
    from = found + 1
  }
  return true
}
