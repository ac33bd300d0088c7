import { type ExpansionName, PRESETS, type Setup } from '@hadal/engine'
import type { Stream } from '../streams.ts'

/** The tables that are played in training, and how many of a hundred are such. */
const MIXTURE: readonly (readonly [
  share: number,
  players: number,
  expansions: readonly ExpansionName[],
])[] = [
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

/** So many of a hundred tables play by the options of the best-known online table. */
const ARENA = 10

/** Any of the tables that people play. */
export function anySetup(stream: Stream): Setup {
  let left = stream.below(100)
  for (const [share, players, expansions] of MIXTURE) {
    left -= share
    if (left < 0)
      return {
        players,
        expansions,
        options: stream.below(100) < ARENA ? PRESETS.arena : PRESETS.rulebook,
      }
  }
  throw new Error('the shares of the mixture are less than a hundred')
}
