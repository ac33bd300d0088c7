import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FEATURES, readNetwork } from '@hadal/bots'
import {
  file,
  flag,
  type Option,
  optional,
  seed,
  type Values,
  WrongArguments,
  whole,
} from '../arguments.ts'
import { command } from '../command.ts'
import { columns, percent, type Report } from '../report.ts'
import { rounded } from '../statistics.ts'
import { hasTorch, ourselves, type Program, runCrew } from '../training/crew.ts'
import type { Point } from '../training/curve.ts'
import { Folder } from '../training/folder.ts'
import { improvement } from '../training/improvement.ts'
import { PLAIN, SMOKE, USUAL } from '../training/plan.ts'
import { begin, changedBy, goOn, type Wishes } from '../training/prepare.ts'

/** A smoke run must beat the network it began with in so many games, so often. */
const DEALS = 30
const CLEARLY = 0.7

/** Where PyTorch's learner is, seen from the sources. */
const LEARNER = fileURLToPath(new URL('../../training/learner.py', import.meta.url))

/** Where a training is kept unless `--folder` says so. */
const FOLDER = 'training'

/** A number of the plan; without PyTorch the default is another one. */
const planOption = (help: string, key: 'batch' | 'replay' | 'memory'): Option<number | undefined> =>
  optional(whole(help, USUAL[key], 1), `${USUAL[key]}; ${PLAIN[key]} without PyTorch`)

const trainOptions = {
  folder: optional(
    { ...file('folder of the training'), value: 'FOLDER' },
    `${FOLDER}; with --smoke a temporary one`,
  ),
  seconds: optional(whole('limit in seconds, counting those before --resume', USUAL.seconds, 1)),
  samples: optional(whole('limit in samples', 0, 1), 'no limit'),
  actors: optional(whole('processes that play games', 1, 1, 1024), 'one per core but one'),
  seed: optional(seed),
  hidden: optional(whole('width of the first layer, a multiple of 4', USUAL.hidden, 4, 1024)),
  inner: optional(whole('width of the second layer, a multiple of 4', USUAL.inner, 4, 1024)),
  batch: planOption('samples per step', 'batch'),
  replay: planOption('times that each sample is learnt', 'replay'),
  memory: planOption('samples in the replay buffer', 'memory'),
  from: optional(file('start with the network in this file')),
  plan: optional(file('JSON file with other values for the plan, see docs/TRAINING.md')),
  learner: optional(
    file('path of learner.py, or plain for the learner without PyTorch'),
    'learner.py of this package; plain without PyTorch',
  ),
  resume: flag('continue the training in the folder'),
  smoke: flag(
    `train a small network, with other defaults, for ${SMOKE.seconds} s at most; fail unless it improves`,
  ),
}

type TrainOptions = Values<typeof trainOptions>

/** Trains a network from nothing, from another one, or on from where it was interrupted. */
export const train = command({
  name: 'train',
  options: trainOptions,
  async run({ options }) {
    if (options.folder !== undefined || !options.smoke)
      return trainIn(options.folder ?? FOLDER, options)
    const folder = mkdtempSync(join(tmpdir(), 'hadal-training-'))
    try {
      return await trainIn(folder, options)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

async function trainIn(path: string, options: TrainOptions): Promise<Report> {
  const { resume, smoke, from } = options
  if (resume && (from ?? options.plan) !== undefined)
    throw new WrongArguments('--resume goes on with what is there, and needs no --from or --plan.')
  const learner = learnerFor(path, options)
  const folder = new Folder(path)
  const usual = smoke ? SMOKE : learner.isPlain ? PLAIN : USUAL
  const planned = options.plan === undefined ? usual : changedBy(options.plan, usual)
  if (resume) goOn(folder, wishesOf(options))
  else begin(folder, planned, wishesOf(options), from)
  const actors = options.actors ?? (smoke ? 1 : Math.max(1, availableParallelism() - 1))
  const interrupted = await runCrew(folder, actors, learner.program, (point) =>
    process.stderr.write(`${sayPoint(point)}\n`),
  )
  return report(folder, {
    learner: learner.isPlain ? 'plain' : 'torch',
    actors,
    interrupted,
    ...(smoke && !interrupted && { improved: improvedIn(folder) }),
  })
}

/** PyTorch's learner where there is PyTorch; the plain one elsewhere, and for a smoke test. */
function learnerFor(
  path: string,
  { learner, smoke }: TrainOptions,
): { readonly isPlain: boolean; readonly program: Program } {
  const isPlain = learner === 'plain' || (learner === undefined && (smoke || !hasTorch()))
  if (isPlain) return { isPlain, program: ourselves('learn', path) }
  const script = learner ?? LEARNER
  if (!existsSync(script))
    throw new WrongArguments(
      `There is no learner in ${script}: --learner says where learner.py is.`,
    )
  return { isPlain, program: { command: 'python3', words: [script, path] } }
}

function wishesOf(options: TrainOptions): Wishes {
  const { seconds, samples, seed, hidden, inner, batch, replay, memory } = options
  const said = { seconds, samples, seed, hidden, inner, batch, replay, memory }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/** Whether what was learnt beats what it began with. */
function improvedIn(folder: Folder): Improved {
  const [before, after] = ['start.net', 'weights.net'].map((name) =>
    readNetwork(folder.read(name), FEATURES),
  )
  if (before === undefined || after === undefined) throw new Error('there is no network to compare')
  const { games, winRate, margin } = improvement(before, after, DEALS)
  return { games, winRate: rounded(winRate, 4), margin: rounded(margin, 2) }
}

interface Improved {
  readonly games: number
  readonly winRate: number
  readonly margin: number
}

interface Run {
  readonly learner: 'plain' | 'torch'
  readonly actors: number
  readonly interrupted: boolean
  readonly improved?: Improved
}

function report(folder: Folder, run: Run): Report {
  const { improved } = run
  const last = folder.curve.at(-1)
  return {
    json: { folder: folder.path, ...run, ...last },
    lines: columns([
      ['learner', run.learner],
      ['seconds', last?.seconds ?? 0],
      ['games', last?.games ?? 0],
      ['samples', last?.samples ?? 0],
      ['weights', folder.at('weights.net')],
      ...(improved
        ? [['against its start', `${percent(improved.winRate)} of ${improved.games}`]]
        : []),
    ]),
    good: improved === undefined || improved.winRate >= CLEARLY,
  }
}

function sayPoint({ seconds, games, samples, loss, trials }: Point): string {
  const tables = Object.entries(trials).map(
    ([table, { winRate }]) => `${table}: ${percent(winRate)}`,
  )
  return [
    `${seconds.toFixed(0)} s`,
    `${games} games`,
    `${samples} samples`,
    `loss of the win ${loss.win}`,
    ...tables,
  ].join(', ')
}
