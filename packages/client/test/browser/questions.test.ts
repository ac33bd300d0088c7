import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { diagonal, EVERY_LOOK } from './looks.ts'
import { decisions } from './states.ts'

test('every kind of decision is good to look at in looks that take turns', () =>
  expectGood(
    diagonal(
      decisions({ positions: inject('positions'), finished: inject('finished') }),
      EVERY_LOOK,
    ),
  ))
