import {
  type Chance,
  copyGame,
  createTable,
  type ExpansionName,
  Game,
  legal,
  newGame,
  play,
  rulebookSetup,
  seeded,
  type Table,
} from '@hadal/engine'
import { expansions, whole } from '../arguments.ts'
import { command } from '../command.ts'
import { columns } from '../report.ts'
import { Stream } from '../streams.ts'

interface Position {
  readonly name: string
  readonly players: number
  readonly seed: number
  readonly decisions: number
}

/** Deals of a seed, so many random decisions later; they are named after what is asked there. */
const POSITIONS = [
  { name: 'start-2', players: 2, seed: 1, decisions: 0 },
  { name: 'start-3', players: 3, seed: 2, decisions: 0 },
  { name: 'start-4', players: 4, seed: 3, decisions: 0 },
  { name: 'turn-2', players: 2, seed: 23, decisions: 179 },
  { name: 'turn-3', players: 3, seed: 154, decisions: 165 },
  { name: 'turn-4', players: 4, seed: 59, decisions: 209 },
  { name: 'pay-4', players: 4, seed: 127, decisions: 310 },
  { name: 'control-3', players: 3, seed: 159, decisions: 260 },
  { name: 'exchange-2', players: 2, seed: 127, decisions: 105 },
  { name: 'hand-limit-2', players: 2, seed: 116, decisions: 51 },
  { name: 'second-lord-4', players: 4, seed: 336, decisions: 211 },
  { name: 'dismiss-4', players: 4, seed: 344, decisions: 363 },
] as const

/** With one expansion: beginnings. */
const WITH_ONE: readonly Position[] = [
  { name: 'start-2', players: 2, seed: 1, decisions: 0 },
  { name: 'start-4', players: 4, seed: 2, decisions: 0 },
  { name: 'early-2', players: 2, seed: 3, decisions: 60 },
  { name: 'early-3', players: 3, seed: 4, decisions: 90 },
  { name: 'early-4', players: 4, seed: 6, decisions: 120 },
]

/** With both: what they ask, and the great choices of a turn. */
const WITH_BOTH: readonly Position[] = [
  { name: 'start-5', players: 5, seed: 3, decisions: 0 },
  { name: 'sentinel-3', players: 3, seed: 1, decisions: 47 },
  { name: 'monster-4', players: 4, seed: 2, decisions: 84 },
  { name: 'breed-5', players: 5, seed: 3, decisions: 47 },
  { name: 'attacked-2', players: 2, seed: 4, decisions: 127 },
  { name: 'leviathan-3', players: 3, seed: 5, decisions: 59 },
  { name: 'pay-4', players: 4, seed: 6, decisions: 85 },
  { name: 'split-5', players: 5, seed: 7, decisions: 93 },
  { name: 'search-2', players: 2, seed: 8, decisions: 68 },
  { name: 'figure-3', players: 3, seed: 9, decisions: 76 },
  { name: 'pearls-4', players: 4, seed: 10, decisions: 80 },
  { name: 'execute-5', players: 5, seed: 11, decisions: 288 },
  { name: 'buy-3', players: 3, seed: 13, decisions: 159 },
  { name: 'heal-5', players: 5, seed: 15, decisions: 245 },
  { name: 'fight-3', players: 3, seed: 17, decisions: 132 },
  { name: 'turn-5', players: 5, seed: 51, decisions: 463 },
  { name: 'reveal-5', players: 5, seed: 75, decisions: 102 },
]

/** The positions for so many expansions. */
const BY_EXPANSIONS = [POSITIONS, WITH_ONE, WITH_BOTH]

/** Luck that is always the same: what lies in the middle of the bag, and three pips. */
const middling: Chance = {
  draw(_source, bag, size) {
    let left = size >> 1
    let kind = 0
    while (left >= (bag[kind] ?? 0)) left -= bag[kind++] ?? 0
    return kind
  },
  roll: () => 3,
}

export const count = command({
  name: 'count',
  options: { depth: whole('decisions in the longest paths', 3, 1, 8), expansions },
  run({ options }) {
    const chosen: readonly Position[] = BY_EXPANSIONS[options.expansions.length] ?? []
    const positions = chosen.map((position) => ({
      name: position.name,
      paths: countPaths(reach(position, options.expansions), options.depth),
    }))
    return {
      json: { positions },
      lines: columns([
        ['position', ...Array.from({ length: options.depth }, (_, depth) => `depth ${depth + 1}`)],
        ...positions.map(({ name, paths }) => [name, ...paths]),
      ]),
      good: true,
    }
  },
})

/** Plays to a position; its luck is fixed from there on. */
function reach({ players, seed, decisions }: Position, among: readonly ExpansionName[]): Table {
  const table = newGame(rulebookSetup(players, among), seeded(seed))
  const stream = new Stream(seed)
  for (let i = 0; i < decisions; i++) {
    const { list, size } = legal(table)
    play(table, list[stream.below(size)] ?? 0)
  }
  table.chance = middling
  return table
}

/** How many ways there are to decide once, twice, and so on up to a depth. */
function countPaths(start: Table, depth: number): number[] {
  const paths = Array.from({ length: depth }, () => 0)
  // One table for each depth: the one above is still being walked through.
  const tables = [start]
  while (tables.length < depth) tables.push(createTable(new Game(), middling))
  walk(tables, 0, paths)
  return paths
}

function walk(tables: readonly Table[], level: number, paths: number[]): void {
  const table = tables[level]
  if (table === undefined) return
  const { list, size } = legal(table)
  paths[level] = (paths[level] ?? 0) + size
  const next = tables[level + 1]
  if (next === undefined) return
  for (let i = 0; i < size; i++) {
    copyGame(table.game, next.game)
    play(next, list[i] ?? 0)
    walk(tables, level + 1, paths)
  }
}
