import { expect, test } from 'vitest'
import { preferredLocale } from './messages.ts'

test.each([
  [['en-GB'], 'en'],
  [['uk-UA'], 'uk'],
  [['RU'], 'ru'],
  [['cs-CZ'], 'cs'],
  [['fr-CA'], 'fr'],
  // No message is in German: the next language of the reader is taken, else English.
  [['de-DE', 'cs'], 'cs'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('readers of %j get messages in %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale)
})
