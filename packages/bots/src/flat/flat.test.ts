import {
  forget,
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
  winners,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { observe } from '../../test/observing.ts'
import type { Mind } from '../bot.ts'
import { random } from '../random.ts'
import { flatMonteCarlo } from './flat.ts'
import { Playouts } from './playout.ts'

/** A game in which so many decisions were taken at random. */
function gameAfter(decisions: number, seed: number): Game {
  const table = newGame(rulebookSetup(3), seeded(seed))
  for (let step = 0; step < decisions; step++)
    play(table, random.choose(observe(table.game, 100 * seed + step)))
  return table.game
}

const choice = (game: Game, seed: number, mind?: Mind): number =>
  flatMonteCarlo.choose(observe(game, seed, view, mind))

describe('flat Monte Carlo', () => {
  test('beats random play', () => {
    let wins = 0
    for (let number = 0; number < 20; number++) {
      const table = newGame(rulebookSetup(2), seeded(number >> 1))
      const seat = number % 2
      for (let step = 0; !isOver(table.game); step++) {
        const bot = seatAsked(table.game) === seat ? flatMonteCarlo : random
        play(table, bot.choose(observe(table.game, step, view, { budget: { sims: 16 } })))
      }
      if (winners(table.game).includes(seat)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(15)
  })

  test('chooses the same with the same luck', () => {
    let changed = 0
    for (let seed = 0; seed < 10; seed++) {
      const game = gameAfter(40, seed)
      const [once, again] = [choice(game, seed), choice(game, seed)]
      if (once !== again) changed++
    }
    expect(changed).toBe(0)
  })

  test('chooses the same whatever cards it cannot see', () => {
    let changed = 0
    let otherDeals = 0
    for (let seed = 0; seed < 20; seed++) {
      const game = gameAfter(40, seed)
      const dealt = sample(forget(view(game, seatAsked(game))), seeded(seed))
      if (!sameGame(game, dealt)) otherDeals++
      const [one, other] = [game, dealt].map((each) =>
        flatMonteCarlo.choose(observe(each, seed, (it, seat) => forget(view(it, seat)))),
      )
      if (one !== other) changed++
    }
    expect(otherDeals).toBeGreaterThan(15)
    expect(changed).toBe(0)
  })

  test('thinks until its time is over', () => {
    let time = 0
    const now = (): number => time++
    choice(gameAfter(40, 1), 1, { budget: { ms: 30 }, now })
    // The clock is read when it begins, and after every playout from then on.
    expect(time).toBe(31)
  })

  test('counts where it is lent no clock', () => {
    const game = gameAfter(40, 1)
    expect(choice(game, 1, { budget: { ms: 20 } })).toBe(choice(game, 1, { budget: { sims: 100 } }))
  })

  test('looks at every decision once, however short the time', () => {
    const game = gameAfter(40, 1)
    expect(observe(game, 1).legal).toContain(choice(game, 1, { budget: { sims: 0 } }))
  })
})

describe('playouts', () => {
  test('say nothing about a decision that is not possible', () => {
    const game = gameAfter(40, 1)
    expect(new Playouts().valueOf(250, seatAsked(game), game, 1)).toBeUndefined()
  })

  test('leave the game as it is, and come to the same for the same luck', () => {
    const game = gameAfter(40, 1)
    const before = gameAfter(40, 1)
    const [decision = 0] = observe(game, 1).legal
    const value = (): number | undefined =>
      new Playouts().valueOf(decision, seatAsked(game), game, 7)
    expect(value()).toBe(value())
    expect(sameGame(game, before)).toBe(true)
  })

  test('share one win among the seats', () => {
    const game = gameAfter(40, 1)
    const [decision = 0] = observe(game, 1).legal
    const values = [0, 1, 2].map((seat) => new Playouts().valueOf(decision, seat, game, 7) ?? 0)
    // A point ahead counts a five-hundredth, so that no margin comes near half a win.
    expect(values.filter((value) => value > 0.5)).toHaveLength(1)
    expect(values.filter((value) => value < 0)).toHaveLength(2)
  })
})
