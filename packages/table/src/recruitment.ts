import {
  asked,
  type Chance,
  createTable,
  Game,
  KINDS,
  type Kind,
  type LordId,
  lords,
  type Payment,
  type PaymentRefusal,
  type Refusal,
  refuse,
  SETTLE,
  type Seat,
  submitPayment,
  type Table,
} from '@hadal/engine'
import { isCount, isObject } from './input.ts'
import { copyTable } from './offer.ts'

/** A lord with a whole payment, and the ally to be affiliated where there is a choice. */
export interface Recruitment {
  readonly lord: LordId
  readonly payment: Payment
  readonly affiliate?: Kind | undefined
}

const PAY = 'pay for a lord'
const AFFILIATE = 'affiliate an ally'

/** Whether something from outside is a recruitment, if perhaps not one that can be paid. */
export function isRecruitment(input: unknown): input is Recruitment {
  if (!isObject(input) || !isObject(input.payment)) return false
  const { lord, affiliate, payment } = input
  return (
    isCount(lord) &&
    lord < lords.length &&
    (affiliate === undefined || isCount(affiliate)) &&
    Array.isArray(payment.allies) &&
    payment.allies.every(isCount) &&
    isCount(payment.pearls) &&
    (payment.nebulis === undefined || isCount(payment.nebulis))
  )
}

/** Why a recruitment is refused, tried on a copy; nothing if it is good. */
export function refuseRecruitment(
  table: Table,
  me: Seat,
  { lord, payment, affiliate }: Recruitment,
): Refusal | PaymentRefusal | undefined {
  const trial = createTable(new Game(), ANY_LUCK)
  copyTable(table, trial)
  const refusal = submitPayment(trial, me, lord, payment)
  if (refusal !== undefined || affiliate === undefined) return refusal
  return isAsked(trial.game, me, AFFILIATE) ? refuse(trial, me, affiliate) : undefined
}

/** The next decision of a recruitment that has begun; nothing when it is done. */
export function nextOfRecruitment(
  game: Game,
  me: Seat,
  { payment, affiliate }: Recruitment,
): number | undefined {
  if (isAsked(game, me, AFFILIATE)) return affiliate
  if (!isAsked(game, me, PAY)) return undefined
  // Forced answers have been given already: what is laid down tells what is still to come.
  const wanted = new Uint8Array(KINDS)
  for (const kind of payment.allies) wanted[kind] = (wanted[kind] ?? 0) + 1
  const next = wanted.findIndex((count, kind) => count > (game.paid[kind] ?? 0))
  return next < 0 ? SETTLE + (payment.nebulis ?? 0) : next
}

function isAsked(game: Game, me: Seat, name: string): boolean {
  const top = asked(game)
  return top?.seat === me && top.question.name === name
}

/** A payment is judged before any luck it may lead to. */
const ANY_LUCK: Chance = {
  draw: (_source, bag) => bag.findIndex((count) => count > 0),
  roll: () => 1,
}
