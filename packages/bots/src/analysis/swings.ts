import type { Seat } from '@hadal/engine'
import { curveOf } from './curve.ts'
import type { LookBack } from './findings.ts'

/** One turn of a game that is over: its moves, and the chances before and after it. */
export interface PastTurn {
  readonly turn: number
  /** The first move, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** The turns of a game, in order. */
export function turnsOf(found: LookBack): readonly PastTurn[] {
  const { moves } = found
  const chances = curveOf(found)
  const starts = moves.flatMap(({ turn }, move) => (turn === moves[move - 1]?.turn ? [] : [move]))
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? moves.length
    return {
      turn: moves[from]?.turn ?? 0,
      from,
      to,
      before: chances[from] ?? [],
      after: chances[to] ?? [],
    }
  })
}

/** A turn that changed much for a seat. */
export interface Swing {
  readonly turn: PastTurn
  /** Its place among the turns, the first being 0. */
  readonly at: number
  readonly change: number
  /** The move in which most of it happened. */
  readonly move: number
}

/** Less is not worth telling. */
const LEAST_SWING = 0.01

/** The turns that changed most for a seat, in the order of the game. */
export function swingsOf(found: LookBack, seat: Seat, most: number): readonly Swing[] {
  const curve = curveOf(found)
  return turnsOf(found)
    .map((turn, at) => ({
      turn,
      at,
      change: (turn.after[seat] ?? 0) - (turn.before[seat] ?? 0),
      move: decisiveMove(curve, turn, seat),
    }))
    .filter(({ change }) => Math.abs(change) >= LEAST_SWING)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .toSorted((one, other) => one.turn.from - other.turn.from)
}

/** The move that moved the chance of a seat furthest in the direction in which the whole turn did. */
function decisiveMove(
  curve: readonly (readonly number[])[],
  { from, to, before, after }: PastTurn,
  seat: Seat,
): number {
  const direction = Math.sign((after[seat] ?? 0) - (before[seat] ?? 0))
  const changeBy = (move: number): number =>
    direction * ((curve[move + 1]?.[seat] ?? 0) - (curve[move]?.[seat] ?? 0))
  let decisive = from
  for (let move = from + 1; move < to; move++)
    if (changeBy(move) > changeBy(decisive)) decisive = move
  return decisive
}
