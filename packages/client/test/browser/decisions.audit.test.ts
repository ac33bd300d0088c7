import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { EVERY_LOOK, FITTING, fullMatrix, LARGE_ON_A_PHONE, WITH_ACCESS } from './looks.ts'
import { decisions } from './states.ts'

/** One for each zone and each sheet: the others are made of the same parts. */
const TELLING = [
  'take-your-turn',
  'buy-the-ally',
  'take-the-ally-or-explore-on',
  'fight-the-monster-or-explore-on',
  'choose-a-leviathan-to-fight',
  'choose-an-ally-for-the-fight',
  'choose-whom-to-rob-of-a-token',
  'control-a-location',
  'spend-keys',
  'search-the-sanctuary',
  'discard-down-to-a-limit',
  'choose-a-lord-to-disable',
  'affiliate-an-ally',
]
const all = decisions({ positions: inject('positions'), finished: inject('finished') })
const isTelling = ({ name }: (typeof all)[number]) => TELLING.includes(name)

test('every kind of decision is good to look at in every look', () =>
  expectGood(fullMatrix(all.filter(isTelling), EVERY_LOOK)))
test('every decision fits its window, and assistive technology can read it', () =>
  expectGood(
    fullMatrix(
      all.filter((state) => !isTelling(state)),
      [WITH_ACCESS, ...FITTING, LARGE_ON_A_PHONE],
    ),
  ))
