import type { Bot } from '@hadal/bots'
import {
  type ExpansionName,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  standings,
  type TableOptions,
} from '@hadal/engine'
import {
  botNamed,
  budget,
  checkPlayers,
  expansions,
  preset,
  readArguments,
  WrongArguments,
  whole,
} from '../arguments.ts'
import { cpuMicroseconds } from '../cpu.ts'
import { Progress } from '../progress.ts'
import { columns, percent, type Report } from '../report.ts'
import { Sitting, TOO_LONG } from '../sitting.ts'
import { median, rounded, Tally } from '../statistics.ts'
import { seedOf } from '../streams.ts'

const matchOptions = {
  players: whole(2, FEWEST_PLAYERS, MOST_PLAYERS),
  games: whole(400, 1),
  seed: whole(1, 0),
  budget,
  expansions,
  preset,
}

export function match(words: readonly string[]): Report {
  const { names, options } = readArguments(matchOptions, words)
  const [a, b, ...more] = names
  if (a === undefined || b === undefined || more.length > 0)
    throw new WrongArguments('match needs the names of two bots.')
  checkPlayers(options.players, options.expansions)
  return report(playMatch(botNamed(a), botNamed(b), options))
}

interface MatchOptions {
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly expansions: readonly ExpansionName[]
  readonly preset: TableOptions
}

/** One bot alone against the other in all other seats. */
class Side {
  readonly bot: Bot
  /** Share of the win and margin, one number for each deal with all its rotations. */
  readonly shares = new Tally()
  readonly margins = new Tally()
  /** Games that went on for too long; they count as they stood. */
  unfinished = 0
  decisions = 0
  microseconds = 0

  constructor(bot: Bot) {
    this.bot = bot
  }

  get msPerDecision(): number {
    return this.decisions === 0 ? 0 : this.microseconds / this.decisions / 1000
  }

  /** The interval for the share; deals that all ended alike leave the rule of three. */
  get ci95(): readonly [number, number] {
    const { count, mean, sd } = this.shares
    const half = sd === 0 ? 3 / count : (1.96 * sd) / Math.sqrt(count)
    return [Math.max(0, mean - half), Math.min(1, mean + half)]
  }
}

interface Result {
  readonly a: Side
  readonly b: Side
  readonly players: number
  readonly games: number
  readonly deals: number
}

/**
 * Plays every deal with each of the two bots alone in every seat.
 *
 * With two players the one alone and the others change places by themselves.
 */
function playMatch(botA: Bot, botB: Bot, options: MatchOptions): Result {
  const { players, games, seed } = options
  const setup = { players, expansions: options.expansions, options: options.preset }
  const a = new Side(botA)
  const b = new Side(botB)
  const sittings = players === 2 ? players : 2 * players
  const deals = Math.ceil(games / sittings)
  const sitting = new Sitting()
  const clock = new Clock()
  const progress = new Progress(deals)
  for (let deal = 0; deal < deals; deal++) {
    const start = () => sitting.deal(setup, seedOf(seed, deal), seedOf(seed, ~deal))
    playRotations(sitting, start, players, a, b, clock)
    if (players > 2) playRotations(sitting, start, players, b, a, clock)
    progress.update(deal + 1)
  }
  progress.end()
  return { a, b, players, games: deals * sittings, deals }
}

/** One deal, with the one that is alone in each seat in turn. */
function playRotations(
  sitting: Sitting,
  start: () => void,
  players: number,
  alone: Side,
  others: Side,
  clock: Clock,
): void {
  let share = 0
  let margin = 0
  let othersShare = 0
  for (let seat = 0; seat < players; seat++) {
    start()
    playOut(sitting, seat, alone, others, clock)
    if (!sitting.isOver) alone.unfinished++
    const scores = standings(sitting.table.game)
    const winners = scores.filter(({ place }) => place === 1)
    const mine = scores.find((score) => score.seat === seat)?.total ?? 0
    const theirs = scores.reduce((sum, score) => sum + score.total, 0) - mine
    if (winners.some((winner) => winner.seat === seat)) share += 1 / winners.length
    margin += mine - theirs / (players - 1)
    othersShare = players - share
  }
  alone.shares.add(share / players)
  alone.margins.add(margin / players)
  if (players === 2) {
    others.shares.add(othersShare / players)
    others.margins.add(-margin / players)
  }
}

function playOut(sitting: Sitting, seat: number, alone: Side, others: Side, clock: Clock): void {
  for (let decisions = 0; decisions < TOO_LONG && !sitting.isOver; decisions++) {
    const side = sitting.seat === seat ? alone : others
    const started = cpuMicroseconds()
    const decision = sitting.ask(side.bot)
    side.microseconds += cpuMicroseconds() - started - clock.own
    side.decisions++
    sitting.play(side.bot, decision)
  }
}

/** What reading the clock costs by itself, so that it can be left out of account. */
class Clock {
  readonly own: number

  constructor() {
    const costs: number[] = []
    for (let round = 0; round < 50; round++) {
      const started = cpuMicroseconds()
      for (let i = 0; i < 100; i++) cpuMicroseconds()
      costs.push((cpuMicroseconds() - started) / 101)
    }
    this.own = median(costs)
  }
}

function report({ a, b, players, games, deals }: Result): Report {
  const side = ({ shares, margins, ci95, msPerDecision }: Side) => ({
    winRate: rounded(shares.mean, 5),
    ci95: ci95.map((bound) => rounded(bound, 5)),
    margin: rounded(margins.mean, 3),
    msPerDecision: rounded(Math.max(0, msPerDecision), 6),
  })
  const unfinished = a.unfinished + b.unfinished
  const [ofA, ofB] = [side(a), side(b)]
  const row = (bot: Bot, found: ReturnType<typeof side>) => [
    bot.name,
    percent(found.winRate),
    found.ci95.map(percent).join(' to '),
    found.margin.toFixed(1),
    found.msPerDecision.toFixed(4),
  ]
  return {
    json: {
      a: a.bot.name,
      b: b.bot.name,
      players,
      games,
      deals,
      unfinished,
      winRateA: ofA.winRate,
      ci95: ofA.ci95,
      marginA: ofA.margin,
      winRateB: ofB.winRate,
      ci95B: ofB.ci95,
      marginB: ofB.margin,
      byChance: rounded(1 / players, 5),
      decisions: { a: a.decisions, b: b.decisions },
      msPerDecision: { a: ofA.msPerDecision, b: ofB.msPerDecision },
    },
    lines: [
      `${games} games of ${deals} deals, one bot alone in each seat in turn; by chance ${percent(1 / players)}`,
      ...columns([
        ['bot', 'wins', '95 %', 'margin', 'ms a decision'],
        row(a.bot, ofA),
        row(b.bot, ofB),
      ]),
    ],
    good: unfinished === 0,
  }
}
