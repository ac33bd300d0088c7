import { test } from 'vitest'
import { expectNamesFit } from './longestNames.ts'
import { FITTING, fullMatrix } from './looks.ts'

test('the longest names fit wherever names stand, in every language and window', () =>
  expectNamesFit((states) => fullMatrix(states, FITTING)))
