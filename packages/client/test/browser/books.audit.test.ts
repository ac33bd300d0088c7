import { LANGUAGES } from '@hadal/words'
import { test } from 'vitest'
import { expectFound } from './librarySearch.ts'

test('the library finds every card by its name in every language', () =>
  expectFound(() => LANGUAGES))
