import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { diagonal, EVERY_LOOK } from './looks.ts'
import { sheets } from './states.ts'

test('every sheet is good to look at in looks that take turns', () =>
  expectGood(
    diagonal(sheets({ positions: inject('positions'), finished: inject('finished') }), EVERY_LOOK),
  ))
