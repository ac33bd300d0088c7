// The public face of the bots.
import type { Bot } from './bot.ts'
import { flatMc } from './flat/flat.ts'
import { greedy } from './greedy/greedy.ts'
import { random } from './random.ts'

export type { Bot, Budget, Mind, Observation } from './bot.ts'
export { BadNetwork, type Precision, readWeights, writeWeights } from './net/file.ts'
export type { Network, Shape } from './net/network.ts'
export { readNetwork } from './net/readNetwork.ts'
export { Sparse } from './net/sparse.ts'
export { blankWeights, type Head, type Weights } from './net/weights.ts'

/** Every bot by its name. */
export const bots: ReadonlyMap<string, Bot> = new Map(
  [random, greedy, flatMc].map((bot) => [bot.name, bot]),
)
