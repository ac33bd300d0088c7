import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { EVERY_LOOK, fullMatrix } from './looks.ts'
import { sheets } from './states.ts'

test('every sheet is good to look at in every look', () =>
  expectGood(
    fullMatrix(
      sheets({ positions: inject('positions'), finished: inject('finished') }),
      EVERY_LOOK,
    ),
  ))
