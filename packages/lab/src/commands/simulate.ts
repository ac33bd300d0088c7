import {
  brokenInvariants,
  type ExpansionName,
  FEWEST_PLAYERS,
  locations,
  lords,
  MOST_PLAYERS,
  standings,
  type TableOptions,
} from '@hadal/engine'
import {
  checkPlayers,
  expansions,
  preset,
  readArguments,
  WrongArguments,
  whole,
} from '../arguments.ts'
import { budget } from '../budget.ts'
import { cpuMicroseconds } from '../cpu.ts'
import { network } from '../network.ts'
import { botList, type Player, playerNamed } from '../players.ts'
import { Progress } from '../progress.ts'
import { columns, percent, type Report } from '../report.ts'
import { Sitting, TOO_LONG } from '../sitting.ts'
import { rounded, Tally } from '../statistics.ts'
import { seedOf } from '../streams.ts'

/** So many games can be looked at in every turn; in longer runs that would take most of the time. */
const CLOSELY = 10_000
/** Turns from one look to the next in longer runs. */
const NOW_AND_THEN = 4
/** Violations, and games without an end, that are told in full. */
const TOLD = 10

const simulateOptions = {
  players: whole(2, FEWEST_PLAYERS, MOST_PLAYERS),
  games: whole(1000, 1),
  seed: whole(1, 0),
  bots: botList('random'),
  budget: budget('instant'),
  net: network,
  expansions,
  preset,
}

export function simulate(words: readonly string[]): Report {
  const { names, options } = readArguments(simulateOptions, words)
  if (names.length > 0) throw new WrongArguments(`simulate has no use for '${names.join(' ')}'.`)
  checkPlayers(options.players, options.expansions)
  const simulation = new Simulation(options)
  const started = cpuMicroseconds()
  const progress = new Progress(options.games)
  for (let game = 0; game < options.games; game++) {
    simulation.playGame(game)
    progress.update(game + 1)
  }
  progress.end()
  return simulation.report((cpuMicroseconds() - started) / 1e6)
}

/** How a card has done: how often somebody had it at the end, and what became of them. */
class Fate {
  owned = 0
  wins = 0
  points = 0

  get winShare(): number {
    return this.owned === 0 ? 0 : rounded(this.wins / this.owned, 4)
  }
}

interface SimulateOptions {
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly bots: readonly string[]
  readonly budget: string
  readonly net: string
  readonly expansions: readonly ExpansionName[]
  readonly preset: TableOptions
}

class Simulation {
  private readonly options: SimulateOptions
  private readonly sitting = new Sitting()
  private readonly bots: readonly Player[]
  private readonly checkedEvery: number
  private finished = 0
  private decisions = 0
  private violations = 0
  private positionsChecked = 0
  private readonly told: { game: number; turn: number; broken: readonly string[] }[] = []
  private readonly endless: number[] = []
  private readonly turns = new Tally()
  private readonly score = new Tally()
  private readonly winningScore = new Tally()
  private readonly winShares: number[]
  private readonly lords = lords.map(() => new Fate())
  private readonly locations = locations.map(() => new Fate())

  constructor(options: SimulateOptions) {
    const { players, bots, games, net } = options
    this.options = options
    this.bots = Array.from({ length: players }, (_, seat) =>
      playerNamed(bots[seat % bots.length] ?? '', options.budget, net),
    )
    this.checkedEvery = games <= CLOSELY ? 1 : NOW_AND_THEN
    this.winShares = Array.from({ length: players }, () => 0)
  }

  playGame(game: number): void {
    const { sitting, bots, checkedEvery } = this
    const { players, seed, expansions: boxes, preset: chosen } = this.options
    const setup = { players, expansions: boxes, options: chosen }
    sitting.deal(setup, seedOf(seed, game), seedOf(seed, ~game))
    const { turn } = sitting.table.game
    let seen = 0
    let decisions = 0
    for (; decisions < TOO_LONG && !sitting.isOver; decisions++) {
      if (turn[0] !== seen) {
        seen = turn[0] ?? 0
        // Games begin at different turns, so that no turn is always passed over.
        if ((seen + game) % checkedEvery === 0) this.check(game)
      }
      const player = bots[sitting.seat]
      if (player === undefined) throw new Error(`nobody sits in seat ${sitting.seat}`)
      sitting.play(player.bot, sitting.ask(player.bot, player.mind))
    }
    this.check(game)
    this.decisions += decisions
    if (sitting.isOver) this.count(turn[0] ?? 0)
    else if (this.endless.length < TOLD) this.endless.push(game)
  }

