import {
  type Chance,
  forget,
  type Game,
  isOver,
  newGame,
  PRESETS,
  type Preset,
  play,
  type Seat,
  sameGame,
  sample,
  seatAsked,
  seeded,
  type View,
  view,
  winners,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'
import { random } from '../src/random.ts'
import { observe } from './observing.ts'

const TABLES = [2, 3, 4].flatMap((players) => [
  [players, 'rulebook'] as const,
  [players, 'arena'] as const,
])

/** Walks through random games and stops at every decision. */
function walk(
  players: number,
  preset: Preset,
  games: number,
  visit: (game: Game, seed: number) => void,
): void {
  for (let number = 0; number < games; number++) {
    const table = newGame({ players, options: PRESETS[preset] }, seeded(number))
    for (let step = 0; !isOver(table.game); step++) {
      const seed = number * 1000 + step
      visit(table.game, seed)
      play(table, random.choose(observe(table.game, seed)))
    }
  }
}

const withoutMemory = (game: Game, seat: Seat): View => forget(view(game, seat))

describe.each([...bots.values()])('$name', (bot) => {
  test.each(TABLES)('chooses what is legal with %i players, %s', (players, preset) => {
    let illegal = 0
    let decisions = 0
    walk(players, preset, 34, (game, seed) => {
      // A bot that plays well seldom meets the positions that random play leads to.
      const observation = observe(game, seed, seed % 3 === 0 ? withoutMemory : view)
      if (!observation.legal.includes(bot.choose(observation))) illegal++
      decisions++
    })
    expect(decisions).toBeGreaterThan(1000)
    expect(illegal).toBe(0)
  })

  test.each(TABLES)('does not see hidden cards with %i players, %s', (players, preset) => {
    let changed = 0
    let otherDeals = 0
    const check = (game: Game, seed: number, look: (game: Game, seat: Seat) => View): void => {
      const dealt = sample(look(game, seatAsked(game)), luck)
      if (!sameGame(game, dealt)) otherDeals++
      const choice = bot.choose(observe(game, seed, look))
      if (bot.choose(observe(dealt, seed, look)) !== choice) changed++
    }
    const luck: Chance = seeded(99)
    walk(players, preset, 4, (game, seed) => {
      check(game, seed, view)
      check(game, seed, withoutMemory)
    })
    expect(otherDeals).toBeGreaterThan(300)
    expect(changed).toBe(0)
  })
})

test('greedy beats random', () => {
  const greedy = bots.get('greedy') ?? random
  let wins = 0
  for (let number = 0; number < 40; number++) {
    const table = newGame({ players: 2, options: PRESETS.rulebook }, seeded(number >> 1))
    const seat = number % 2
    for (let step = 0; !isOver(table.game); step++) {
      const bot = seatAsked(table.game) === seat ? greedy : random
      play(table, bot.choose(observe(table.game, step)))
    }
    if (winners(table.game).includes(seat)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(39)
})
