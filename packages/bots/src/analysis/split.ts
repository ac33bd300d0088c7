import type { Seat } from '@hadal/engine'
import { curveOf } from './curve.ts'
import type { LookBack } from './findings.ts'

/**
 * Where the chance of one seat went, from the first move to the result.
 *
 * `start + luck + own + others + rest` is `end`.
 */
export interface Split {
  readonly start: number
  /** What the cards and dice brought, whoever turned them over. */
  readonly luck: number
  /** What this seat gave away by its decisions: never more than 0. */
  readonly own: number
  /** What the others gave away, as far as it came here: never less than 0. */
  readonly others: number
  /** What no card and no decision explains: the estimate itself was put right. */
  readonly rest: number
  readonly end: number
}

/** Tells luck from skill. */
export function splitOf(found: LookBack, seat: Seat): Split {
  const curve = curveOf(found)
  const start = curve[0]?.[seat] ?? 0
  const end = curve.at(-1)?.[seat] ?? 0
  const gained = found.moves.map((_, move) => gainedBy(found, move, seat))
  const byMover = (isMine: boolean): number =>
    sum(gained.filter((_, move) => (found.moves[move]?.seat === seat) === isMine))
  const [own, others] = [byMover(true), byMover(false)]
  const luck = luckOf(found, seat, gained)
  return { start, luck, own, others, rest: end - start - luck - own - others, end }
}

/** What the decision of a move brought to a seat: what one loses, the others share by how well they stand. */
function gainedBy({ thought, moves, verdicts }: LookBack, move: number, seat: Seat): number {
  const loss = verdicts.find((verdict) => verdict.move === move)?.loss ?? 0
  const mover = moves[move]?.seat
  if (loss === 0 || mover === undefined) return 0
  if (mover === seat) return -loss
  const chances = thought[move] ?? []
  const among = 1 - (chances[mover] ?? 0)
  return loss * (among > 0 ? (chances[seat] ?? 0) / among : 1 / (chances.length - 1))
}

/**
 * What luck brought to a seat.
 *
 * Each seat is compared with itself only: what it thinks now with what it thought when it was asked before. What of
 * the change no decision explains is luck, if luck was drawn in between. Of that the mean of all seats is taken.
 */
function luckOf({ thought, moves }: LookBack, seat: Seat, gained: readonly number[]): number {
  const judges = [...new Set(moves.map((move) => move.seat))]
  const found = judges.map((judge) => {
    const asked = moves.flatMap((move, at) => (move.seat === judge ? [at] : []))
    return sum(
      asked.map((from, at) => {
        const to = asked[at + 1] ?? moves.length
        if (!moves.slice(from, to).some(({ drewLuck }) => drewLuck)) return 0
        const change = (thought[to]?.[seat] ?? 0) - (thought[from]?.[seat] ?? 0)
        return change - sum(gained.slice(from, to))
      }),
    )
  })
  return sum(found) / Math.max(1, judges.length)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
