import {
  countOf,
  Effect,
  effectOf,
  FIRST_KRAKEN,
  type Game,
  listPayments,
  lords,
  newGame,
  PaymentList,
  raceOf,
  rulebookSetup,
  seeded,
  strengthOf,
} from '@hadal/engine'
import { cpuMicroseconds } from './cpu.ts'
import { median, rounded, Tally } from './statistics.ts'
import { Stream } from './streams.ts'

const HANDS = 40
const MOST_PEARLS = 3
const ROUNDS = 5
const ME = 0
/** CPU time of one measurement, in microseconds. */
const SLICE = 100_000

/** Lists the payments of many hands of a size for every lord. */
export function measurePayments(allies: number): {
  readonly meanUs: number
  readonly maxUs: number
  readonly listed: number
} {
  const stream = new Stream(allies)
  const games = Array.from({ length: HANDS }, () => dealHand(allies, stream))
  const list = new PaymentList()
  const listed = new Tally()
  for (const game of games)
    for (const { id } of lords) {
      listPayments(game, ME, id, list)
      listed.add(list.count)
    }
  // Compiling costs time too: the first measurement is not counted.
  meanMicroseconds(games, list)
  const means = Array.from({ length: ROUNDS }, () => meanMicroseconds(games, list))
  return {
    meanUs: rounded(median(means), 3),
    maxUs: rounded(mostMicroseconds(games, list), 3),
    listed: rounded(listed.mean, 2),
  }
}

/** A seat with a random hand from the deck of the base game and a few pearls. */
function dealHand(allies: number, stream: Stream): Game {
  const { game } = newGame(rulebookSetup(2), seeded(1))
  const deck: number[] = []
  for (let kind = 0; kind < FIRST_KRAKEN; kind++)
    if (effectOf[kind] === Effect.None)
      for (let i = 0; i < (countOf[kind] ?? 0); i++) deck.push(kind)
  const hand = game.hand[ME]
  const strengths = game.handStrength[ME]
  if (hand === undefined || strengths === undefined) throw new Error('nobody sits there')
  for (let i = 0; i < allies; i++) {
    const [kind = 0] = deck.splice(stream.below(deck.length), 1)
    const race = raceOf[kind] ?? 0
    hand[kind] = (hand[kind] ?? 0) + 1
    strengths[race] = (strengths[race] ?? 0) + (strengthOf[kind] ?? 0)
  }
  game.handSize[ME] = allies
  game.pearls[ME] = stream.below(MOST_PEARLS + 1)
  return game
}

function meanMicroseconds(games: readonly Game[], list: PaymentList): number {
  const started = cpuMicroseconds()
  let calls = 0
  // Small hands are quick: they are walked through until there is something to measure.
  while (calls === 0 || cpuMicroseconds() - started < SLICE)
    for (const game of games)
      for (const { id } of lords) {
        listPayments(game, ME, id, list)
        calls++
      }
  return (cpuMicroseconds() - started) / calls
}

/**
 * The slowest of all lists.
 *
 * Each is made several times and the quickest counts: what the machine does in between is not ours.
 */
function mostMicroseconds(games: readonly Game[], list: PaymentList): number {
  let most = 0
  for (const game of games)
    for (const { id } of lords) {
      let least = Number.POSITIVE_INFINITY
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now()
        listPayments(game, ME, id, list)
        least = Math.min(least, performance.now() - started)
      }
      most = Math.max(most, least)
    }
  return most * 1000
}
