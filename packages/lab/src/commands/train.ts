import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FEATURES, readNetwork } from '@hadal/bots'
import {
  file,
  flag,
  optional,
  readArguments,
  type Said,
  WrongArguments,
  whole,
} from '../arguments.ts'
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

const trainOptions = {
  folder: optional(file),
  seconds: optional(whole(540, 1)),
  samples: optional(whole(0, 1)),
  actors: optional(whole(1, 1, 1024)),
  seed: optional(whole(1, 0)),
  hidden: optional(whole(128, 4, 1024)),
  inner: optional(whole(32, 4, 1024)),
  batch: optional(whole(16_384, 1)),
  replay: optional(whole(6, 1)),
  memory: optional(whole(10_000_000, 1)),
  from: optional(file),
  plan: optional(file),
  learner: optional(file),
  resume: flag,
  smoke: flag,
}

type TrainOptions = Said<typeof trainOptions>['options']

/** Trains a network from nothing, from another one, or on from where it was interrupted. */
export async function train(words: readonly string[]): Promise<Report> {
  const { names, options } = readArguments(trainOptions, words)
  if (names.length > 0) throw new WrongArguments(`train has no use for '${names.join(' ')}'.`)
  if (options.folder !== undefined || !options.smoke)
    return trainIn(options.folder ?? 'training', options)
  const folder = mkdtempSync(join(tmpdir(), 'hadal-training-'))
  try {
    return await trainIn(folder, options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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
