import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { EVERY_LOOK, fullMatrix } from './looks.ts'
import { screens } from './states.ts'

test('every screen is good to look at in every look', () =>
  expectGood(
    fullMatrix(
      screens({ positions: inject('positions'), finished: inject('finished') }),
      EVERY_LOOK,
    ),
  ))
