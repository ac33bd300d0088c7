import { expect, test } from 'vitest'
import { columns, padRight, wrap } from './layout.ts'
import { coloured, widthOf } from './paint.ts'

test('a text is broken between words, and later lines are indented', () => {
  expect(wrap('one two three four', 12, '> ')).toEqual(['> one two', '  three four'])
  expect(wrap('a verylongwordindeed b', 8)).toEqual(['a', 'verylongwordindeed', 'b'])
})

test('an ally is not torn from its strength', () => {
  expect(wrap('affiliates seahorse 3', 20)).toEqual(['affiliates', 'seahorse 3'])
})

test('columns line up, with colours too', () => {
  expect(
    columns(
      [
        ['a', '10', 'x'],
        ['bcd', '5', 'y'],
      ],
      ['left', 'right', 'left'],
    ),
  ).toEqual(['a    10  x', 'bcd   5  y'])
  expect(widthOf(padRight(coloured.strong('ab'), 5))).toBe(5)
})
