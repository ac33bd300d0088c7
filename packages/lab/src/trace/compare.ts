import { agendaOf, asked, type Game, Options, type Table } from '@hadal/engine'
import type { TraceSnapshot } from './format.ts'
import { idOf } from './names.ts'
import { type Facts, factsOf } from './ours.ts'
import { asksIn, isForSeveral, isHalfway } from './states.ts'
import { factsOfSnapshot } from './theirs.ts'

/** A value in which two positions differ. */
export interface Difference {
  readonly field: string
  readonly ours: string
  readonly theirs: string
}

/** Compares our position with a recorded one, value by value. */
export function differences(
  { game }: Table,
  snapshot: TraceSnapshot,
  figureAhead: boolean,
): {
  readonly compared: number
  readonly found: readonly Difference[]
  readonly ours: Facts
  readonly theirs: Facts
} {
  const ours = factsOf(game)
  const theirs = factsOfSnapshot(snapshot, isEnding(game))
  const found: Difference[] = []
  let compared = 0
  const check = (field: string, our: string, their: string): void => {
    compared++
    if (our !== their) found.push({ field, ours: our, theirs: their })
  }
  if (!(figureAhead && snapshot.state === 'giveKraken'))
    check('asked', askedOf(game, snapshot), `${snapshot.state} ${snapshot.active.join(',')}`)
  for (const [field, theirsHere] of theirs) {
    const their = theirsHere
    // A reserved lord that was chosen, but not yet paid for, has sent its sentinel back there.
    if (isHalfway(snapshot.state) && snapshot.selectedLord)
      if (ours.get(field)?.endsWith(` lord ${idOf(snapshot.selectedLord)}`)) continue
    if (field === 'kraken' && figureAhead) continue
    // Ours is known at once, theirs when the turn ends.
    if (field === 'endTriggeredBy' && their === '-' && game.endedBy === game.turnSeat) continue
    check(field, ours.get(field) ?? 'missing', their)
  }
  return { compared, found, ours, theirs }
}

/** Whether hands have been put away: that is seen in the middle of the last choice too. */
function isEnding(game: Game): boolean {
  const question = asked(game)?.question.name
  if (question === undefined) return true
  return question === 'give the kraken figure' && agendaOf(game)[0] === 'end the game'
}

/** Who is asked, in the words of the snapshot if our question is the one of its state. */
function askedOf(game: Game, snapshot: TraceSnapshot): string {
  const waiting = asked(game)
  if (!waiting) return 'gameEnd '
  const { name } = waiting.question
  if (isHalfway(snapshot.state)) return `${snapshot.state} ${waiting.seat}`
  const state = asksIn(snapshot.state, name) ? snapshot.state : `'${name}'`
  const seats = isForSeveral(snapshot.state) ? seatsAsked(game) : [waiting.seat]
  return `${state} ${seats.join(',')}`
}

/** The seats that are asked the question on top, one after the other. */
function seatsAsked(game: Game): number[] {
  const { agenda } = game
  const waiting = asked(game)
  const seats: number[] = []
  const top = (game.agendaSize - 1) * 4
  for (let at = top; at >= 0 && agenda[at] === agenda[top]; at -= 4) {
    const options = new Options()
    const seat = agenda[at + 1] ?? 0
    waiting?.question.options(game, seat, options, agenda[at + 2] ?? 0, agenda[at + 3] ?? 0)
    if (options.size > 0) seats.push(seat)
  }
  return seats.sort()
}
