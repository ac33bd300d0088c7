import type { LordId, PaymentRefusal, Refusal, WhyNot } from '@hadal/engine'
import type { Refused, Sealed } from '@hadal/table'
import { list, raceNeeded, sayCard, sayNebulis, sayPearls } from './cards.ts'
import { lordName } from './lords.ts'
import { m } from './messages.ts'
import { cardObject, pearlsObject } from './objects.ts'
import { subject, type Who } from './who.ts'

/** Why something cannot be chosen, in the few words that stand under a card. */
export function sayWhyNot(who: Who, why: WhyNot): string {
  switch (why.reason) {
    case 'game-over':
      return m.reason_game_over()
    case 'onlooker':
      return m.reason_onlooker()
    case 'somebody-else-decides':
      return m.reason_other_decides(subject(who, why.seat))
    case 'another-question':
      return m.reason_other_question()
    case 'not-at-court':
      return m.reason_not_at_court()
    case 'race-missing':
      return m.reason_race_missing({ race: raceNeeded(why.race) })
    case 'races-missing':
      return m.reason_races_missing({ held: why.held, needed: why.needed })
    case 'strength-missing':
      return m.reason_short({ count: why.cost - why.most })
    case 'stack-empty':
      return m.reason_stack_empty()
    case 'reserved':
      return m.reason_reserved(subject(who, why.by))
    case 'not-available':
      return why.owner === undefined
        ? m.reason_not_available()
        : m.reason_owned(subject(who, why.owner))
    case 'keys-missing':
      return m.reason_keys_missing({ held: why.held, needed: why.needed })
    case 'not-in-hand':
      return m.reason_not_in_hand()
    case 'payment-has-no-use-for-it':
      return m.reason_no_use()
    case 'no-pearl':
      return m.reason_no_pearl()
    case 'court-full':
      return m.reason_court_full()
    case 'lord-deck-empty':
      return m.reason_no_lords()
    case 'nothing-left-to-explore':
      return m.reason_nothing_to_explore()
    case 'bought-already':
      return m.reason_bought()
    case 'price-too-high':
      return m.reason_short({ count: why.price - why.purse })
  }
}

/** The same as a whole sentence. */
export function explainWhyNot(who: Who, why: WhyNot): string {
  switch (why.reason) {
    case 'game-over':
      return m.reason_game_over_full()
    case 'onlooker':
      return m.reason_onlooker_full()
    case 'somebody-else-decides':
      return m.reason_other_decides_full(subject(who, why.seat))
    case 'another-question':
      return m.reason_other_question_full()
    case 'not-at-court':
      return m.reason_not_at_court_full({ lord: lordName(why.lord) })
    case 'race-missing':
      return m.reason_race_missing_full({ race: raceNeeded(why.race) })
    case 'races-missing':
      return m.reason_races_missing_full({ held: why.held, count: why.needed })
    case 'strength-missing':
      return why.because.length === 0
        ? m.reason_strength_missing_full(why)
        : m.reason_strength_missing_because_full({ ...why, lords: sayLords(why.because) })
    case 'stack-empty':
      return m.reason_stack_empty_full()
    case 'reserved':
      return m.reason_reserved_full(subject(who, why.by))
    case 'not-available':
      return why.owner === undefined
        ? m.reason_not_available_full()
        : m.reason_owned_full(subject(who, why.owner))
    case 'keys-missing':
      return m.reason_keys_missing_full({ held: why.held, count: why.needed })
    case 'not-in-hand':
      return m.reason_not_in_hand_full()
    case 'payment-has-no-use-for-it':
      return m.reason_no_use_full()
    case 'no-pearl':
      return m.reason_no_pearl_full()
    case 'court-full':
      return m.reason_court_full_full()
    case 'lord-deck-empty':
      return m.reason_no_lords_full()
    case 'nothing-left-to-explore':
      return m.reason_nothing_to_explore_full()
    case 'bought-already':
      return m.reason_bought_full()
    case 'price-too-high':
      return m.reason_price_full({ price: sayPearls(why.price), purse: pearlsObject(why.purse) })
  }
}

