import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { EVERY_LOOK } from './looks.ts'
import { screens, sheets } from './states.ts'

const games = { positions: inject('positions'), finished: inject('finished') }

test('every screen is good to look at in every way', () => expectGood(screens(games), EVERY_LOOK))
test('every sheet is good to look at in every way', () => expectGood(sheets(games), EVERY_LOOK))
