import type { Grade, LookBack, PastTurn } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { m, sayChange, type Who } from '@hadal/words'
import { isPersonHere, type SeatInfo } from '../../link/protocol.ts'

/** A chance as people say it: `41 %`. */
export function sayChance(chance: number): string {
  return m.log_chance({ per: Math.round(chance * 100) })
}

/** A change of a chance: `+11 %`, `−3 %`, `0 %`. */
export function sayShift(change: number): string {
  return m.analysis_shift({ change: sayChange(Math.round(change * 100)) })
}

/** What the turn is called that a point of the curve stands for; before the first there is one more. */
export function sayTurn(turns: readonly PastTurn[], at: number): string {
  const turn = turns[at - 1]
  return turn ? m.analysis_after_turn({ turn: turn.turn }) : m.analysis_start()
}

/** Kinder words than those of chess: a game is to be enjoyed. */
export const gradeName: Readonly<Record<Grade, () => string>> = {
  inaccuracy: () => m.analysis_inaccuracy(),
  mistake: () => m.analysis_mistake(),
  blunder: () => m.analysis_blunder(),
}

/** Who played, and who is spoken to: whoever was the only one on this device. */
export function whoPlayed(seats: readonly SeatInfo[]): Who {
  const people = peopleAmong(seats)
  return {
    names: seats.map(({ name }) => name),
    you: people.length === 1 ? people[0] : undefined,
  }
}

/** The seats of people on this device, and of those for whom a bot stood in. */
export function peopleAmong(seats: readonly SeatInfo[]): readonly Seat[] {
  return seats.flatMap((there, seat) => (isPersonHere(there) ? [seat] : []))
}

/** The seat whose game is told first: the person's, or the winner's. */
export function firstShown(seats: readonly SeatInfo[], { thought }: LookBack): Seat {
  const { you } = whoPlayed(seats)
  const end = thought.at(-1) ?? []
  return you ?? end.indexOf(Math.max(...end))
}