const sayLords = (lords: readonly LordId[]): string =>
  list(lords.map((lord) => m.reason_the_lord({ lord: lordName(lord) })))

/** Why the table does not accept something, as a whole sentence. */
export function sayRefusal(who: Who, refusal: Refused): string {
  switch (refusal.reason) {
    case 'game-over':
    case 'malformed':
    case 'somebody-else-decides':
    case 'not-offered':
      return sayRefusedDecision(who, refusal)
    case 'nothing-decided':
    case 'luck':
    case 'revealed':
    case 'somebody-decided':
      return saySealed(who, refusal)
    case 'no-person-here':
      return m.reason_no_person_here()
    case 'nobody-left':
      return m.reason_nobody_left()
    case 'stale':
      return m.reason_stale()
    default:
      return sayPaymentRefusal(refusal)
  }
}

function sayRefusedDecision(who: Who, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'game-over':
      return m.reason_game_over_full()
    case 'malformed':
      return m.reason_malformed()
    case 'somebody-else-decides':
      return m.reason_other_decides_full(subject(who, refusal.seat))
    case 'not-offered':
      return refusal.why === undefined ? m.reason_not_offered() : explainWhyNot(who, refusal.why)
  }
}

/** Why a payment that somebody has put together cannot be made: the lord, or the payment itself. */
export function sayRefusedPayment(who: Who, refusal: PaymentRefusal | WhyNot): string {
  return isPaymentRefusal(refusal) ? sayPaymentRefusal(refusal) : explainWhyNot(who, refusal)
}

const PAYMENT_REASONS: Readonly<Record<PaymentRefusal['reason'], true>> = {
  'lord-not-at-court': true,
  'no-such-ally': true,
  'wrong-number-of-races': true,
  'required-race-missing': true,
  'too-weak': true,
  'too-many-pearls': true,
  'pearls-missing': true,
  'superfluous-ally': true,
  'nebulis-not-allowed': true,
}

const isPaymentRefusal = (refusal: PaymentRefusal | WhyNot): refusal is PaymentRefusal =>
  refusal.reason in PAYMENT_REASONS

/** Why a payment for a lord is not taken. */
export function sayPaymentRefusal(refusal: PaymentRefusal): string {
  switch (refusal.reason) {
    case 'lord-not-at-court':
      return m.reason_not_at_court_full({ lord: lordName(refusal.lord) })
    case 'no-such-ally':
      return m.reason_no_such_ally({ card: sayCard(refusal.kind) })
    case 'wrong-number-of-races':
      return m.reason_wrong_races({ count: refusal.needed, offered: refusal.offered })
    case 'required-race-missing':
      return m.reason_race_not_paid({ race: raceNeeded(refusal.race) })
    case 'too-weak':
      return refusal.because.length === 0
        ? m.reason_too_weak(refusal)
        : m.reason_too_weak_because({ ...refusal, lords: sayLords(refusal.because) })
    case 'too-many-pearls':
      return refusal.needed === 0
        ? m.reason_no_pearls_needed()
        : m.reason_too_many_pearls({ count: refusal.needed, offered: refusal.offered })
    case 'pearls-missing':
      return m.reason_pearls_missing({
        needed: pearlsObject(refusal.needed),
        held: sayPearls(refusal.pearls),
      })
    case 'superfluous-ally':
      return m.reason_superfluous({ card: cardObject(refusal.kind) })
    case 'nebulis-not-allowed':
      return refusal.pearls > 0
        ? m.reason_nebulis_with_pearls({ pearls: sayPearls(refusal.pearls) })
        : m.reason_too_much_nebulis({ nebulis: sayNebulis(refusal.nebulis) })
  }
}

/** Why a decision cannot be taken back. */
export function saySealed(who: Who, sealed: Sealed): string {
  switch (sealed.reason) {
    case 'nothing-decided':
      return m.reason_sealed_nothing()
    case 'luck':
      return m.reason_sealed_luck()
    case 'revealed':
      return m.reason_sealed_revealed()
    case 'somebody-decided':
      return m.reason_sealed_decided(subject(who, sealed.seat))
  }
}
