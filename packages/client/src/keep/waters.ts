import {
  type Chance,
  type GameRecord,
  isOver,
  type Outcome,
  passOver,
  recalled,
  replay,
  type Seat,
  seeded,
  standings,
} from '@hadal/engine'
import type { Damage } from './damage.ts'
import { codeIn, readGameLink } from './gameLink.ts'
import { checksumOf } from './keptGame.ts'
import type { RecordText } from './recordText.ts'

/** P66: a game whose waters are sailed again. */
export interface Waters {
  /** The game of before, as a link carries it. */
  readonly game: string
  /** The seat whose result is there to be beaten. */
  readonly seat: Seat
  /** Somebody else has sent it. */
  readonly isChallenge: boolean
}

/** What somebody made of the same waters before. */
export interface Earlier extends Waters {
  readonly name: string
  /** The final scores, by seat. */
  readonly points: readonly number[]
  readonly place: number
}

/** The game of before with what came of it; or what is wrong with it. */
export function openWaters(
  waters: Waters,
): { readonly before: RecordText; readonly earlier: Earlier } | Damage {
  const before = readGameLink(waters.game)
  if ('reason' in before) return before
  const { game } = replay(before.record)
  // A game without an end has no result that could be beaten.
  if (!isOver(game) || waters.seat >= game.players) return { reason: 'damaged', line: undefined }
  const scores = standings(game)
  const points = scores.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total)
  const place = scores.find(({ seat }) => seat === waters.seat)?.place ?? 0
  const name = before.seats?.[waters.seat]?.name ?? ''
  return { before, earlier: { ...waters, name, points, place } }
}

/**
 * The luck of a game that sails these waters: every deck lies as it lay then.
 *
 * Where the game of before did not come so far, everybody who sails them meets the same as well. `since` is
 * what a game has met already.
 */
export function luckOf(waters: Waters, before: GameRecord, since?: GameRecord): Chance {
  const luck = recalled(outcomesOf(before), seeded(checksumOf(codeIn(waters.game))))
  if (since !== undefined) passOver(luck, outcomesOf(since))
  return luck
}

function outcomesOf({ deal, moves }: GameRecord): readonly Outcome[] {
  return [deal, ...moves.map(({ luck }) => luck)].flat()
}
