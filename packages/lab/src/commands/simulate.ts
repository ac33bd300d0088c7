import { brokenInvariants, locations, lords } from '@hadal/engine'
import {
  checkPlayers,
  expansions,
  players,
  preset,
  seed,
  type Values,
  whole,
} from '../arguments.ts'
import { budget } from '../budget.ts'
import { command } from '../command.ts'
import { cpuMicroseconds } from '../cpu.ts'
import { Fate, Fates } from '../fates.ts'
import { network } from '../network.ts'
import { botList, type Player, playerNamed } from '../players.ts'
import { Progress } from '../progress.ts'
import { columns, percent, type Report } from '../report.ts'
import { Sitting, TOO_LONG } from '../sitting.ts'
import { rounded } from '../statistics.ts'
import { seedOf } from '../streams.ts'

/** So many games can be looked at in every turn; in longer runs that would take most of the time. */
const CLOSELY = 10_000
/** Turns from one look to the next in longer runs. */
const NOW_AND_THEN = 4
/** Violations, and games without an end, that are told in full. */
const TOLD = 10

const simulateOptions = {
  players,
  games: whole('games to play', 1000, 1),
  seed,
  bots: botList('bots that take the seats in turn', 'random'),
  budget: budget('instant'),
  net: network,
  expansions,
  preset,
}

export const simulate = command({
  name: 'simulate',
  options: simulateOptions,
  run({ options }) {
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
  },
})

type SimulateOptions = Values<typeof simulateOptions>

class Simulation {
  private readonly options: SimulateOptions
  private readonly sitting = new Sitting()
  private readonly bots: readonly Player[]
  private readonly checkedEvery: number
  private decisions = 0
  private violations = 0
  private positionsChecked = 0
  private readonly told: { game: number; turn: number; broken: readonly string[] }[] = []
  private readonly endless: number[] = []
  private readonly fates: Fates

  constructor(options: SimulateOptions) {
    const { players, bots, games, net } = options
    this.options = options
    this.bots = Array.from({ length: players }, (_, seat) =>
      playerNamed(bots[seat % bots.length] ?? '', options.budget, net),
    )
    this.checkedEvery = games <= CLOSELY ? 1 : NOW_AND_THEN
    this.fates = new Fates(players)
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
    if (sitting.isOver) this.fates.count(sitting.table.game)
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

  report(cpuSeconds: number): Report {
    const { games } = this.options
    const { fates } = this
    const { finished, turns, score, winningScore, winShareBySeat } = fates
    const unfinished = games - finished
    const json = {
      games,
      finished,
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
      turns: { mean: rounded(turns.mean, 3) },
      score: { mean: rounded(score.mean, 3), sd: rounded(score.sd, 3) },
      winningScore: {
        mean: rounded(winningScore.mean, 3),
        sd: rounded(winningScore.sd, 3),
      },
      winShareBySeat,
      lords: Object.fromEntries(
        lords.map(({ name, id }) => {
          const { owned, winShare } = fates.lords[id] ?? new Fate()
          return [name, { recruited: owned, winShare }]
        }),
      ),
      locations: Object.fromEntries(
        locations.map(({ name, id }) => {
          const { owned, points, winShare } = fates.locations[id] ?? new Fate()
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
        ['turns', turns.mean.toFixed(1)],
        ['score', `${score.mean.toFixed(1)} ± ${score.sd.toFixed(1)}`],
        ['wins by seat', json.winShareBySeat.map(percent).join(', ')],
      ]),
      '',
      ...cards,
    ]
    return { json, lines, good: unfinished === 0 && this.violations === 0 }
  }
}
