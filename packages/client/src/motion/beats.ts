import type { Kind, LeviathanId, LocationId, Loot, LordId, Race, Seat } from '@hadal/engine'

/** What is gained or lost in ones. */
export type Good = 'pearl' | 'nebulis' | 'key' | 'token' | 'leviathan-token'

/** A card of the depths that leaves its space. */
export interface Leaving {
  readonly kind: Kind
  readonly space: number
  /** It was revealed in the same breath: nobody has seen it lie there. */
  readonly isFresh: boolean
}

/** One moment of the table that is worth showing, in the words of the game. */
export type Beat =
  | { readonly type: 'reveal'; readonly card: Kind; readonly space: number }
  /** An ally is offered round: who has declined it, and who is still asked. */
  | {
      readonly type: 'offer'
      readonly from: Seat
      readonly declined: readonly Seat[]
      readonly asked: readonly Seat[]
    }
  | {
      readonly type: 'sale'
      readonly seat: Seat
      readonly from: Seat
      readonly card: Leaving
      readonly pearls: number
      readonly nebulis: number
    }
  | { readonly type: 'take'; readonly seat: Seat; readonly card: Leaving }
  | { readonly type: 'council'; readonly cards: readonly Leaving[] }
  | { readonly type: 'monster' }
  | { readonly type: 'stack'; readonly seat: Seat; readonly race: Race; readonly cards: number }
  /** A lord comes to a senate; paid with allies, of which one may be kept. */
  | {
      readonly type: 'recruit'
      readonly seat: Seat
      readonly lord: LordId
      readonly allies: readonly Kind[]
      readonly kept: Kind | undefined
    }
  | {
      readonly type: 'affiliate'
      readonly seat: Seat
      readonly kind: Kind
      /** The lord it was paid for, if it was. */
      readonly lord: LordId | undefined
    }
  | {
      readonly type: 'control'
      readonly seat: Seat
      readonly location: LocationId
      readonly lords: readonly LordId[]
    }
  /** Lords come to the court; `seat` has made it refill and is paid for it. */
  | {
      readonly type: 'court'
      readonly lords: readonly LordId[]
      readonly seat: Seat | undefined
    }
  | {
      readonly type: 'figure'
      readonly figure: 'kraken' | 'scourge'
      readonly from: Seat | undefined
      readonly to: Seat | undefined
    }
  | {
      readonly type: 'fight'
      readonly space: number
      readonly roll: number
      readonly isHit: boolean
    }
  | { readonly type: 'leviathan'; readonly leviathan: LeviathanId; readonly space: number }
  | { readonly type: 'attack'; readonly seat: Seat }
  | {
      readonly type: 'loot'
      readonly seat: Seat
      readonly location: LocationId
      readonly loot: Loot
      /** It lay there already: both are lost. */
      readonly isPair: boolean
    }
  | {
      readonly type: 'goods'
      readonly seat: Seat
      readonly good: Good
      /** Below 0 they are lost. */
      readonly count: number
    }
  /** Everybody else has one last turn. */
  | { readonly type: 'last-turns'; readonly seats: readonly Seat[] }

/** A beat by its name. */
export type BeatOf<Type extends Beat['type']> = Extract<Beat, { readonly type: Type }>
