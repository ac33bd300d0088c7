import { KINDS, type Kind, RACES, type Race, raceOf, strengthOf } from '../cards/allies.ts'
import { racesOf } from '../cards/lord.ts'
import { type Game, type LordId, NOBODY, Place, type Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel, type Table } from '../game/table.ts'
import { SETTLE } from '../notation/words.ts'
import { canPayWithNebulis } from '../smuggling/nebulis.ts'
import { costFor, racesFit, racesIn, requiredRaceFor } from '../turn/cost.ts'
import { pay } from '../turn/pay.ts'
import { spareAlly } from '../turn/payments.ts'
import { asksForAction } from '../turn/turn.ts'
import { costChangers } from './costChangers.ts'
import { type Refusal, submit } from './refusal.ts'

/** A whole payment at once. */
export interface Payment {
  readonly allies: readonly Kind[]
  readonly pearls: number
  /** Nebulis used in place of pearls. */
  readonly nebulis?: number
}

/** Why a payment for a lord is not taken. */
export type PaymentRefusal =
  | { readonly reason: 'lord-not-at-court'; readonly lord: LordId }
  | { readonly reason: 'no-such-ally'; readonly kind: Kind }
  | { readonly reason: 'wrong-number-of-races'; readonly needed: number; readonly offered: number }
  | { readonly reason: 'required-race-missing'; readonly race: Race }
  | {
      readonly reason: 'too-weak'
      readonly cost: number
      readonly offered: number
      readonly because: readonly LordId[]
    }
  | { readonly reason: 'too-many-pearls'; readonly needed: number; readonly offered: number }
  | { readonly reason: 'pearls-missing'; readonly needed: number; readonly pearls: number }
  | { readonly reason: 'superfluous-ally'; readonly kind: Kind }
  /** K3.1: more than may be used, or with pearls left. */
  | { readonly reason: 'nebulis-not-allowed'; readonly nebulis: number; readonly pearls: number }

/** Looks at a whole payment: why it is refused, or nothing if it is good. */
export function refusePayment(
  game: Game,
  me: Seat,
  lord: LordId,
  payment: Payment,
): PaymentRefusal | undefined {
  if (game.lordPlace[lord] !== Place.Board) return { reason: 'lord-not-at-court', lord }
  const laid = new Uint8Array(KINDS)
  let mask = 0
  let krakens = 0
  let strength = 0
  for (const kind of payment.allies) {
    if (!(kind >= 0 && kind < KINDS) || ++laid[kind] > game.hand[me][kind])
      return { reason: 'no-such-ally', kind }
    if (raceOf[kind] < RACES) mask |= 1 << raceOf[kind]
    else krakens++
    strength += strengthOf[kind]
  }
  const races = racesOf[lord]
  const required = requiredRaceFor(game, me, lord)
  if (!racesFit(mask, krakens, races, required)) {
    if (racesFit(mask, krakens, races, NOBODY))
      return { reason: 'required-race-missing', race: required }
    return { reason: 'wrong-number-of-races', needed: races, offered: racesIn[mask] + krakens }
  }
  const cost = costFor(game, me, lord)
  const needed = Math.max(0, cost - strength)
  const nebulis = payment.nebulis ?? 0
  const offered = payment.pearls + nebulis
  if (offered > needed) return { reason: 'too-many-pearls', needed, offered }
  if (offered < needed)
    return {
      reason: 'too-weak',
      cost,
      offered: strength + offered,
      because: costChangers(game, me),
    }
  if (payment.pearls > game.pearls[me])
    return { reason: 'pearls-missing', needed: payment.pearls, pearls: game.pearls[me] }
  if (!canPayWithNebulis(game, me, needed, nebulis))
    return { reason: 'nebulis-not-allowed', nebulis, pearls: game.pearls[me] - payment.pearls }
  if (chose(game, 'excessAllies', 'refused')) {
    const spare = spareAlly(laid, strength, cost)
    if (spare >= 0) return { reason: 'superfluous-ally', kind: spare }
  }
  return undefined
}

/** Whether this is the moment for a payment: other questions have answers with the same numbers. */
function refuseMoment(game: Game, me: Seat, lord: LordId): Refusal | undefined {
  const asked = kernel.asked(game)
  if (!asked) return { reason: 'game-over' }
  if (asked.seat !== me) return { reason: 'somebody-else-decides', seat: asked.seat }
  if (asksForAction(asked.question)) return undefined
  const question = asked.question.name
  const why = { reason: 'another-question', question } as const
  return { reason: 'not-offered', question, decision: lord, why }
}

/** Recruits a lord with a whole payment, or says why not; then the state is untouched. */
export function submitPayment(
  table: Table,
  me: Seat,
  lord: LordId,
  payment: Payment,
): Refusal | PaymentRefusal | undefined {
  const { game } = table
  const refusal =
    refuseMoment(game, me, lord) ??
    refusePayment(game, me, lord, payment) ??
    submit(table, me, lord)
  if (refusal !== undefined) return refusal
  const wanted = new Uint8Array(KINDS)
  for (const kind of payment.allies) wanted[kind]++
  // Forced answers have been given already: what is laid down tells what is still to come.
  while (kernel.asked(game)?.question === pay) {
    const next = wanted.findIndex((count, kind) => count > game.paid[kind])
    kernel.play(table, next < 0 ? SETTLE + (payment.nebulis ?? 0) : next)
  }
  return undefined
}
