import {
  type Game,
  isOver,
  newGame,
  play,
  rulebookSetup,
  sameGame,
  sample,
  seatAsked,
  seeded,
  view,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { observe } from '../../test/observing.ts'
import { shipped } from '../../test/shipped.ts'
import { greedy } from '../greedy/greedy.ts'
import { Deliberation } from './deliberation.ts'
import { strong } from './strong.ts'

const MIND = { network: shipped, budget: { sims: 12 } }

/** A game of three in which greedy bots have decided so often. */
function gameAfter(decisions: number, seed: number): Game {
  const table = newGame(rulebookSetup(3, ['kraken', 'leviathan']), seeded(seed))
  for (let step = 0; step < decisions && !isOver(table.game); step++)
    play(table, greedy.choose(observe(table.game, 100 * seed + step)))
  return table.game
}

const deliberate = (game: Game, seed: number, sims: number): Deliberation => {
  const { legal, view: look, random } = observe(game, seed)
  return new Deliberation(look(), legal, shipped, { budget: { sims }, random })
}

describe('the search', () => {
  test('chooses the same whatever it cannot see, with the same luck', () => {
    let otherDeals = 0
    let changed = 0
    for (let seed = 0; seed < 16; seed++) {
      const game = gameAfter(60 + 5 * seed, seed)
      if (isOver(game)) continue
      const dealt = sample(view(game, seatAsked(game)), seeded(seed))
      if (!sameGame(game, dealt)) otherDeals++
      const [one, other] = [game, dealt].map((each) =>
        strong.choose(observe(each, seed, view, MIND)),
      )
      if (one !== other) changed++
    }
    expect(otherDeals).toBeGreaterThan(3)
    expect(changed).toBe(0)
  })

  test('can be interrupted, and ends with what it would have found in one go', () => {
    const game = gameAfter(80, 3)
    const whole = deliberate(game, 1, 64)
    expect(whole.step()).toBe(true)
    const slices = deliberate(game, 1, 64)
    let looks = 0
    while (!slices.step(0)) looks++
    expect(looks).toBeGreaterThan(3)
    expect(slices.progress).toBe(1)
    expect(slices.advice()).toEqual(whole.advice())
  })

  test('has something to say about every choice, the best first', () => {
    const game = gameAfter(80, 3)
    const deliberation = deliberate(game, 1, 200)
    deliberation.step()
    const advice = deliberation.advice()
    expect(advice.map(({ decision }) => decision).sort()).toEqual(observe(game, 1).legal.toSorted())
    for (const { chance } of advice) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    const most = Math.max(...advice.map(({ visits }) => visits))
    expect(advice[0].visits).toBe(most)
    expect(advice.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThanOrEqual(200)
  })
})
