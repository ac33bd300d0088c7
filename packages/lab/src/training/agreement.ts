import { Judge, type Network } from '@hadal/bots'
import { createTable, Game, isOver, legal, play, seatAsked, seeded, setUp } from '@hadal/engine'
import { Stream, seedOf } from '../streams.ts'
import { anySetup, EVERY_TABLE } from './mixture.ts'

/** Of a hundred decisions so many are made blindly, to see positions that good play avoids. */
const BLIND = 20
const SEED = 0xb17e

/** How far two networks agree on what is best. */
export interface Agreement {
  /** Decisions that both were asked for, and how many of them they would make alike. */
  readonly decisions: number
  readonly alike: number
  /** The largest difference between two chances of winning, and the mean of all. */
  readonly most: number
  readonly mean: number
}

/** Asks two networks for every decision of some games at tables of all kinds. */
export function agreement(one: Network, other: Network, games: number): Agreement {
  const [judge, second] = [new Judge(one), new Judge(other)]
  const table = createTable(new Game(), seeded(0))
  const stream = new Stream(SEED)
  let [decisions, alike, answers, most, sum] = [0, 0, 0, 0, 0]
  for (let number = 0; number < games; number++) {
    table.chance = seeded(seedOf(SEED, number))
    setUp(table, anySetup(EVERY_TABLE, stream))
    while (!isOver(table.game)) {
      const seat = seatAsked(table.game)
      const options = legal(table)
      const best = judge.judgeAnswers(table.game, seat, options)
      decisions++
      if (second.judgeAnswers(table.game, seat, options) === best) alike++
      for (let i = 0; i < options.size; i++) {
        const apart = Math.abs((judge.chances[i] ?? 0) - (second.chances[i] ?? 0))
        answers++
        sum += apart
        most = Math.max(most, apart)
      }
      const isBlind = stream.below(100) < BLIND
      play(table, options.list[isBlind ? stream.below(options.size) : best] ?? 0)
    }
  }
  return {
    decisions,
    alike: alike / Math.max(1, decisions),
    most,
    mean: sum / Math.max(1, answers),
  }
}
