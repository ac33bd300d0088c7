import { type Result, type Side, scoreOf } from '../arena/deal.ts'
import { eloOf } from '../arena/elo.ts'
import { type Fixture, gamesOfDeal } from '../arena/fixture.ts'
import { playSeries, usualWorkers } from '../arena/series.ts'
import { type Hypotheses, Sprt, type Verdict } from '../arena/sprt.ts'
import { checkPlayers, type Option, optional, WrongArguments, whole } from '../arguments.ts'
import { budget } from '../budget.ts'
import { command } from '../command.ts'
import { BOT_NAMES } from '../players.ts'
import { columns, percent, type Report } from '../report.ts'
import { ci95, rounded, Tally } from '../statistics.ts'
import { seriesOptions } from './seriesOptions.ts'

const GAMES = 400
/** A test that is undecided after so many games would not end soon. */
const GAMES_OF_A_TEST = 40_000

/** Two whole numbers of Elo points: what is guessed, and what is hoped for. */
const hypotheses: Option<Hypotheses> = {
  help: 'stop when a sequential probability ratio test accepts one of two Elo differences like 0,10',
  value: 'ELO0,ELO1',
  text: '',
  read(text, name) {
    const [, elo0, elo1] = /^(-?\d+),(-?\d+)$/.exec(text) ?? []
    if (elo0 !== undefined && elo1 !== undefined && Number(elo0) < Number(elo1))
      return { elo0: Number(elo0), elo1: Number(elo1) }
    throw new WrongArguments(
      `--${name} must be two Elo differences like 0,10, the smaller one first, not '${text}'.`,
    )
  },
}

export const match = command({
  name: 'match',
  positionals: {
    names: ['A', 'B'],
    needs: 'the names of two bots',
    help: `the names of two bots: ${BOT_NAMES}`,
  },
  options: {
    games: optional(
      whole('games, rounded up to whole deals', GAMES, 1),
      `${GAMES}; at most ${GAMES_OF_A_TEST} with --sprt`,
    ),
    sprt: optional(hypotheses),
    budget: budget('instant'),
    ...seriesOptions,
  },
  async run({ names: [a, b], options }) {
    const { players, seed, resume, net, sprt } = options
    checkPlayers(players, options.expansions)
    const fixture: Fixture = {
      a,
      b,
      setup: { players, expansions: options.expansions, options: options.preset },
      seed,
      heldOut: options['held-out'],
      budget: options.budget,
      net,
    }
    const games = options.games ?? (sprt === undefined ? GAMES : GAMES_OF_A_TEST)
    const deals = Math.ceil(games / gamesOfDeal(players))
    const workers = options.workers ?? usualWorkers([fixture], deals)
    const test = sprt && new Sprt(sprt, players)
    const [results = []] = await playSeries([fixture], {
      deals,
      workers,
      resume,
      isEnough(_, result) {
        test?.add(scoreOf(result))
        return test !== undefined && test.verdict !== 'undecided'
      },
    })
    return report(fixture, results, workers, test && sprt && { ...sprt, test })
  },
})

/** A sequential test and what it has tested. */
interface Tested extends Hypotheses {
  readonly test: Sprt
}

/** What came out for one bot over all deals. */
class Summary {
  readonly name: string
  readonly shares = new Tally()
  readonly margins = new Tally()
  unfinished = 0
  decisions = 0
  private microseconds = 0

  constructor(name: string, sides: readonly Side[]) {
    this.name = name
    for (const side of sides) {
      this.shares.add(side.share)
      this.margins.add(side.margin)
      this.unfinished += side.unfinished
      this.decisions += side.decisions
      this.microseconds += side.microseconds
    }
  }

  get winRate(): number {
    return rounded(this.shares.mean, 5)
  }

  get ci95(): readonly number[] {
    return ci95(this.shares).map((bound) => rounded(bound, 5))
  }

  get margin(): number {
    return rounded(this.margins.mean, 3)
  }

  get msPerDecision(): number {
    return rounded(Math.max(0, this.microseconds / Math.max(1, this.decisions) / 1000), 6)
  }

  get row(): readonly string[] {
    return [
      this.name,
      percent(this.winRate),
      this.ci95.map(percent).join(' to '),
      this.margin.toFixed(1),
      this.msPerDecision.toFixed(4),
    ]
  }
}

function report(
  fixture: Fixture,
  results: readonly Result[],
  workers: number,
  tested: Tested | undefined,
): Report {
  const { players } = fixture.setup
  const deals = results.length
  const games = deals * gamesOfDeal(players)
  const a = new Summary(
    fixture.a,
    results.map((result) => result.a),
  )
  const b = new Summary(
    fixture.b,
    results.map((result) => result.b),
  )
  const unfinished = a.unfinished + b.unfinished
  const elo = eloDifference(results, players)
  const sprt = tested && verdictOf(tested)
  return {
    json: {
      a: a.name,
      b: b.name,
      players,
      games,
      deals,
      unfinished,
      budget: fixture.budget,
      heldOut: fixture.heldOut,
      workers,
      winRateA: a.winRate,
      ci95: a.ci95,
      marginA: a.margin,
      winRateB: b.winRate,
      ci95B: b.ci95,
      marginB: b.margin,
      byChance: rounded(1 / players, 5),
      eloA: elo.elo,
      eloCi95: elo.ci95,
      ...(sprt && { sprt }),
      decisions: { a: a.decisions, b: b.decisions },
      msPerDecision: { a: a.msPerDecision, b: b.msPerDecision },
    },
    lines: [
      `${games} games of ${deals} deals, one bot alone in each seat in turn; by chance ${percent(1 / players)}`,
      ...columns([['bot', 'wins', '95 %', 'margin', 'ms a decision'], a.row, b.row]),
      `${a.name} against ${b.name}: ${elo.elo} Elo points, 95 %: ${elo.ci95.join(' to ')}`,
      ...(sprt ? [sentenceFor(sprt)] : []),
    ],
    good: unfinished === 0,
  }
}

/** The difference in strength; who has won all is taken to have lost half a game. */
function eloDifference(
  results: readonly Result[],
  players: number,
): { readonly elo: number; readonly ci95: readonly number[] } {
  const scores = new Tally()
  for (const result of results) scores.add(scoreOf(result))
  const least = 0.5 / Math.max(1, results.length * gamesOfDeal(players))
  const elo = (score: number): number =>
    rounded(eloOf(Math.max(least, Math.min(1 - least, score)), players), 1)
  return { elo: elo(scores.mean), ci95: ci95(scores).map(elo) }
}

interface SprtReport extends Hypotheses {
  readonly llr: number
  readonly verdict: Verdict
}

function verdictOf({ elo0, elo1, test }: Tested): SprtReport {
  return { elo0, elo1, llr: rounded(test.ratio, 3), verdict: test.verdict }
}

function sentenceFor({ elo0, elo1, llr, verdict }: SprtReport): string {
  const found = {
    elo0: `not ${elo1} points better: ${elo0} is accepted`,
    elo1: `better by ${elo1} rather than ${elo0} points: ${elo1} is accepted`,
    undecided: 'undecided: more games are needed',
  }
  return `test of ${elo0} against ${elo1} Elo points: ${found[verdict]} (${llr})`
}
