import { expect, test } from 'vitest'
import { padRight, wrap } from './layout.ts'
import { coloured, widthOf } from './paint.ts'

test('a text is broken between words, and later lines are indented', () => {
  expect(wrap('one two three four', 12, '> ')).toEqual(['> one two', '  three four'])
  expect(wrap('a verylongwordindeed b', 8)).toEqual(['a', 'verylongwordindeed', 'b'])
})

test('a tie holds words together, and colours take no room', () => {
  expect(wrap('affiliates seahorse\u00a03', 20)).toEqual(['affiliates', 'seahorse 3'])
  expect(widthOf(padRight(coloured.strong('ab'), 5))).toBe(5)
})
