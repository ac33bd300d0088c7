import { KIND_NAMES, lords, readRecord, type Seat, seeded } from '@hadal/engine'
import { GameTable, type Occupant } from '../src/index.ts'
import { PERSON } from './games.ts'

const DEAL =
  'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:A'

/** A game whose luck and decisions are written down; persons sit where nobody else is named. */
export function recorded(text: string, occupants: readonly Occupant[] = [], seed = 0): GameTable {
  const record = readRecord(`hadal record 1\n${text.trim()}\n`)
  const seated = Array.from(
    { length: record.setup.players },
    (_, seat) => occupants[seat] ?? PERSON,
  )
  return GameTable.resume(record, seeded(seed), { occupants: seated, perfectMemory: false })
}

/** A game of so many, with the moves that follow the deal. */
export function game(players: number, ...moves: readonly string[]): string {
  return [`players ${players}`, DEAL, ...moves].join('\n')
}

const THEIRS = ['crab1', 'crab1', 'crab1', 'crab1', 'crab2', 'crab2']

/** A game for two in which A takes these allies, one a turn, and B crabs; then A takes a turn. */
export function handOf(...allies: readonly string[]): string {
  const turns = allies.flatMap((ally, turn) => [
    `A explore | card:${ally}`,
    'B pass',
    'A take',
    `B explore | card:${THEIRS[turn]}`,
    'A pass',
    'B take',
  ])
  return game(2, ...turns)
}

export function lordNamed(name: string): number {
  return lords.findIndex((lord) => lord.name === name)
}

export function allyNamed(name: string): number {
  return KIND_NAMES.indexOf(name)
}

/** What a seat is sent, as it would travel. */
export function asText(table: GameTable, seat: Seat | undefined): string {
  return JSON.stringify(table.sentTo(seat))
}
