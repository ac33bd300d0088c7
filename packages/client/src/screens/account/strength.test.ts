import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 0],
  ['seven77', 0],
  ['password', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['three words', 1],
  ['three words deep', 3],
  ['four quite different words', 5],
])('“%s” is %i', (password, level) => {
  expect(strengthOf(password)).toBe(level)
})
