import {
  EXPLORE,
  forget,
  type Game,
  isOver,
  legal,
  lords,
  newGame,
  play,
  rulebookSetup,
  sample,
  seatAsked,
  seeded,
  view,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { observe } from '../../test/observing.ts'
import { shipped } from '../../test/shipped.ts'
import { greedy } from '../greedy/greedy.ts'
import { botNamed, bots } from '../index.ts'
import { net } from '../net/net.ts'
import { botOfLevel, LEVELS } from './levels.ts'
import { CHARACTERS, likes } from './taste.ts'

const MIND = { network: shipped }

/** Positions of games of two that greedy bots play, at every so-manieth decision. */
function positions(count: number, every: number): Game[] {
  const found: Game[] = []
  for (let seed = 0; found.length < count; seed++) {
    const table = newGame(rulebookSetup(2), seeded(seed))
    for (let step = 0; !isOver(table.game) && found.length < count; step++) {
      if (step % every === 0 && legal(table).size > 1)
        found.push(sample(view(table.game, seatAsked(table.game)), seeded(step)))
      play(table, greedy.choose(observe(table.game, step)))
    }
  }
  return found
}

const choose = (bot: typeof net, game: Game, seed: number): number =>
  bot.choose(observe(game, seed, view, MIND))

describe('levels', () => {
  test('are all there, with every taste', () => {
    expect(LEVELS).toHaveLength(6)
    for (const number of LEVELS.keys()) {
      const name = `level-${number + 1}`
      expect(bots.get(name)?.name).toBe(name)
      for (const character of CHARACTERS)
        expect(botNamed(`${name}:${character}`)?.name).toBe(`${name}:${character}`)
    }
    expect(botNamed('level-7')).toBeUndefined()
    expect(botNamed('level-1:baker')).toBeUndefined()
    expect(botNamed('greedy:rusher')).toBeUndefined()
  })

  test('decide alike with the same luck', () => {
    const games = positions(12, 9)
    for (const number of [1, 4])
      for (const [seed, game] of games.entries()) {
        const bot = botOfLevel(number)
        expect(choose(bot, game, seed)).toBe(choose(bot, game, seed))
      }
  })

  test('the higher, the more often they do what the network thinks best', () => {
    const games = positions(240, 3)
    const agreeing = (number: number): number =>
      games.filter(
        (game, seed) => choose(botOfLevel(number), game, seed) === choose(net, game, seed),
      ).length
    const [first, second, third] = [1, 2, 3].map(agreeing)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(third).toBeLessThan(games.length)
  })

  test('the first does not remember', () => {
    const beginner = botOfLevel(1)
    for (const [seed, game] of positions(30, 7).entries()) {
      const blank = beginner.choose(observe(game, seed, (it, me) => forget(view(it, me)), MIND))
      expect(choose(beginner, game, seed)).toBe(blank)
    }
  })
})

describe('tastes', () => {
  const seen = (question: string) => {
    const { game } = newGame(rulebookSetup(2), seeded(1))
    return { ...view(game, 0), asked: { question, seat: 0, a: 0, b: 0 } }
  }

  test('say what each character likes', () => {
    const turn = seen('take your turn')
    const withKey = lords.findIndex(({ keys }) => keys > 0)
    const without = lords.findIndex(({ keys }) => keys === 0)
    expect(likes('rusher', withKey, turn)).toBeGreaterThan(likes('rusher', EXPLORE, turn))
    expect(likes('key-collector', withKey, turn)).toBeGreaterThan(
      likes('key-collector', without, turn),
    )
    expect(likes('speculator', EXPLORE, turn)).toBeGreaterThan(likes('hoarder', EXPLORE, turn))
    expect(likes('soldier', 0, seen('fight the monster or explore on'))).toBeGreaterThan(0)
  })

  test('change what a level does now and then, not all the time', () => {
    const games = positions(120, 3)
    for (const character of CHARACTERS) {
      const bot = botOfLevel(3, character)
      const others = games.filter(
        (game, seed) => choose(bot, game, seed) !== choose(botOfLevel(3), game, seed),
      ).length
      expect(others).toBeGreaterThan(0)
      expect(others).toBeLessThan(games.length / 3)
    }
  })
})
