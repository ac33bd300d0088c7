// Which lords and locations lie on a table is luck: here all of them have the longest names of their language.
import { inject, test } from 'vitest'
import { expectGood } from './good.ts'
import { speakAtLength } from './longest.ts'
import { FITTING } from './looks.ts'
import { allStates } from './states.ts'

/** Where names stand. */
const STATES = [
  'take-your-turn',
  'recruit-a-second-lord',
  'choose-a-lord-to-disable',
  'spend-keys',
  'sheet-seat',
  'sheet-recruit',
  'score',
]

test('the longest names fit wherever names stand', async () => {
  const games = { positions: inject('positions'), finished: inject('finished') }
  const shown = allStates(games).filter(({ name }) => STATES.includes(name))
  await expectGood(shown, FITTING, {
    prepare: speakAtLength,
  })
})
