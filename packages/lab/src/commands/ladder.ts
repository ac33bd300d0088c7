import type { Result } from '../arena/deal.ts'
import { type Fixture, gamesOfDeal } from '../arena/fixture.ts'
import { bootstrap, type Pairing, ratingsOf } from '../arena/ratings.ts'
import { playSeries, usualWorkers } from '../arena/series.ts'
import { checkPlayers, WrongArguments, whole } from '../arguments.ts'
import { budget } from '../budget.ts'
import { command } from '../command.ts'
import { botList, canPlay } from '../players.ts'
import { columns, percent, type Report } from '../report.ts'
import { rounded, Tally } from '../statistics.ts'
import { Stream } from '../streams.ts'
import { seriesOptions } from './seriesOptions.ts'

/** The rungs that all others are measured by; they are never changed. */
const FROZEN = ['random', 'greedy', 'greedy-tuned', 'flat-mc', 'net', 'strong']
/** Who is measured first, at 1000. */
const ANCHOR = 'greedy'
const DRAWN_AGAIN = 1_000

/** Rates bots by what they do against each other on the same deals. */
export const ladder = command({
  name: 'ladder',
  options: {
    games: whole('games of each pair, rounded up to whole deals', 200, 1),
    bots: {
      ...botList('bots to rate', ''),
      usual: FROZEN.join(','),
    },
    neighbours: whole('play each bot against the next N in the list only; 0 means all', 0, 0),
    budget: budget('sims:64'),
    ...seriesOptions,
  },
  async run({ options }) {
    const { players, seed, net, resume, neighbours } = options
    checkPlayers(players, options.expansions)
    const bots = rungs(options.bots, net)
    const pairs = pairsOf(bots.length, neighbours)
    const fixtures = pairs.map(
      ([a, b]): Fixture => ({
        a: bots[a] ?? '',
        b: bots[b] ?? '',
        setup: { players, expansions: options.expansions, options: options.preset },
        seed,
        heldOut: options['held-out'],
        budget: options.budget,
        net,
      }),
    )
    const deals = Math.ceil(options.games / gamesOfDeal(players))
    const workers = options.workers ?? usualWorkers(fixtures, deals)
    const results = await playSeries(fixtures, { deals, workers, resume })
    const played = pairs.map((pair, at) => ({ pair, results: results[at] ?? [] }))
    return report(bots, played, players, options.budget, options['held-out'])
  },
})

/** The bots that were named; if none was, those of the frozen list that can play here. */
function rungs(named: readonly string[], net: string): readonly string[] {
  const chosen = named.length > 0 ? named : FROZEN.filter((name) => canPlay(name, net))
  const bots = [...new Set(chosen)]
  if (bots.length > 1) return bots
  throw new WrongArguments('--bots must name two bots or more.')
}

type Pair = readonly [number, number]

function pairsOf(bots: number, neighbours: number): readonly Pair[] {
  const reach = neighbours === 0 ? bots : neighbours
  return Array.from({ length: bots }, (_, a) => a).flatMap((a) =>
    Array.from({ length: bots }, (_, b) => b)
      .filter((b) => b > a && b - a <= reach)
      .map((b): Pair => [a, b]),
  )
}

/** Two bots, and how they did on every deal. */
interface Played {
  readonly pair: Pair
  readonly results: readonly Result[]
}

/** What was won by whom, if every deal had been drawn so many times. */
function pairingsOf(
  played: readonly Played[],
  players: number,
  times: readonly number[],
): readonly Pairing[] {
  return played.flatMap(({ pair: [a, b], results }) => {
    let [winsA, winsB, games] = [0, 0, 0]
    for (const [deal, result] of results.entries()) {
      const weight = (times[deal] ?? 0) * players
      winsA += weight * result.a.share
      winsB += weight * result.b.share
      games += weight
    }
    const ofA = { alone: a, other: b, players, wins: winsA, games }
    // With two players both pairings would be the same games.
    return players === 2 ? [ofA] : [ofA, { alone: b, other: a, players, wins: winsB, games }]
  })
}

function report(
  bots: readonly string[],
  played: readonly Played[],
  players: number,
  budgetSaid: string,
  heldOut: boolean,
): Report {
  const deals = played[0]?.results.length ?? 0
  const anchor = Math.max(0, bots.indexOf(ANCHOR))
  const estimate = (times: readonly number[]): readonly number[] =>
    ratingsOf(pairingsOf(played, players, times), bots.length, anchor)
  const intervals = bootstrap(deals, DRAWN_AGAIN, new Stream(1), estimate)
  const ratings = estimate(Array.from({ length: deals }, () => 1))
    .map((elo, at) => ({
      bot: bots[at] ?? '',
      elo: rounded(elo, 1),
      ci95: (intervals[at] ?? []).map((bound) => rounded(bound, 1)),
    }))
    .toSorted((one, other) => other.elo - one.elo)
  const pairs = played.map(({ pair: [a, b], results }) => {
    const shares = new Tally()
    for (const result of results) shares.add(result.a.share)
    return { a: bots[a] ?? '', b: bots[b] ?? '', winRateA: rounded(shares.mean, 5) }
  })
  const games = deals * gamesOfDeal(players) * played.length
  const unfinished = played.reduce(
    (sum, { results }) =>
      results.reduce((total, { a, b }) => total + a.unfinished + b.unfinished, sum),
    0,
  )
  return {
    json: {
      ratings,
      games,
      deals,
      players,
      budget: budgetSaid,
      heldOut,
      anchor: bots[anchor],
      unfinished,
      pairs,
    },
    lines: [
      `${games} games, every pair on the same ${deals} deals; ${bots[anchor]} has 1000`,
      ...columns([
        ['bot', 'Elo', '95 %'],
        ...ratings.map(({ bot, elo, ci95 }) => [
          bot,
          elo.toFixed(0),
          ci95.map((bound) => bound.toFixed(0)).join(' to '),
        ]),
      ]),
      '',
      ...columns([
        ['alone', 'against', 'wins'],
        ...pairs.map(({ a, b, winRateA }) => [a, b, percent(winRateA)]),
      ]),
    ],
    good: unfinished === 0,
  }
}
