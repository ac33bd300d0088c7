import { copyGame, type ExpansionName, Game, newGame, rulebookSetup, seeded } from '@hadal/engine'
import { expansions, readArguments, WrongArguments } from '../arguments.ts'
import { cpuMicroseconds } from '../cpu.ts'
import { measurePayments } from '../payments.ts'
import { Progress } from '../progress.ts'
import { RandomPlay } from '../randomPlay.ts'
import { columns, type Report } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { yardstick } from '../yardstick.ts'

const PLAYERS = [2, 3, 4] as const
const HANDS = [5, 15, 25] as const
/** Everything is measured in rounds, so that a slow minute of the machine strikes all alike. */
const ROUNDS = 9
/** CPU time of one measurement of random play, in microseconds. */
const SLICE = 250_000
const COPIES = 500_000

const benchOptions = { expansions }

export function bench(words: readonly string[]): Report {
  const { names, options } = readArguments(benchOptions, words)
  if (names.length > 0) throw new WrongArguments(`bench has no use for '${names.join(' ')}'.`)
  return measure(ROUNDS, SLICE, options.expansions)
}

/** Measures so many rounds; the one before them only warms up. */
export function measure(
  rounds: number,
  slice: number,
  among: readonly ExpansionName[] = [],
): Report {
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
  return {
    json: {
      yardstick: speed.median,
      yardstickSpread: speed.spread,
      expansions: among,
      random: Object.fromEntries(random),
      ...(baseGame.length > 0 && { baseGame: Object.fromEntries(baseGame) }),
      copyNs: copy.median,
      copyNsSpread: copy.spread,
      payments: Object.fromEntries(payments),
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
