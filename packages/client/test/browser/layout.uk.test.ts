import { inject, test } from 'vitest'
import { expectLayout } from './layout.ts'
import { decisions, screens, sheets } from './states.ts'

const games = { positions: inject('positions'), finished: inject('finished') }
const who = { locale: 'uk-UA' }

test('every screen fits its window in Ukrainian', () => expectLayout(screens(games), who))
test('every sheet fits its window in Ukrainian', () => expectLayout(sheets(games), who))
test('every decision fits its window in Ukrainian', () => expectLayout(decisions(games), who))
