// The public face of the bots.
import type { Bot } from './bot.ts'
import { greedy } from './greedy/greedy.ts'
import { random } from './random.ts'

export type { Bot, Observation } from './bot.ts'

/** Every bot by its name. */
export const bots: ReadonlyMap<string, Bot> = new Map(
  [random, greedy].map((bot) => [bot.name, bot]),
)
