import {
  COURT,
  costFor,
  type Game,
  isReservedFrom,
  lords,
  MONSTER,
  purseOf,
  RACES,
  raceOf,
  type Seat,
  strengthFor,
  strengthOf,
  Zone,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { OfCourt, OfSea } from './layout.ts'
import { unseenAllyOf } from './seats.ts'

/** More than any lord costs: its races cannot be had. */
const OUT_OF_REACH = 15

/** The lords at court, and who could pay for them now. */
export function describeCourt(game: Game, me: Seat, out: Sparse): void {
  const purse = purseOf(game, me)
  let size = 0
  for (let space = 0; space < COURT; space++) {
    const lord = game.court[space] - 1
    if (lord < 0) continue
    size++
    out.add(OfCourt.lords + lord, 1)
    const missing = missingFor(game, me, lord, purse)
    if (missing === 0) out.add(OfCourt.payable + lord, 1)
    else out.add(OfCourt.missing + lord, missing)
    let others = 0
    for (let seat = 0; seat < game.players; seat++)
      // Whoever holds an ally that was never shown can pay for who knows what.
      if (seat !== me && unseenAllyOf(game, seat, me) < 0)
        if (missingFor(game, seat, lord, purseOf(game, seat)) === 0) others++
    out.add(OfCourt.payableByOthers + lord, others)
  }
  out.add(OfCourt.size + size, 1)
  out.add(OfCourt.deck, game.lordDeckSize)
}

/** The strength that a seat is short of for a lord. */
function missingFor(game: Game, seat: Seat, lord: number, purse: number): number {
  if (isReservedFrom(game, seat, Zone.Court, lord)) return OUT_OF_REACH
  const strength = strengthFor(game, seat, lord)
  if (strength < 0) return OUT_OF_REACH
  return Math.max(0, costFor(game, seat, lord) - strength - purse)
}

/** The lords that the ally revealed last would bring into the reach of a seat, at some price. */
export function describeOffer(game: Game, me: Seat, price: number, out: Sparse): void {
  const kind = game.depths[game.depthsSize - 1]
  if (kind === MONSTER) return
  const race = raceOf[kind]
  const purse = purseOf(game, me)
  const strengths = game.handStrength[me]
  let inReach = 0
  let best = 0
  for (let space = 0; space < COURT; space++) {
    const lord = game.court[space] - 1
    if (lord < 0 || missingFor(game, me, lord, purse) === 0) continue
    // As if it were in hand already, for the length of one question.
    strengths[race] += strengthOf[kind]
    if (race === RACES) game.hand[me][kind]++
    const missing = missingFor(game, me, lord, purse - price)
    strengths[race] -= strengthOf[kind]
    if (race === RACES) game.hand[me][kind]--
    if (missing > 0) continue
    inReach++
    best = Math.max(best, lords[lord].influence)
  }
  out.add(OfSea.lordsInReach, inReach)
  out.add(OfSea.bestInReach, best)
}
