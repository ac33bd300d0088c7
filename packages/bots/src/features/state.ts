import { costFor, Expansion, type Game, NOBODY, type Seat } from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { describeExpansions } from './border.ts'
import { describeCourt } from './court.ts'
import { OfCourt, OfPayment, OfTable } from './layout.ts'
import { describePlaces } from './places.ts'
import { argumentOf, nameOfQuestion, questionOf } from './question.ts'
import { describeSea } from './sea.ts'
import { describeSeats } from './seats.ts'

const NO_LIMIT = 255

/**
 * What a seat that is asked can tell of a game: all it has seen, with perfect memory, and nothing else.
 *
 * Games that look alike to the seat are described alike: a law guards that.
 */
export function describeState(game: Game, me: Seat, out: Sparse): void {
  out.clear()
  const question = nameOfQuestion(game)
  describeSeats(game, me, out)
  describeCourt(game, me, out)
  describeSea(game, me, out)
  describePlaces(game, me, out)
  describeExpansions(game, me, question, out)
  describeTable(game, me, out)
  if (question === 'pay for a lord') describePayment(game, me, out)
  else if (question === 'affiliate an ally') out.add(OfCourt.recruiting + argumentOf(game), 1)
}

function describeTable(game: Game, me: Seat, out: Sparse): void {
  const { players, endedBy } = game
  out.add(OfTable.players + players - 2, 1)
  if (game.expansions & Expansion.Kraken) out.add(OfTable.kraken, 1)
  if (game.expansions & Expansion.Leviathan) out.add(OfTable.leviathan, 1)
  if (game.handLimit !== NO_LIMIT) out.add(OfTable.handLimit, 1)
  out.add(OfTable.question + questionOf(game), 1)
  out.add(OfTable.extraTurns, game.extraTurns)
  let most = 0
  for (let seat = 0; seat < players; seat++) most = Math.max(most, game.lordCount[seat])
  out.add(OfTable.mostLords, most)
  if (endedBy === NOBODY) return
  out.add(OfTable.isEnding, 1)
  // The seats from the active one up to the one that ended the game still play.
  const untilMe = (me - game.turnSeat + players) % players
  const untilEnd = (endedBy - game.turnSeat + players) % players || players
  if (untilMe === 0 || untilMe >= untilEnd) out.add(OfTable.isLastTurn, 1)
}

function describePayment(game: Game, me: Seat, out: Sparse): void {
  const lord = argumentOf(game)
  out.add(OfCourt.recruiting + lord, 1)
  out.add(OfPayment.missing, costFor(game, me, lord) - game.paidStrength)
  out.add(OfPayment.strength, game.paidStrength)
  let races = game.paidKrakens
  for (let mask = game.paidRaces; mask > 0; mask >>= 1) races += mask & 1
  out.add(OfPayment.races, races)
  out.add(OfPayment.krakens, game.paidKrakens)
}
