import {
  type Game,
  type GameRecord,
  isOver,
  legal,
  newGame,
  play,
  type Seat,
  scripted,
  seatAsked,
  view,
  winners,
} from '@hadal/engine'
import type { LookBack, LookedAt, Verdict } from './findings.ts'
import { judge, type Thinker } from './judge.ts'

/** Enough digits for a curve; whole numbers would hide small swings. */
const DIGITS = 4

/**
 * Looks back at a game, one move after the other, and yields how far it has come: from 0 to 1.
 *
 * Whoever judges sees what the seat saw, never the game. What was found `before` is not judged again.
 */
export function* lookBack(
  record: GameRecord,
  thinker: Thinker,
  judged: readonly Seat[],
  before?: LookBack,
): Generator<number, LookBack> {
  const table = newGame(record.setup, scripted(record.deal))
  const { game } = table
  const thought = [before?.thought[0] ?? chancesAt(game, thinker)]
  const moves: LookedAt[] = []
  const verdicts: Verdict[] = []
  const known = new Map(before?.verdicts.map((verdict) => [verdict.move, verdict]))
  for (const [move, { decision, luck }] of record.moves.entries()) {
    const seat = seatAsked(game)
    const options = legal(table).toArray()
    if (options.length > 1 && (judged.includes(seat) || known.has(move)))
      verdicts.push(
        known.get(move) ?? {
          move,
          seat,
          ...rounded(judge(view(game, seat), options, decision, thinker)),
        },
      )
    moves.push({ seat, turn: game.turn[0] ?? 0, drewLuck: luck.length > 0 })
    table.chance = scripted(luck)
    play(table, decision)
    thought.push(before?.thought[move + 1] ?? chancesAt(game, thinker))
    yield (move + 1) / record.moves.length
  }
  return { thought, moves, judged: seatsOf(judged, before?.judged ?? []), verdicts }
}

/** The chances of everybody as the seat sees them that is asked; when the game is over it is known who has won. */
function chancesAt(game: Game, thinker: Thinker): readonly number[] {
  if (!isOver(game)) return thinker.chances(view(game, seatAsked(game))).map(digits)
  const first = winners(game)
  return Array.from({ length: game.players }, (_, seat) =>
    first.includes(seat) ? digits(1 / first.length) : 0,
  )
}

function seatsOf(...lists: readonly (readonly Seat[])[]): readonly Seat[] {
  return [...new Set(lists.flat())].toSorted((one, other) => one - other)
}

function rounded<Judged extends { readonly loss: number; readonly stake: number }>(
  judgement: Judged,
): Judged {
  return { ...judgement, loss: digits(judgement.loss), stake: digits(judgement.stake) }
}

const digits = (share: number): number => Number(share.toFixed(DIGITS))
