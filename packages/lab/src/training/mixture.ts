import { type ExpansionName, PRESETS, type Setup } from '@hadal/engine'
import type { Stream } from '../streams.ts'

/** The tables that are played in training, each with its share. */
export type Mixture = readonly (readonly [
  share: number,
  players: number,
  expansions: readonly ExpansionName[],
])[]

/** Whatever people play, most of all what they play most. */
export const EVERY_TABLE: Mixture = [
  [26, 2, []],
  [8, 3, []],
  [20, 4, []],
  [4, 2, ['kraken']],
  [3, 3, ['kraken']],
  [3, 4, ['kraken']],
  [4, 2, ['leviathan']],
  [3, 3, ['leviathan']],
  [3, 4, ['leviathan']],
  [3, 5, ['leviathan']],
  [14, 2, ['kraken', 'leviathan']],
  [3, 3, ['kraken', 'leviathan']],
  [3, 4, ['kraken', 'leviathan']],
  [3, 5, ['kraken', 'leviathan']],
]

export const BASE_FOR_TWO: Mixture = [[1, 2, []]]

/** So many of a hundred tables play by the options of the best-known online table. */
const ARENA = 10

/** Any table of the mixture. */
export function anySetup(mixture: Mixture, stream: Stream): Setup {
  const options = stream.below(100) < ARENA ? PRESETS.arena : PRESETS.rulebook
  let left = stream.below(mixture.reduce((sum, [share]) => sum + share, 0))
  for (const [share, players, expansions] of mixture) {
    left -= share
    if (left < 0) return { players, expansions, options }
  }
  throw new Error('there is no table in the mixture')
}
