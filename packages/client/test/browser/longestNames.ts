// Which lords and locations lie on a table is luck: here all of them have the longest names of their language.
import { inject } from 'vitest'
import { expectGood } from './good.ts'
import { speakAtLength } from './longest.ts'
import type { Showing } from './looks.ts'
import { allStates, type State } from './states.ts'

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

/** Shows the states in which names stand, with the longest names everywhere. */
export async function expectNamesFit(
  choose: (states: readonly State[]) => readonly Showing[],
): Promise<void> {
  const games = { positions: inject('positions'), finished: inject('finished') }
  const shown = allStates(games).filter(({ name }) => STATES.includes(name))
  await expectGood(choose(shown), { prepare: speakAtLength })
}
