import type { Kind, LocationId, LordId, PaymentRefusal, WhyNot, Worth } from '@hadal/engine'

/** What the rules say about things on the table, for one pair of eyes. */
export interface Outlook {
  /** The lords at court, and those a question speaks of. */
  readonly lords: Readonly<Record<LordId, LordOutlook>>
  /** Every location that lies face up or has an owner, and those a question speaks of. */
  readonly locations: Readonly<Record<LocationId, LocationOutlook>>
  readonly seats: readonly SeatOutlook[]
  /** While an ally is offered to `eyes`, or they may take it: what it would make possible. */
  readonly card: CardOutlook | undefined
}

export interface LordOutlook {
  readonly lord: LordId
  readonly printed: number
  readonly cost: number
  /** The lords that change the printed cost. */
  readonly changedBy: readonly LordId[]
  readonly payable: Payable
}

/** Whether a lord can be paid by these eyes, were it their turn. */
export type Payable =
  /** With allies alone. */
  | { readonly state: 'pays' }
  | { readonly state: 'with-pearls'; readonly pearls: number; readonly nebulis: number }
  | { readonly state: 'not'; readonly why: WhyNot }

export interface LocationOutlook {
  readonly location: LocationId
  /** What it would score for each seat now. */
  readonly points: readonly number[]
  /** The arithmetic behind it, by seat. */
  readonly worth: readonly Worth[]
}

export interface SeatOutlook {
  /** The points everybody can count: monster tokens of others are left out. */
  readonly points: number
  /** For `eyes`: with the hand they hold affiliated as the end of the game would. */
  readonly withHand: number | undefined
  readonly keys: number
  readonly lords: number
}

export interface CardOutlook {
  readonly kind: Kind
  readonly price: number
  readonly pearlsAfter: number
  /** Lords at court that could be paid with this card and cannot be paid without it. */
  readonly completes: readonly { readonly lord: LordId; readonly payment: RankedPayment }[]
  /** Lords that come nearer with it, and the pearls they would still lack. */
  readonly nearer: readonly { readonly lord: LordId; readonly short: number }[]
}

/** A whole payment with what it leads to; the best for most people first. */
export interface RankedPayment {
  readonly allies: readonly Kind[]
  readonly pearls: number
  readonly nebulis: number
  /** Strength that is lost. */
  readonly waste: number
  /** Nebulis that krakens bring. */
  readonly brings: number
  /** The allies of which one is affiliated, each kind once; the best first. */
  readonly affiliates: readonly Kind[]
  /** What each of them would bring, in the same order. */
  readonly pointsOfAffiliates: readonly number[]
  /** Points won or lost at once by affiliating the first of them, and by nebulis. */
  readonly points: number
  readonly left: readonly Kind[]
  readonly leftPearls: number
  readonly leftNebulis: number
  /**
   * Whether the kraken figure would come to, stay with, or leave this seat. Where its holder would
   * have to choose, it may come.
   */
  readonly figure: 'comes' | 'may-come' | 'stays' | 'leaves' | undefined
}

/** The best payments for a lord, and how many there are in all. */
export interface RankedPayments {
  readonly payments: readonly RankedPayment[]
  readonly count: number
}

/** A payment that somebody has put together: what it leads to, or why it is not taken. */
export type CheckedPayment =
  | { readonly payment: RankedPayment }
  | { readonly refusal: PaymentRefusal | WhyNot }
