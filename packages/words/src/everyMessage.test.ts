import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Locale } from './messages.ts'

const packages = join(import.meta.dirname, '../..')
/** Where messages are, and who says them. */
const BOOKS = [
  { name: 'words', saidBy: ['words', 'client', 'terminal'] },
  { name: 'terminal', saidBy: ['terminal'] },
] as const

/** A message as it is written: one text, or one for each case. */
type Message = string | readonly [Cases]

interface Cases {
  readonly declarations: readonly string[]
  readonly selectors: readonly string[]
  readonly match: Readonly<Record<string, string>>
}

/** The message files of a package. */
function bookOf(name: string) {
  const messages = join(packages, name, 'messages')
  const messagesOf = (language: Locale, area: string): Readonly<Record<string, Message>> =>
    JSON.parse(readFileSync(join(messages, language, area), 'utf8'))
  return {
    languages: readdirSync(messages),
    areas: readdirSync(join(messages, 'en')),
    areasIn: (language: Locale) => readdirSync(join(messages, language)),
    messagesOf,
    keysOf: (language: Locale, area: string): string[] => Object.keys(messagesOf(language, area)),
  }
}

const casesOf = (message: Message): Cases['match'] =>
  typeof message === 'string' ? {} : message[0].match
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message[0].match)
/** What is put into a message: `{name}`. */
const blanksOf = (message: Message): string[] =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted()

/** Everything that may call a message, as one text. */
function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'compiled' ? '' : code(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name)
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}

/** Texts of cards and the like are asked for by a name that is put together; tests ask for each of them. */
const PUT_TOGETHER =
  /^(lord|place|leviathan|race|guild|loot|token|figure|sentinel|zone|option|lesson|reason_score)_/

/** Two sentences that are always said together: which of them names the seller is a matter of the language. */
const TOGETHER = ['question_buy_ask', 'question_buy_ahead']

describe.each(BOOKS)('the messages of $name', ({ name, saidBy }) => {
  const { languages, areas, areasIn, messagesOf, keysOf } = bookOf(name)

  test('every language has messages, and no other has', () => {
    expect(languages.toSorted()).toEqual(LANGUAGES.toSorted())
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test('there are the same areas as in English', () => {
      expect(areasIn(language).toSorted()).toEqual(areas.toSorted())
    })

    test.each(areas)('%s holds the same messages as in English', (area) => {
      expect(keysOf(language, area)).toEqual(keysOf('en', area))
    })

    test('nothing that is put into a message gets lost', () => {
      const wrong = areas.flatMap((area) => {
        const english = messagesOf('en', area)
        const here = messagesOf(language, area)
        return Object.keys(english).filter(
          (key) =>
            !TOGETHER.includes(key) &&
            String(blanksOf(here[key] ?? '')) !== String(blanksOf(english[key] ?? '')),
        )
      })
      expect(wrong).toEqual([])
    })

    test('only names of races say where they may be broken', () => {
      const broken = areas.flatMap((area) =>
        Object.entries(messagesOf(language, area)).filter(([, message]) =>
          textsOf(message).some((text) => text.includes('\u00ad')),
        ),
      )
      expect(broken.map(([key]) => key).filter((key) => !/^race_.*_plural$/.test(key))).toEqual([])
    })

    test('whatever is counted is counted as the language counts', () => {
      const counts = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      const wrong = areas.flatMap((area) =>
        Object.entries(messagesOf(language, area)).filter(([, message]) => {
          const found = Object.keys(casesOf(message)).flatMap(
            (one) => /Plural=(\w+)/.exec(one)?.[1] ?? [],
          )
          return found.length > 0 && String([...new Set(found)].toSorted()) !== String(counts)
        }),
      )
      expect(wrong.map(([key]) => key)).toEqual([])
    })
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'no sentence was left in English: %s',
    (language) => {
      const left = areas.flatMap((area) => {
        const english = messagesOf('en', area)
        return Object.entries(messagesOf(language, area)).filter(([key, message]) => {
          const said = new Set(textsOf(english[key] ?? ''))
          return textsOf(message).some(
            (text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && said.has(text),
          )
        })
      })
      expect(left.map(([key]) => key)).toEqual([])
    },
  )

  test('every message is said somewhere', () => {
    const sources = saidBy.map((name) => code(join(packages, name, 'src')))
    const words = new Set(sources.join('\n').match(/\w+/g))
    const keys = areas.flatMap((area) => keysOf('en', area))
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => !words.has(key) && !PUT_TOGETHER.test(key))).toEqual([])
  })
})
