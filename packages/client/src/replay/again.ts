import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { PATHS } from '../app/paths.ts'
import { writeGameLink } from '../keep/gameLink.ts'
import { newGameId } from '../keep/games.ts'
import type { PlayedGame, RecordText } from '../keep/recordText.ts'
import type { Earlier } from '../keep/waters.ts'
import { isPersonHere, type SeatInfo, type TableBegin } from '../link/protocol.ts'
import { strangersAt } from '../screens/setup/strangers.ts'
import { asTheyCame } from '../screens/table/rematch.ts'
import { type Moment, writeMoment } from './moment.ts'

/** The address of a moment of a game, with the whole game in it. */
export function momentLink(game: PlayedGame, moment: Moment): string {
  const seats = game.seats.map(asOthersCall)
  const address = `${PATHS.replay}${writeMoment(moment)}#${writeGameLink({ ...game, seats })}`
  return new URL(address, location.origin).href
}

/** Whoever is “You” on this device is somebody without a name to others. */
function asOthersCall(info: SeatInfo): SeatInfo {
  return isNameless(info) ? { ...info, name: '' } : info
}

/** Whether a seat has no name but the one that we give it. */
export const isNameless = ({ name }: SeatInfo): boolean => name === '' || name === m.setup_you()

/** A game from a link, with a name for everybody. */
export function withNames({ seats, ...game }: RecordText): PlayedGame {
  const named = (seats ?? strangersAt(game.record)).map((info, at) =>
    info.name === '' ? { ...info, name: m.setup_person_name({ number: at + 1 }) } : info,
  )
  return { ...game, seats: named }
}

/** P66: the same deal with the same seats, as a game of its own. */
export function sameWaters(game: PlayedGame, seat: Seat): TableBegin {
  return beginIn(game, game.seats.map(asTheyCame), {
    game: writeGameLink(game),
    seat,
    isChallenge: false,
  })
}

/** The address of a challenge: the game, and whose result is to be beaten, under the name they want to have. */
export function challengeLink(game: PlayedGame, seat: Seat, name: string): string {
  const seats = game.seats.map((info, at) =>
    asOthersCall(at === seat ? { ...info, name: name.trim() } : info),
  )
  const address = `${PATHS.challenge}${writeMoment({ at: undefined, eyes: seat })}`
  return new URL(`${address}#${writeGameLink({ ...game, seats })}`, location.origin).href
}

/** A challenge that was taken: its seat is played under another name, and bots play the other people's. */
export function challenged(
  game: PlayedGame,
  { game: link, seat }: Pick<Earlier, 'game' | 'seat'>,
  { name, bot }: { readonly name: string; readonly bot: string },
): TableBegin {
  const seats = game.seats.map((info, at): SeatInfo => {
    if (at === seat) return { name, bot: undefined }
    return { name: info.name, bot: info.bot ?? bot }
  })
  return beginIn(game, seats, { game: link, seat, isChallenge: true })
}

function beginIn(
  { record, perfectMemory }: PlayedGame,
  seats: readonly SeatInfo[],
  waters: NonNullable<TableBegin['waters']>,
): TableBegin {
  return { id: newGameId(), seats, from: { setup: record.setup }, perfectMemory, waters }
}

/** The seat whose result is told: the person's who played alone, or else the best person's. */
export function toldSeat(seats: readonly SeatInfo[], points: readonly number[]): Seat {
  const people = seats.flatMap((there, seat) => (isPersonHere(there) ? [seat] : []))
  const among = people.length > 0 ? people : seats.map((_, seat) => seat)
  return among.toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0))[0] ?? 0
}
