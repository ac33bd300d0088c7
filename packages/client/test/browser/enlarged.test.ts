// Large letters and a zoomed page: nothing is cut off, and everything can be reached.
import { inject, test } from 'vitest'
import { expectLayout } from './layout.ts'
import { decisions, screens, sheets } from './states.ts'

const games = { positions: inject('positions'), finished: inject('finished') }

/** One of each kind: a plain table, a card on the stage, the border, a sheet. */
const TELLING = [
  'take-your-turn',
  'buy-the-ally',
  'fight-the-monster-or-explore-on',
  'choose-a-leviathan-to-fight',
  'control-a-location',
  'discard-down-to-a-limit',
]
const states = [
  ...screens(games),
  ...sheets(games),
  ...decisions(games).filter(({ name }) => TELLING.includes(name)),
]

test('everything fits with letters of 160 %', () =>
  expectLayout(states, { settings: { textSize: 160 } }, ['desktop', 'phone']))

test('everything fits at 200 %', () => expectLayout(states, {}, ['zoomed']))
