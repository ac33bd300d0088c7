import {
  type Chance,
  copyGame,
  createTable,
  Game,
  legal,
  newGame,
  play,
  rulebookSetup,
  seeded,
  type Table,
} from '@hadal/engine'
import { readArguments, WrongArguments, whole } from '../arguments.ts'
import { columns, type Report } from '../report.ts'
import { Stream } from '../streams.ts'

const countOptions = { depth: whole(3, 1, 8) }

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

export function count(words: readonly string[]): Report {
  const { names, options } = readArguments(countOptions, words)
  if (names.length > 0) throw new WrongArguments(`count has no use for '${names.join(' ')}'.`)
  const positions = POSITIONS.map((position) => ({
    name: position.name,
    paths: countPaths(reach(position), options.depth),
  }))
  return {
    json: { positions },
    lines: columns([
      ['position', ...Array.from({ length: options.depth }, (_, depth) => `depth ${depth + 1}`)],
      ...positions.map(({ name, paths }) => [name, ...paths]),
    ]),
    good: true,
  }
}

/** Plays to a position; its luck is fixed from there on. */
function reach({ players, seed, decisions }: (typeof POSITIONS)[number]): Table {
  const table = newGame(rulebookSetup(players), seeded(seed))
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
