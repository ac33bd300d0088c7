import {
  type Chance,
  forget,
  type Game,
  isOver,
  newGame,
  PRESETS,
  play,
  type Seat,
  type Setup,
  sameGame,
  sample,
  seatAsked,
  seeded,
  type View,
  view,
  winners,
} from '@hadal/engine'
import { scaled } from '@hadal/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Bot, Mind } from '../src/bot.ts'
import { bots } from '../src/index.ts'
import { random } from '../src/random.ts'
import { observe } from './observing.ts'
import { BOXES, everySetup } from './setups.ts'
import { shipped } from './shipped.ts'

/** A table, and the number of random games that each law plays there. */
interface Table {
  readonly setup: Setup
  readonly games: number
  readonly dealtGames: number
}

/** The laws of the engine meet every question; here each bot meets every table, in both presets. */
const TABLES: readonly Table[] = everySetup.map((setup) => ({
  setup,
  games: scaled(setup.expansions.length === 0 ? 9 : 3),
  dealtGames: scaled(1),
}))

/** Random games are longer than this, which shows that the laws looked at whole games. */
const SHORTEST_GAME = 30

const named = (table: Table): [string, Table] => {
  const { setup } = table
  const boxes = setup.expansions.length === 0 ? 'base game' : setup.expansions.join(' and ')
  const preset = setup.options === PRESETS.rulebook ? 'rulebook' : 'arena'
  return [`${setup.players} players, ${boxes}, ${preset}`, table]
}

const LOOKS_THROUGH_DISCARD = 'take an ally from the discard pile'

/** No game of these bots takes so many decisions. */
const TOO_LONG = 10_000

/** Enough to think in every way a bot has, and short enough for thousands of decisions. */
const MIND: Mind = { budget: { sims: 2 }, network: shipped }
/** Bots that think long are asked once in so many decisions. */
const SELDOM = 32

/** Whether a bot is asked at this decision: the others are passed over, or there would be no end. */
const isAsked = (bot: Bot, seed: number): boolean =>
  !(bot.isSlow || bot.needsNetwork) || seed % SELDOM === 0

/** Walks through random games and stops at every decision. */
function walk(setup: Setup, games: number, visit: (game: Game, seed: number) => void): void {
  for (let number = 0; number < games; number++) {
    const table = newGame(setup, seeded(number))
    for (let step = 0; !isOver(table.game); step++) {
      const seed = number * 1000 + step
      visit(table.game, seed)
      play(table, random.choose(observe(table.game, seed)))
    }
  }
}

const IS_AUDIT = process.env.HADAL_AUDIT === '1'

const withoutMemory = (game: Game, seat: Seat): View => forget(view(game, seat))

/** Levels decide in two ways, at first sight and after a search: one of each stands for the others. */
const LAWFUL = [...bots.values()].filter(({ name }) => !/^level-[2356]$/.test(name))

/** What is legal is the engine's affair: all tables are met by chance, fewer by what looks closer, and a few by what thinks. */
const tablesOf = ({ name }: Bot): [string, Table][] => {
  const each = name === 'random' ? 1 : name === 'greedy' ? (IS_AUDIT ? 3 : 7) : 9
  return TABLES.filter((_, at) => at % each === 0).map(named)
}

describe.each(LAWFUL)('$name', (bot) => {
  test.each(tablesOf(bot))('chooses what is legal with %s', (_, table) => {
    let illegal = 0
    let decisions = 0
    walk(table.setup, table.games, (game, seed) => {
      // A bot that plays well seldom meets the positions that random play leads to.
      decisions++
      if (!isAsked(bot, seed)) return
      const observation = observe(game, seed, seed % 3 === 0 ? withoutMemory : view, MIND)
      if (!observation.legal.includes(bot.choose(observation))) illegal++
    })
    expect(decisions).toBeGreaterThan(table.games * SHORTEST_GAME)
    expect(illegal).toBe(0)
  })

  test.each(tablesOf(bot))('does not see hidden cards with %s', (_, table) => {
    let changed = 0
    let otherDeals = 0
    const check = (game: Game, seed: number, look: (game: Game, seat: Seat) => View): void => {
      const dealt = sample(look(game, seatAsked(game)), luck)
      if (!sameGame(game, dealt)) otherDeals++
      if (!isAsked(bot, seed)) return
      const one = observe(game, seed, look, MIND)
      const other = observe(dealt, seed, look, MIND)
      // Whoever looks through the discard pile sees it, but a forgetful view does not tell it.
      const looksThroughDiscard = one.view().asked?.question === LOOKS_THROUGH_DISCARD
      if (looksThroughDiscard && look === withoutMemory) return
      if (one.legal.join() !== other.legal.join() || bot.choose(one) !== bot.choose(other))
        changed++
    }
    const luck: Chance = seeded(99)
    walk(table.setup, table.dealtGames, (game, seed) => {
      check(game, seed, view)
      check(game, seed, withoutMemory)
    })
    expect(otherDeals).toBeGreaterThan(table.dealtGames * SHORTEST_GAME)
    expect(changed).toBe(0)
  })

  test.each(tablesOf(bot))('comes to an end with %s', (_, { setup }) => {
    const table = newGame(setup, seeded(5))
    let decisions = 0
    for (; !isOver(table.game) && decisions < TOO_LONG; decisions++)
      play(table, bot.choose(observe(table.game, decisions, view, MIND)))
    expect(decisions).toBeLessThan(TOO_LONG)
  })
})

test.each(
  BOXES.map((expansions) => [expansions.join(' and ') || 'base game', expansions] as const),
)('greedy beats random: %s', (_, expansions) => {
  const greedy = bots.get('greedy') ?? random
  const setup = { players: 2, expansions, options: PRESETS.rulebook }
  let wins = 0
  for (let number = 0; number < 40; number++) {
    const table = newGame(setup, seeded(number >> 1))
    const seat = number % 2
    for (let step = 0; !isOver(table.game); step++) {
      const bot = seatAsked(table.game) === seat ? greedy : random
      play(table, bot.choose(observe(table.game, step)))
    }
    if (winners(table.game).includes(seat)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(39)
})
