import { legal, PRESETS, recordGame, replay, seatAsked, seeded, view } from '@hadal/engine'
import { expect, test } from 'vitest'
import { shipped } from '../../test/shipped.ts'
import { greedy } from '../greedy/greedy.ts'
import type { LookBack } from './findings.ts'
import { lookBack } from './lookBack.ts'
import { thinkerWith } from './thinker.ts'

/** The first moves of a game: a whole one takes its time. */
const MOVES = 16

const game = recordGame({ players: 3, expansions: [], options: PRESETS.rulebook }, seeded(3))
for (let move = 0; move < MOVES; move++) {
  const { table } = game
  const seat = seatAsked(table.game)
  game.play(
    greedy.choose({
      legal: legal(table).toArray(),
      view: () => view(table.game, seat),
      random: () => 0,
    }),
  )
}

function found(): LookBack {
  const steps = lookBack(game.record, thinkerWith(shipped), [0, 1, 2])
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('the network looks back at a game, and finds the same when it looks again', () => {
  const first = found()
  expect(first.thought).toHaveLength(MOVES + 1)
  for (const chances of first.thought) {
    expect(chances).toHaveLength(3)
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3)
  }
  expect(first.verdicts.length).toBeGreaterThan(MOVES / 2)
  for (const { move, best, loss, stake } of first.verdicts) {
    expect(legal(replay(game.record, move)).toArray()).toContain(best)
    expect(loss).toBeGreaterThanOrEqual(0)
    expect(stake).toBeGreaterThanOrEqual(loss)
  }
  expect(found()).toEqual(first)
})
