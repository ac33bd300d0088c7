import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { diagonal, EVERY_LOOK } from './looks.ts'
import { screens } from './states.ts'

test('every screen is good to look at in looks that take turns', () =>
  expectGood(
    diagonal(screens({ positions: inject('positions'), finished: inject('finished') }), EVERY_LOOK),
  ))
