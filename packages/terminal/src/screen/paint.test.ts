import { speak } from '@hadal/words'
import { expect, test } from 'vitest'
import { coloured, wantsColour, widthOf } from './paint.ts'

test('colours are for terminals that can show them, unless somebody wants none', () => {
  expect(wantsColour({ TERM: 'xterm' }, true)).toBe(true)
  expect(wantsColour({ TERM: 'xterm', NO_COLOR: '' }, true)).toBe(true)
  expect(wantsColour({ TERM: 'xterm', NO_COLOR: '1' }, true)).toBe(false)
  expect(wantsColour({ TERM: 'dumb' }, true)).toBe(false)
  expect(wantsColour({ TERM: 'xterm' }, false)).toBe(false)
})

test('races are coloured wherever they are named, and stay words', async () => {
  for (const [language, text] of [
    ['en', 'lay down crab 3, not squid'],
    ['uk', 'Медуза 5 2 · краб 3'],
  ] as const) {
    await speak(language)
    expect(coloured.words(text)).not.toBe(text)
    expect(widthOf(coloured.words(text))).toBe(text.length)
  }
  expect(coloured.words('The Jail 15 − 4 = 11')).toBe('The Jail 15 − 4 = 11')
})
