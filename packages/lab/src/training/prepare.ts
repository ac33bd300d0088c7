import { readFileSync } from 'node:fs'
import { BadNetwork, readWeights, type Weights, writeWeights } from '@hadal/bots'
import { WrongArguments } from '../arguments.ts'
import type { Folder } from './folder.ts'
import { randomWeights } from './learner/parameters.ts'
import { widen } from './learner/widen.ts'
import { INPUTS, type Plan } from './plan.ts'

/** What can be said about a training; the rest is as usual. */
type Wished = 'seconds' | 'samples' | 'seed' | 'hidden' | 'inner' | 'batch' | 'replay' | 'memory'
export type Wishes = { readonly [Key in Wished]?: number }

/** Writes all that a training begins with: from nothing, or from the network in a file. */
export function begin(folder: Folder, usual: Plan, wishes: Wishes, from?: string): void {
  if (folder.has('plan.json'))
    throw new WrongArguments(
      `There is a training in ${folder.path} already: --resume goes on with it.`,
    )
  const network = from === undefined ? undefined : networkIn(from)
  const { hidden, inner } = network?.shape ?? usual
  const plan = { ...usual, hidden, inner, ...wishes }
  for (const [name, width] of Object.entries({ hidden: plan.hidden, inner: plan.inner }))
    if (width % 4 !== 0) throw new WrongArguments(`--${name} must be a multiple of four.`)
  if (network && (plan.hidden < hidden || plan.inner !== inner))
    throw new WrongArguments(
      `The network in ${from} is ${hidden} and ${inner} wide: only the first can grow.`,
    )
  if (network && network.features !== plan.features)
    throw new WrongArguments(`The network in ${from} was trained for other features.`)
  folder.plan = plan
  const start = writeWeights(network ? widen(network, plan) : randomWeights(plan), 'float')
  folder.write('start.net', start)
  // With weights there are already, the learner knows that it does not begin with nothing.
  if (network) folder.write('weights.net', start)
}

/** Makes a training go on where it was interrupted, or longer than was planned. */
export function goOn(folder: Folder, wishes: Wishes): void {
  if (!folder.has('plan.json')) throw new WrongArguments(`There is no training in ${folder.path}.`)
  const { plan } = folder
  const last = folder.curve.at(-1)
  const next = { ...plan, ...wishes, startedAt: last?.seconds ?? 0 }
  if (next.hidden !== plan.hidden || next.inner !== plan.inner)
    throw new WrongArguments(`The network is ${plan.hidden} and ${plan.inner} wide already.`)
  if (next.startedAt >= next.seconds)
    throw new WrongArguments(`It took ${next.startedAt} s already: --seconds must be more.`)
  if (last && last.samples >= next.samples)
    throw new WrongArguments(`It learnt ${last.samples} samples already: --samples must be more.`)
  folder.plan = next
}

/** A plan that differs from the usual one in what a file says: JSON with some of its keys. */
export function changedBy(path: string, usual: Plan): Plan {
  const changes = jsonIn(path)
  for (const key of Object.keys(changes))
    if (!(key in usual) || key in INPUTS)
      throw new WrongArguments(`${path}: a plan cannot say '${key}'.`)
  return { ...usual, ...changes }
}

function jsonIn(path: string): object {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new WrongArguments(`There is no plan in ${path}.`)
  }
}

function networkIn(path: string): Weights {
  try {
    return readWeights(readFileSync(path))
  } catch (error) {
    if (error instanceof BadNetwork) throw new WrongArguments(`${path}: ${error.message}`)
    throw new WrongArguments(`There is no network in ${path}.`)
  }
}
