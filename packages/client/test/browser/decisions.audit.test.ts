import { inject, test } from 'vitest'
import { expectAnswers } from './answers.ts'
import { expectGood } from './good.ts'
import {
  diagonal,
  EVERY_LOOK,
  FITTING,
  fullMatrix,
  LARGE_ON_A_PHONE,
  WITH_ACCESS,
} from './looks.ts'
import { decisions, isTelling } from './states.ts'

const all = decisions({ positions: inject('positions'), finished: inject('finished') })

test('every kind of decision is good to look at in every look', () =>
  expectGood(fullMatrix(all.filter(isTelling), EVERY_LOOK)))
test('every decision fits its window, and assistive technology can read it', () =>
  expectGood(
    fullMatrix(
      all.filter((state) => !isTelling(state)),
      [WITH_ACCESS, ...FITTING, LARGE_ON_A_PHONE],
    ),
  ))
test('every kind of decision can be answered on the screen', () =>
  expectAnswers(diagonal(all, EVERY_LOOK), () => true))