  private check(game: number): void {
    this.positionsChecked++
    const broken = brokenInvariants(this.sitting.table.game)
    if (broken.length === 0) return
    this.violations++
    if (this.told.length < TOLD)
      this.told.push({ game, turn: this.sitting.table.game.turn[0] ?? 0, broken })
  }

  private count(turns: number): void {
    this.finished++
    this.turns.add(turns)
    const scores = standings(this.sitting.table.game)
    const winners = scores.filter(({ place }) => place === 1).length
    for (const { seat, place, total, lords: theirLords, locations: theirLocations } of scores) {
      const share = place === 1 ? 1 / winners : 0
      this.winShares[seat] = (this.winShares[seat] ?? 0) + share
      this.score.add(total)
      if (place === 1) this.winningScore.add(total)
      for (const { lord, points } of theirLords) add(this.lords[lord], share, points)
      for (const { location, points } of theirLocations)
        add(this.locations[location], share, points)
    }
  }

  report(cpuSeconds: number): Report {
    const { games } = this.options
    const unfinished = games - this.finished
    const json = {
      games,
      finished: this.finished,
      unfinished,
      unfinishedTold: this.endless,
      violations: this.violations,
      positionsChecked: this.positionsChecked,
      checkedEveryTurns: this.checkedEvery,
      violationsTold: this.told,
      bots: this.bots.map(({ name }) => name),
      decisions: this.decisions,
      cpuSeconds: rounded(cpuSeconds, 3),
      decisionsPerCpuSecond: Math.round(this.decisions / cpuSeconds),
      turns: { mean: rounded(this.turns.mean, 3) },
      score: { mean: rounded(this.score.mean, 3), sd: rounded(this.score.sd, 3) },
      winningScore: {
        mean: rounded(this.winningScore.mean, 3),
        sd: rounded(this.winningScore.sd, 3),
      },
      winShareBySeat: this.winShares.map((wins) => rounded(wins / Math.max(1, this.finished), 5)),
      lords: Object.fromEntries(
        lords.map(({ name, id }) => {
          const { owned, winShare } = this.lords[id] ?? new Fate()
          return [name, { recruited: owned, winShare }]
        }),
      ),
      locations: Object.fromEntries(
        locations.map(({ name, id }) => {
          const { owned, points, winShare } = this.locations[id] ?? new Fate()
          const meanPoints = owned === 0 ? 0 : rounded(points / owned, 3)
          return [name, { controlled: owned, meanPoints, winShare }]
        }),
      ),
    }
    const cards = [
      ...columns([
        ['lord', 'had by', 'wins'],
        ...Object.entries(json.lords).map(([name, { recruited, winShare }]) => [
          name,
          recruited,
          percent(winShare),
        ]),
      ]),
      '',
      ...columns([
        ['location', 'had by', 'points', 'wins'],
        ...Object.entries(json.locations).map(([name, { controlled, meanPoints, winShare }]) => [
          name,
          controlled,
          meanPoints.toFixed(1),
          percent(winShare),
        ]),
      ]),
    ]
    const lines = [
      ...columns([
        ['games', `${games}, ${unfinished} unfinished`],
        ['violations', `${this.violations} in ${this.positionsChecked} positions`],
        ['decisions', `${this.decisions}, ${json.decisionsPerCpuSecond} per CPU second`],
        ['turns', this.turns.mean.toFixed(1)],
        ['score', `${this.score.mean.toFixed(1)} ± ${this.score.sd.toFixed(1)}`],
        ['wins by seat', json.winShareBySeat.map(percent).join(', ')],
      ]),
      '',
      ...cards,
    ]
    return { json, lines, good: unfinished === 0 && this.violations === 0 }
  }
}

function add(fate: Fate | undefined, share: number, points: number): void {
  if (fate === undefined) return
  fate.owned++
  fate.wins += share
  fate.points += points
}
