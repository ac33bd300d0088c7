import type { PaymentRefusal, Refusal, WhyNot } from '@hadal/engine'
import type { Sealed } from '@hadal/table'
import { sayCard, sayLord, sayLords, sayRace } from './cards.ts'
import { count } from './english.ts'
import { sayWho, type Who } from './who.ts'

/** Why something cannot be chosen, as a whole sentence. */
export function sayWhyNot(why: WhyNot, who: Who): string {
  switch (why.reason) {
    case 'game-over':
      return 'The game is over.'
    case 'onlooker':
      return 'Onlookers choose nothing.'
    case 'somebody-else-decides':
      return `It is for ${sayWho(who, why.seat)} to decide now.`
    case 'another-question':
      return `Nothing speaks against it, but you are asked something else now: ${why.question}.`
    case 'not-at-court':
      return `The ${sayLord(why.lord)} is not at court.`
    case 'race-missing':
      return `The payment needs a ${sayRace(why.race)}, and you have none in hand.`
    case 'races-missing':
      return `The payment needs exactly ${count(why.needed, 'race')}, and you hold ${why.held}.`
    case 'strength-missing':
      return (
        `It costs you ${why.cost}${why.because.length > 0 ? ` (because of ${sayLords(why.because)})` : ''}; ` +
        `the allies that fit and what you can add to them bring ${why.most}: ${why.cost - why.most} short.`
      )
    case 'stack-empty':
      return 'That stack of the council is empty.'
    case 'reserved':
      return `It is reserved: a sentinel of ${sayWho(who, why.by)} lies on it.`
    case 'not-available':
      return why.owner === undefined
        ? 'That location is not available: it lies in the deck or is out of the game.'
        : `That location is controlled by ${sayWho(who, why.owner)}.`
    case 'keys-missing':
      return `A location takes ${why.needed} keys, and you have ${why.held}.`
    case 'not-in-hand':
      return 'You hold no such ally.'
    case 'payment-has-no-use-for-it':
      return 'The payment has no use for it: cards are laid down race by race, weak ones first.'
    case 'no-pearl':
      return 'Plotting costs 1 pearl, and you have none.'
    case 'court-full':
      return 'The court is full: there is no space for one more lord.'
    case 'lord-deck-empty':
      return 'No lord is left in the deck.'
    case 'nothing-left-to-explore':
      return 'Nothing is left to explore: the deck and its discard pile are empty.'
    case 'bought-already':
      return 'You have bought as many allies in this turn as you may.'
    case 'price-too-high':
      return `The price is ${count(why.price, 'pearl')}, and you can pay ${why.purse}.`
  }
}

/** Why a decision or a payment is not taken, as a whole sentence. */
export function sayRefusal(refusal: Refusal | PaymentRefusal, who: Who): string {
  switch (refusal.reason) {
    case 'game-over':
      return 'The game is over.'
    case 'malformed':
      return 'That is no decision.'
    case 'somebody-else-decides':
      return `It is for ${sayWho(who, refusal.seat)} to decide now.`
    case 'not-offered':
      return refusal.why === undefined ? 'That cannot be chosen now.' : sayWhyNot(refusal.why, who)
    case 'lord-not-at-court':
      return `The ${sayLord(refusal.lord)} is not at court.`
    case 'no-such-ally':
      return `You do not hold so many of ${sayCard(refusal.kind)}.`
    case 'wrong-number-of-races':
      return `The payment needs exactly ${count(refusal.needed, 'race')}; these are ${refusal.offered}.`
    case 'required-race-missing':
      return `The payment needs a ${sayRace(refusal.race)}.`
    case 'too-weak':
      return `The cost is ${refusal.cost}; this payment brings ${refusal.offered}.`
    case 'too-many-pearls':
      return `Only ${count(refusal.needed, 'pearl')} are needed, not ${refusal.offered}.`
    case 'pearls-missing':
      return `This payment needs ${count(refusal.needed, 'pearl')}, and you have ${refusal.pearls}.`
    case 'nebulis-not-allowed':
      return refusal.pearls > 0
        ? `Nebulis is for when your pearls are spent, and you would have ${refusal.pearls} left.`
        : `So many nebulis cannot be used in one payment: ${refusal.nebulis} are too many.`
    case 'superfluous-ally':
      return `At this table nothing superfluous is paid: leave ${sayCard(refusal.kind)} out.`
  }
}

/** Why a decision cannot be taken back, as the end of a sentence. */
export function saySealed(sealed: Sealed, who: Who): string {
  switch (sealed.reason) {
    case 'nothing-decided':
      return 'you have decided nothing yet'
    case 'luck':
      return 'luck has been used since, and something was drawn'
    case 'revealed':
      return 'cards that were face down have been seen'
    case 'somebody-decided':
      return `${sayWho(who, sealed.seat)} has decided something since`
  }
}

/** What a lord at court asks for that a hand has not, in very few words; nothing if it has all. */
export function sayMissing(why: WhyNot, who: Who): string | undefined {
  switch (why.reason) {
    case 'reserved':
      return `reserved by ${sayWho(who, why.by)}`
    case 'race-missing':
      return `no ${sayRace(why.race)}`
    case 'races-missing':
      return `${why.held} of ${why.needed} races`
    case 'strength-missing':
      return `${why.cost - why.most} strength short`
    default:
      return undefined
  }
}
