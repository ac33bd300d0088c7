import type { Seat } from '@hadal/engine'
import { linesOf } from '../analysis/retell.ts'
import type { LogEntry } from '../link/protocol.ts'
import type { Eyes, Tape } from './tape.ts'

/** A line of what happened, and the moment that shows it. */
interface Happening {
  readonly at: number
  readonly entry: LogEntry
}

/** A turn with everything that happened in it. */
export interface HappeningTurn {
  readonly turn: number
  readonly seat: Seat
  readonly from: number
  readonly lines: readonly Happening[]
}

/** What happened, turn by turn, as these eyes were told. */
export function happeningsOf(tape: Tape, eyes: Eyes): readonly HappeningTurn[] {
  const told = tape.told(eyes)
  const lines = tape.record.moves.flatMap((_, move) =>
    linesOf(told, move, move + 1)
      .filter(({ event }) => event.type !== 'turn-begins')
      .map((entry) => ({ at: move + 1, entry })),
  )
  return tape.turns.map((turn, number) => {
    const next = tape.turns[number + 1]?.from ?? tape.last
    // The decision that ends a turn still belongs to it, though its moment shows the next one.
    const isInTurn = ({ at }: Happening): boolean => at > turn.from && at <= next
    return { ...turn, lines: lines.filter(isInTurn) }
  })
}

/** The moments worth stopping at: those after a decision of which something was told. */
export function stopsOf(turns: readonly HappeningTurn[], last: number): readonly number[] {
  return [...new Set([0, ...turns.flatMap(({ lines }) => lines.map(({ at }) => at)), last])]
}

/** The next stop from a moment, forwards or backwards; where there is none, the end. */
export function stopFrom(stops: readonly number[], at: number, by: 1 | -1): number {
  return by > 0
    ? (stops.find((stop) => stop > at) ?? stops.at(-1) ?? 0)
    : (stops.findLast((stop) => stop < at) ?? 0)
}
