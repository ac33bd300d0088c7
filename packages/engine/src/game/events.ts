import type { Kind, Race } from '../cards/allies.ts'
import type { Attack, LeviathanId } from '../cards/leviathans.ts'
import type { Loot } from '../cards/loot.ts'
import type { Reward } from '../cards/threat.ts'
import type { LeviathanToken, Token } from '../cards/tokens.ts'
import type { LocationId, LordId, Seat } from './game.ts'

/**
 * What happened, in the words of the game: for logs and animation. No rule reads it.
 *
 * What not everybody may see stands under `secret`, with the seats that may in `seenBy`.
 */
export type Event =
  | { readonly type: 'turn-begins'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'lord-revealed'; readonly lord: LordId; readonly space: number }
  | { readonly type: 'plotted'; readonly seat: Seat }
  | {
      readonly type: 'card-revealed'
      readonly seat: Seat
      readonly card: Kind
      readonly space: number
    }
  | { readonly type: 'deck-reshuffled'; readonly cards: number }
  | {
      readonly type: 'ally-bought'
      readonly seat: Seat
      readonly from: Seat
      readonly kind: Kind
      readonly pearls: number
      readonly nebulis: number
    }
  | {
      readonly type: 'offer-declined'
      readonly seat: Seat
      readonly kind: Kind
      readonly price: number
    }
  | { readonly type: 'ally-taken'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'monster-ignored'; readonly seat: Seat; readonly threat: number }
  | { readonly type: 'monster-fought'; readonly seat: Seat; readonly threat: number }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly reward: Reward }
  | { readonly type: 'exploration-ended'; readonly seat: Seat; readonly toCouncil: readonly Kind[] }
  | {
      readonly type: 'stack-taken'
      readonly seat: Seat
      readonly race: Race
      readonly cards: number
    }
  | {
      readonly type: 'stack-discarded'
      readonly seat: Seat
      readonly race: Race
      readonly cards: number
    }
  | {
      readonly type: 'lord-paid'
      readonly seat: Seat
      readonly lord: LordId
      readonly allies: readonly Kind[]
      readonly pearls: number
      readonly nebulis: number
    }
  | { readonly type: 'lord-gained'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'ally-affiliated'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'power-used'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'pearls-gained'; readonly seat: Seat; readonly pearls: number }
  | { readonly type: 'pearls-lost'; readonly seat: Seat; readonly pearls: number }
  | { readonly type: 'keys-gained'; readonly seat: Seat; readonly keys: number }
  | {
      readonly type: 'token-gained'
      readonly seat: Seat
      readonly seenBy: readonly Seat[]
      readonly secret?: { readonly token: Token }
    }
  | {
      readonly type: 'token-stolen'
      readonly seat: Seat
      readonly from: Seat
      /** Which of the two piles it was once drawn from. */
      readonly pile: 'base' | 'leviathan'
      readonly seenBy: readonly Seat[]
      readonly secret?: { readonly token: Token | LeviathanToken }
    }
  | { readonly type: 'allies-discarded'; readonly seat: Seat; readonly allies: readonly Kind[] }
  | { readonly type: 'lord-disabled'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'lord-discarded'; readonly lord: LordId; readonly seat: Seat | undefined }
  | { readonly type: 'court-refilled'; readonly seat: Seat; readonly lords: number }
  | {
      readonly type: 'locations-drawn'
      readonly seat: Seat
      readonly locations: readonly LocationId[]
    }
  | {
      readonly type: 'location-controlled'
      readonly seat: Seat
      readonly location: LocationId
      readonly lords: readonly LordId[]
      readonly keyTokens: number
    }
  | {
      readonly type: 'location-exchanged'
      readonly seat: Seat
      readonly given: LocationId
      readonly taken: LocationId
    }
  | {
      readonly type: 'kraken-placed'
      readonly seat: Seat
      readonly kind: Kind
      readonly race: Race
    }
  | { readonly type: 'nebulis-changed'; readonly seat: Seat; readonly nebulis: number }
  | { readonly type: 'kraken-figure'; readonly seat: Seat | undefined }
  | {
      readonly type: 'ally-healed'
      readonly seat: Seat
      readonly seenBy: readonly Seat[]
      readonly secret?: { readonly kind: Kind }
    }
  | { readonly type: 'affiliated-discarded'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'lord-freed'; readonly seat: Seat; readonly lord: LordId }
  | {
      readonly type: 'sentinel-placed'
      readonly seat: Seat
      readonly sentinel: number
      readonly zone: number
      readonly target: number
    }
  | { readonly type: 'sentinel-returned'; readonly seat: Seat; readonly sentinel: number }
  | {
      readonly type: 'loot-drawn'
      readonly seat: Seat
      readonly location: LocationId
      readonly loot: Loot
    }
  | {
      readonly type: 'loot-lost'
      readonly seat: Seat
      readonly location: LocationId
      readonly loot: Loot
    }
  | { readonly type: 'card-shown'; readonly seat: Seat; readonly card: Kind }
  | { readonly type: 'monster-left'; readonly seat: Seat }
  | {
      readonly type: 'leviathan-appears'
      readonly leviathan: LeviathanId
      readonly space: number
    }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly attack: Attack }
  | {
      readonly type: 'attack-rolled'
      readonly seat: Seat
      readonly space: number
      readonly kind: Kind
      readonly roll: number
    }
  | {
      readonly type: 'leviathan-harmed'
      readonly seat: Seat
      readonly leviathan: LeviathanId
      readonly health: number
    }
  | { readonly type: 'leviathan-slain'; readonly seat: Seat; readonly leviathan: LeviathanId }
  | { readonly type: 'scourge-figure'; readonly seat: Seat }
  | {
      readonly type: 'leviathan-token-gained'
      readonly seat: Seat
      readonly seenBy: readonly Seat[]
      readonly secret?: { readonly token: LeviathanToken }
    }
  | { readonly type: 'token-revealed'; readonly seat: Seat; readonly token: LeviathanToken }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  | { readonly type: 'nothing-to-do'; readonly seat: Seat }
  | { readonly type: 'end-triggered'; readonly seat: Seat; readonly cause: EndCause }
  /** No turn is left: hands are put away, and then the game is over. */
  | { readonly type: 'last-turn-over' }
  | { readonly type: 'game-over' }

/** Why the last round begins. */
export type EndCause =
  | 'seventh-lord'
  | 'lord-deck'
  | 'leviathan-deck'
  | 'token-pile'
  | 'nothing-left-to-do'

/** The event as one seat may know it; without a seat, as an onlooker may. */
export function eventFor(event: Event, seat: Seat | undefined): Event {
  if (!('secret' in event)) return event
  if (seat !== undefined && event.seenBy.includes(seat)) return event
  const { secret, ...seen } = event
  return seen
}
