import { readFileSync, writeFileSync } from 'node:fs'
import { copyGame, type ExpansionName, Game, newGame, rulebookSetup, seeded } from '@hadal/engine'
import { expansions, file, optional, WrongArguments } from '../arguments.ts'
import { better, type Figures, figuresOf, tooSlow } from '../benchmark.ts'
import { command } from '../command.ts'
import { cpuMicroseconds } from '../cpu.ts'
import { measurePayments } from '../payments.ts'
import { Progress } from '../progress.ts'
import { RandomPlay } from '../randomPlay.ts'
import { columns, percent, type Report } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { yardstick } from '../yardstick.ts'

const PLAYERS = [2, 3, 4] as const
const HANDS = [5, 15, 25] as const
/** Everything is measured in rounds, so that a slow minute of the machine strikes all alike. */
const ROUNDS = 9
/** CPU time of one measurement of random play, in microseconds. */
const SLICE = 250_000
const COPIES = 500_000

/** Something that is too slow is measured again before it counts: something else may have kept the machine busy. */
const MOST_RUNS = 3

interface Benchmark extends Report {
  readonly figures: Figures
}

export const bench = command({
  name: 'bench',
  options: {
    expansions,
    against: optional(file('fail if a figure is more than 10 % below the one in this file')),
    keep: optional(file('write the figures to this file, for --against')),
  },
  run({ options: { against, keep, ...options } }) {
    const run = () => measure(ROUNDS, SLICE, options.expansions)
    const report = against === undefined ? run() : compare(run, readFigures(against))
    if (keep !== undefined) writeFigures(keep, report.figures)
    return report
  },
})

/** Measures until nothing is too slow, and is good if that happens soon enough. */
export function compare(run: () => Benchmark, kept: Figures): Benchmark {
  let report = run()
  let { figures } = report
  for (let runs = 1; runs < MOST_RUNS && tooSlow(figures, kept).length > 0; runs++) {
    report = run()
    figures = better(figures, report.figures)
  }
  const slow = tooSlow(figures, kept)
  const rows = Object.entries(kept).map(([name, figure]) => {
    const now = figures[name] ?? 0
    return [name, figure, now, percent(now / figure), slow.includes(name) ? 'too slow' : 'good']
  })
  return {
    figures,
    json: { ...report.json, figures, kept, tooSlow: slow },
    lines: [
      ...report.lines,
      '',
      ...columns([['in a million steps of the yardstick', 'kept', 'now', '', ''], ...rows]),
    ],
    good: slow.length === 0,
  }
}

function readFigures(path: string): Figures {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new WrongArguments(
      `--against must name a file that --keep has written: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

const writeFigures = (path: string, figures: Figures): void =>
  writeFileSync(path, `${JSON.stringify(figures, undefined, 2)}\n`)

/** Measures so many rounds; the one before them only warms up. */
export function measure(
  rounds: number,
  slice: number,
  among: readonly ExpansionName[] = [],
): Benchmark {
  const steps: number[] = []
  const copies: number[] = []
  // With expansions the base game is measured beside them, in the same rounds.
  const play = (boxes: readonly ExpansionName[]) =>
    PLAYERS.map((players) => ({ play: new RandomPlay(players, boxes), speeds: [0] }))
  const plays = play(among)
  const base = among.length === 0 ? [] : play([])
  const progress = new Progress(rounds + 2)
  for (let round = 0; round <= rounds; round++) {
    steps.push(yardstick(slice))
    for (const each of [...plays, ...base]) each.speeds.push(each.play.decisionsPerSecond(slice))
    copies.push(copyNanoseconds())
    progress.update(round + 1)
  }
  const payments = HANDS.map((allies) => [allies, measurePayments(allies)] as const)
  progress.end()

  const spread = (measured: readonly number[], digits: number) => {
    const counted = measured.slice(-rounds)
    return {
      median: rounded(median(counted), digits),
      spread: [rounded(Math.min(...counted), digits), rounded(Math.max(...counted), digits)],
    }
  }
  const speed = spread(steps, 2)
  const copy = spread(copies, 2)
  const speedsOf = (measured: typeof plays) =>
    measured.map(({ play: { players }, speeds }) => {
      const { median: decisionsPerCpuSecond, spread: range } = spread(speeds, 0)
      return [players, { decisionsPerCpuSecond, spread: range }] as const
    })
  const random = speedsOf(plays)
  const baseGame = speedsOf(base)
  const figures = figuresOf({
    yardstick: speed.median,
    random: Object.fromEntries(random),
    copyNs: copy.median,
  })
  return {
    figures,
    json: {
      yardstick: speed.median,
      yardstickSpread: speed.spread,
      expansions: among,
      random: Object.fromEntries(random),
      ...(baseGame.length > 0 && { baseGame: Object.fromEntries(baseGame) }),
      copyNs: copy.median,
      copyNsSpread: copy.spread,
      payments: Object.fromEntries(payments),
      figures,
      rounds,
      node: process.version,
    },
    lines: [
      ...columns([
        ['', 'median', 'from', 'to'],
        ['yardstick, million steps a second', speed.median, ...speed.spread],
        ...random.map(([players, { decisionsPerCpuSecond, spread: range }]) => [
          `random play with ${players}, decisions a second`,
          decisionsPerCpuSecond,
          ...range,
        ]),
        ...baseGame.map(([players, { decisionsPerCpuSecond, spread: range }]) => [
          `base game with ${players}, decisions a second`,
          decisionsPerCpuSecond,
          ...range,
        ]),
        ['copy of a game, nanoseconds', copy.median, ...copy.spread],
      ]),
      '',
      ...columns([
        ['payments for a lord', 'mean µs', 'most µs', 'listed'],
        ...payments.map(([allies, { meanUs, maxUs, listed }]) => [
          `with ${allies} allies in hand`,
          meanUs,
          maxUs,
          listed,
        ]),
      ]),
      '',
      'Seconds are of CPU time.',
    ],
    good: true,
  }
}

function copyNanoseconds(): number {
  const { game } = newGame(rulebookSetup(4), seeded(1))
  const pooled = new Game()
  const started = cpuMicroseconds()
  for (let i = 0; i < COPIES; i++) copyGame(game, pooled)
  return ((cpuMicroseconds() - started) * 1000) / COPIES
}
