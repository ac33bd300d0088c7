import { test } from 'vitest'
import { expectNamesFit } from './longestNames.ts'
import { diagonal, FITTING } from './looks.ts'

test('the longest names fit wherever names stand, in looks that take turns', () =>
  expectNamesFit((states) => diagonal(states, FITTING)))
