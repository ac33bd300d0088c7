import { type GreedyWeights, tunedWeightsFor, weightsFor } from '@hadal/bots'
import {
  checkPlayers,
  expansions,
  file,
  type Option,
  players,
  preset,
  seed,
  WrongArguments,
  whole,
} from '../arguments.ts'
import { command } from '../command.ts'
import { columns, percent, type Report } from '../report.ts'
import { rounded, type Tally } from '../statistics.ts'
import { Checkpoints } from '../tuning/checkpoints.ts'
import { crewOf } from '../tuning/crew.ts'
import { Space } from '../tuning/space.ts'
import { type Standing, startAt } from '../tuning/spsa.ts'
import { type Judgement, judged, tuned } from '../tuning/tuning.ts'

/** Milliseconds between two words about how far it is. */
const PAUSE = 10_000

const rate: Option<number> = {
  help: 'learning rate: how far a slope of 1 leads in the first step',
  value: 'X',
  text: '0.15',
  read(text, name) {
    const number = Number(text)
    if (number > 0 && number < Number.POSITIVE_INFINITY) return number
    throw new WrongArguments(`--${name} must be a number above 0, not '${text}'.`)
  },
}

/** Looks for better weights of the greedy bot, from the best that are known on. */
export const tune = command({
  name: 'tune',
  options: {
    players,
    expansions,
    preset,
    games: whole('games of the search', 20_000, 2),
    // As many as keep many workers busy.
    directions: whole('directions tried in each step, with one deal each', 64, 1),
    check: whole('games of the result against the start, and as many against greedy', 2000, 4),
    seed,
    rate,
    workers: whole('worker processes', 1, 1),
    resume: file('checkpoint file: written after every step, read to continue the search'),
  },
  async run({ options }) {
    checkPlayers(options.players, options.expansions)
    const { workers, resume, check, games, ...others } = options
    const { players, seed, directions } = options
    const setup = { players, expansions: options.expansions, options: options.preset }
    const steps = Math.ceil(games / (2 * directions))
    const ascent = { seed, steps, directions, rate: options.rate }

    const checkpoints = new Checkpoints(resume)
    const best = tunedWeightsFor(players)
    const { start, standing } = checkpoints.open({
      options: { ...others, steps },
      start: best,
      standing: startAt(new Space(best, options.expansions).origin),
    })
    const space = new Space(start, options.expansions)
    const crew = crewOf(workers)
    try {
      const tell = teller(steps, directions)
      const { mean } = await tuned(setup, space, ascent, standing, crew, checkpoints, tell)
      const found = legible(space.weightsAt(mean))
      const deals = Math.ceil(check / 2)
      const against = (other: GreedyWeights) => judged(setup, seed, deals, found, other, crew)
      const usual = weightsFor(players)
      return report(
        { players, expansions: options.expansions, games: 2 * steps * directions, steps },
        start,
        found,
        await against(start),
        await against(usual),
      )
    } finally {
      crew.end()
    }
  },
})

/** Says now and then on standard error how far it is. */
function teller(steps: number, directions: number): (standing: Standing) => void {
  const begun = performance.now()
  let last = begun
  let first: number | undefined
  return ({ step, mean }) => {
    first ??= step - 1
    const now = performance.now()
    if (now - last < PAUSE) return
    last = now
    const games = (step - first) * directions * 2
    const perSecond = (1000 * games) / (now - begun)
    const away = Math.max(...mean.map(Math.abs))
    process.stderr.write(
      `step ${step} of ${steps}, ${perSecond.toFixed(0)} games a second, ${away.toFixed(2)} units away\n`,
    )
  }
}

/** As many digits as people read. */
function legible(weights: GreedyWeights): GreedyWeights {
  const found: Record<keyof GreedyWeights, number> = { ...weights }
  for (const name of namesOf(weights)) found[name] = Number(weights[name].toPrecision(3))
  return found
}

function namesOf(weights: GreedyWeights): (keyof GreedyWeights)[] {
  // Weights are nothing but numbers by name: the one place where the types cannot follow.
  return Object.keys(weights) as (keyof GreedyWeights)[]
}

/** The mean and its interval. */
function interval({ mean, sd, count }: Tally): readonly [number, number] {
  const half = (1.96 * sd) / Math.sqrt(count)
  return [mean - half, mean + half]
}

function report(
  run: object,
  start: GreedyWeights,
  found: GreedyWeights,
  againstStart: Judgement,
  againstGreedy: Judgement,
): Report {
  const told = ({ margin, share }: Judgement) => ({
    games: 2 * margin.count,
    margin: rounded(margin.mean, 3),
    marginCi95: interval(margin).map((bound) => rounded(bound, 3)),
    winRate: rounded(share.mean, 5),
    ci95: interval(share).map((bound) => rounded(bound, 5)),
  })
  const [least] = interval(againstStart.margin)
  const isBetter = least > 0
  const checks = { start: told(againstStart), greedy: told(againstGreedy) }
  return {
    json: { ...run, start, found, against: checks, isBetter },
    lines: [
      ...columns([
        ['weight', 'start', 'found'],
        ...namesOf(found).map((name) => [name, start[name], found[name]]),
      ]),
      '',
      ...columns([
        ['against', 'wins', '95 %', 'margin', '95 %'],
        ...Object.entries(checks).map(([name, { winRate, ci95, margin, marginCi95 }]) => [
          name,
          percent(winRate),
          ci95.map(percent).join(' to '),
          margin.toFixed(2),
          marginCi95.map((bound) => bound.toFixed(2)).join(' to '),
        ]),
      ]),
      '',
      isBetter ? 'Better than the start.' : 'Not better than the start, as far as can be told.',
    ],
    good: true,
  }
}
