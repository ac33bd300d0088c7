import {
  COURT,
  costFor,
  type Game,
  keysOfSeat,
  leviathans,
  lords,
  openPoints,
  Place,
  SECOND_PILE,
  type Seat,
  strengthFor,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { bestAgainst } from './border.ts'
import { OfAction } from './layout.ts'
import { worthOf } from './places.ts'
import { lookAtStack, type Stack } from './stacks.ts'

/** B9.1 */
const LAST_LORD = 7
/** B7.1 */
const KEYS_FOR_LOCATION = 3
/** B6.5 */
const FEW_LORDS = 3

/** A lord that would come into play for a seat. */
export function describeRecruit(game: Game, me: Seat, lord: number, out: Sparse): void {
  const { influence, keys } = lords[lord]
  const cost = costFor(game, me, lord)
  const strength = strengthFor(game, me, lord)
  out.add(OfAction.recruit + lord, 1)
  out.add(OfAction.influence, influence)
  out.add(OfAction.keys, keys)
  out.add(OfAction.cost, cost)
  out.add(OfAction.pearlsNeeded, cost - strength)
  out.add(OfAction.strengthLeft, strength - cost)
  if (game.lordCount[me] + 1 >= LAST_LORD) out.add(OfAction.isLastLord, 1)
  if (keys > 0 && keysOfSeat(game, me) + keys >= KEYS_FOR_LOCATION)
    out.add(OfAction.completesKeys, 1)
  let size = 0
  for (let space = 0; space < COURT; space++) if (game.court[space] > 0) size++
  if (size - 1 < FEW_LORDS) out.add(OfAction.emptiesCourt, 1)
}

/** A lord that is named for anything else. */
export function describeLord(game: Game, me: Seat, lord: number, out: Sparse): void {
  const { influence, keys, cost } = lords[lord]
  out.add(OfAction.lord + lord, 1)
  out.add(OfAction.influence, influence)
  out.add(OfAction.keys, keys)
  out.add(OfAction.cost, cost)
  if (game.lordPlace[lord] === Place.Seat + me) out.add(OfAction.isMine, 1)
}

export function describeLocation(game: Game, me: Seat, location: number, out: Sparse): void {
  out.add(OfAction.location + location, 1)
  out.add(OfAction.worth, worthOf(game, me, location))
  let others = 0
  for (let seat = 0; seat < game.players; seat++)
    if (seat !== me) others = Math.max(others, worthOf(game, seat, location))
  out.add(OfAction.worthToOthers, others)
}

const stack: Stack = { strength: 0, best: 0 }

/** A stack of the council. */
export function describeStack(game: Game, race: number, out: Sparse): void {
  lookAtStack(game, race, stack)
  out.add(OfAction.race + race, 1)
  out.add(OfAction.stack, game.councilSize[race])
  out.add(OfAction.stackStrength, stack.strength)
  out.add(OfAction.stackBest, stack.best)
}

/** Somebody at the table; tokens of the second pile are named by higher numbers. */
export function describeSeatChosen(game: Game, me: Seat, decision: number, out: Sparse): void {
  const seat = decision % SECOND_PILE
  out.add(OfAction.seat + ((seat - me + game.players) % game.players), 1)
  out.add(OfAction.seatPoints, openPoints(game, seat))
  out.add(OfAction.seatPearls, game.pearls[seat])
  if (decision >= SECOND_PILE) out.add(OfAction.count, 1)
}

/** A space of the border, and the leviathan in it. */
export function describeSpace(game: Game, me: Seat, space: number, out: Sparse): void {
  out.add(OfAction.space + space, 1)
  const leviathan = game.border[space] - 1
  if (leviathan < 0) return
  const { levels } = leviathans[leviathan]
  const lost = game.leviathanLost[leviathan]
  out.add(OfAction.resistance, levels[lost]?.resistance ?? 0)
  out.add(OfAction.health, levels.length - lost)
  out.add(OfAction.tokens, levels[lost]?.tokens ?? 0)
  out.add(OfAction.fits, bestAgainst(game, me, space))
}
