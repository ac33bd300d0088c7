import { KINDS, type Kind } from '../cards/allies.ts'
import { copyGame, Game, type LordId, Place, type Seat } from '../game/game.ts'
import { createTable, kernel } from '../game/table.ts'
import { scripted } from '../kernel/chance.ts'
import { Options } from '../kernel/options.ts'
import { type Score, scoreOf } from '../scoring.ts'
import { changeNebulis } from '../smuggling/nebulis.ts'
import { finishGame } from '../turn/end.ts'
import { loseAlly } from '../turn/hand.ts'
import { krakensBring } from '../turn/pay.ts'
import { offerAffiliable } from '../turn/recruit.ts'
import type { Payment } from './payment.ts'

// What would become of a position: for those who compare before they decide. No luck is drawn.

/** B6.3: the allies of a payment of which one would be affiliated, each kind once. */
export function affiliable(
  game: Game,
  me: Seat,
  lord: LordId,
  { allies }: Pick<Payment, 'allies'>,
): Kind[] {
  const out = new Options()
  offerAffiliable(game, me, lord, counted(allies), out)
  return out.toArray()
}

function counted(allies: readonly Kind[]): Uint8Array {
  const counts = new Uint8Array(KINDS)
  for (const kind of allies) counts[kind]++
  return counts
}

/**
 * A copy of a game in which a seat has paid for a lord and affiliated an ally; no power works yet.
 *
 * Nothing is asked in it, unless another seat has to choose who gets the kraken figure.
 */
export function supposePaid(
  game: Game,
  me: Seat,
  lord: LordId,
  payment: Payment,
  affiliated: Kind | undefined,
): Game {
  const after = new Game()
  copyGame(game, after)
  after.agendaSize = 0
  for (const kind of payment.allies) loseAlly(after, me, kind)
  after.pearls[me] -= payment.pearls
  after.lordPlace[lord] = Place.Seat + me
  after.lordCount[me]++
  if (affiliated !== undefined) after.affiliated[me][affiliated]++
  const table = createTable(after, scripted([]))
  changeNebulis(table, me, krakensBring(counted(payment.allies)) - (payment.nebulis ?? 0))
  const options = kernel.legal(table)
  // To whichever of the equals the figure goes, it leaves this seat.
  if (kernel.seatAsked(after) === me) kernel.play(table, options.list[0])
  return after
}

/** B9.3: what a seat would score if the game ended now; the hands of the others are left out. */
export function scoreWithHand(game: Game, me: Seat): Score {
  const ended = new Game()
  copyGame(game, ended)
  ended.agendaSize = 0
  for (const [seat, hand] of ended.hand.entries()) if (seat !== me) hand.fill(0)
  const table = createTable(ended, scripted([]))
  finishGame(table)
  kernel.settle(table)
  return scoreOf(ended, me)
}
