import { inject, test } from 'vitest'
import { expectLayout } from './layout.ts'
import { decisions, screens, sheets } from './states.ts'

const games = { positions: inject('positions'), finished: inject('finished') }
const who = { locale: 'en-GB' }

test('every screen fits its window', () => expectLayout(screens(games), who))
test('every sheet fits its window', () => expectLayout(sheets(games), who))
test('every decision fits its window', () => expectLayout(decisions(games), who))
