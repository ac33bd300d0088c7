import {
  type ExpansionName,
  isOver,
  legal,
  newGame,
  PRESETS,
  play,
  type Setup,
  seeded,
  type Table,
} from '../src/index.ts'
import { scaled } from './scale.ts'

/** Numbers from a seed, for the choices of random players. */
export function dice(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}

const EXPANSIONS: readonly (readonly ExpansionName[])[] = [
  [],
  ['kraken'],
  ['leviathan'],
  ['kraken', 'leviathan'],
  ['kraken', 'leviathan'],
]

/** The set-up that a seed stands for: all numbers of players, both presets. */
export function setupOf(seed: number): Setup {
  return {
    players: 2 + (seed % (EXPANSIONS[seed % 5].includes('leviathan') ? 4 : 3)),
    expansions: EXPANSIONS[seed % 5],
    options: seed % 2 === 0 ? PRESETS.rulebook : PRESETS.arena,
  }
}

/** Plays a game of random decisions; `visit` is called before each of them. */
export function playRandomly(
  seed: number,
  visit: (table: Table, choose: (limit: number) => number) => void = () => {},
): Table {
  const table = newGame(setupOf(seed), seeded(seed))
  const choose = dice(seed)
  for (let decisions = 0; !isOver(table.game); decisions++) {
    if (decisions > 20_000) throw new Error(`game ${seed} does not end`)
    visit(table, choose)
    const options = legal(table)
    play(table, options.list[choose(options.size)])
  }
  return table
}

/** The seeds from 0 to a number; the audit plays more of them. */
export const seeds = (count: number): number[] =>
  Array.from({ length: scaled(count) }, (_, seed) => seed)
