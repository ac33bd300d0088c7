import {
  copyGame,
  forget,
  Game,
  type GameRecord,
  isOver,
  newGame,
  play,
  type Seat,
  scripted,
  standings,
  type View,
  view,
} from '@hadal/engine'
import { outlook } from '@hadal/words'
import { type Listener, type Retold, retell } from '../analysis/retell.ts'
import type { PlayedGame } from '../keep/recordText.ts'
import type { SeatInfo, Update } from '../link/protocol.ts'

/** Through whose eyes a game is seen again: those of a seat, or of somebody who sees every hand. */
export type Eyes = Seat | 'open'

/** A turn of a game that was played: the moments between which it lies. */
export interface TapeTurn {
  /** Nothing for what came before the first one. */
  readonly turn: number
  readonly seat: Seat
  /** The first moment that shows it. */
  readonly from: number
}

/** A game that can be seen at every moment: nothing is played again to show one. */
export interface Tape {
  readonly record: GameRecord
  readonly seats: readonly SeatInfo[]
  /** Who is spoken to: whoever played it alone against bots on this device. */
  readonly you: Seat | undefined
  readonly perfectMemory: boolean
  /** The last moment; a moment is the number of decisions that were taken before it. */
  readonly last: number
  readonly turns: readonly TapeTurn[]
  readonly isOver: boolean
  /** The position at each moment. */
  readonly positions: readonly Game[]
  /** What each pair of eyes was told. */
  told(eyes: Eyes): Retold
}

/** Plays a game once, and remembers every position: about a thousand take two megabytes. */
export function tapeOf(game: PlayedGame, you: Seat | undefined): Tape {
  const { record, seats, perfectMemory } = game
  const table = newGame(record.setup, scripted(record.deal))
  const positions = [copyOf(table.game)]
  for (const { decision, luck } of record.moves) {
    table.chance = scripted(luck)
    play(table, decision)
    positions.push(copyOf(table.game))
  }
  const heard = new Map<Eyes, Retold>()
  return {
    record,
    seats,
    you,
    perfectMemory,
    last: record.moves.length,
    turns: turnsIn(positions),
    isOver: isOver(table.game),
    positions,
    told(eyes) {
      const known = heard.get(eyes)
      if (known !== undefined) return known
      const listener: Listener = eyes === 'open' ? 'everything' : eyes
      const told = retell(record, listener)
      heard.set(eyes, told)
      return told
    },
  }
}

function copyOf(game: Game): Game {
  const copy = new Game()
  copyGame(game, copy)
  return copy
}

function turnsIn(positions: readonly Game[]): readonly TapeTurn[] {
  return positions.flatMap((game, from) => {
    const turn = game.turn[0] ?? 0
    return turn === positions[from - 1]?.turn[0] ? [] : [{ turn, seat: game.turnSeat, from }]
  })
}

/** The turn that a moment lies in. */
export function turnAt({ turns }: Tape, at: number): TapeTurn | undefined {
  return turns.findLast(({ from }) => from <= at)
}

/** What these eyes saw at a moment, and not a card more. */
export function viewAt({ positions, perfectMemory }: Tape, at: number, eyes: Eyes): View {
  const game = positions[at] ?? new Game()
  const seen = view(game)
  const open = perfectMemory ? seen : forget(seen)
  if (eyes !== 'open') return view(game, eyes, open)
  return {
    ...seen,
    seats: seen.seats.map((them, seat) => view(game, seat, seen).seats[seat] ?? them),
  }
}

/** A moment as the zones of the table are shown one. */
export function updateAt(tape: Tape, at: number, eyes: Eyes): Update {
  const { positions, seats, isOver } = tape
  const seen = viewAt(tape, at, eyes)
  const { log, starts } = tape.told(eyes)
  const end = positions[at]
  return {
    version: at,
    table: '',
    place: 'here',
    eyes: eyes === 'open' ? undefined : eyes,
    seats,
    view: seen,
    question: undefined,
    askedSince: undefined,
    answer: undefined,
    waitsFor: seen.asked ? [seen.asked.seat] : [],
    answered: [],
    undo: { possible: false, reason: 'nothing-decided' },
    orders: undefined,
    log: { from: 0, entries: log.slice(0, starts[at]) },
    result: isOver && at === tape.last && end ? standings(end) : undefined,
    offers: [],
    outlook: outlook(seen),
  }
}
