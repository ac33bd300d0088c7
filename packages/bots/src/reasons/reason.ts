import type {
  Kind,
  LeviathanId,
  LeviathanToken,
  LocationId,
  LordId,
  Race,
  Reward,
  Seat,
} from '@hadal/engine'

/** A reason that speaks of no card and no number. */
type Nothing = Readonly<Record<never, never>>

/** What each kind of reason speaks of. */
interface Arguments {
  readonly 'only-choice': Nothing
  /** Nothing stands out: the best of so many. */
  readonly 'best-of': { readonly count: number }
  // Lords
  readonly 'ends-ahead': Nothing
  /** Enough keys for a location. */
  readonly 'third-key': Nothing
  /** The keys there are then. */
  readonly 'one-more-key': { readonly keys: number }
  readonly 'points-for-strength': { readonly points: number; readonly strength: number }
  readonly 'points-for-pearls': { readonly points: number; readonly pearls: number }
  readonly points: { readonly points: number }
  /** The locations of the seat score so much more. */
  readonly 'locations-gain': { readonly points: number }
  readonly 'power-lasts': { readonly lord: LordId }
  readonly 'power-now': { readonly lord: LordId }
  readonly 'court-refilled': { readonly pearls: number }
  /** Another seat could pay for it too. */
  readonly 'before-rival': { readonly lord: LordId; readonly seat: Seat }
  /** Of the own lords it is missed least. */
  readonly 'least-lord': { readonly lord: LordId }
  readonly 'lords-kept': Nothing
  readonly 'strikes-key': { readonly lord: LordId; readonly seat: Seat }
  readonly 'strikes-power': { readonly lord: LordId; readonly seat: Seat }
  readonly 'nothing-to-strike': { readonly seat: Seat }
  readonly 'power-used': { readonly lord: LordId }
  readonly 'turn-done': Nothing
  readonly leader: { readonly seat: Seat }
  // Allies
  /** What was missing for a lord. */
  readonly completes: { readonly lord: LordId }
  readonly nearer: { readonly lord: LordId }
  readonly strong: { readonly kind: Kind }
  readonly 'first-of-race': { readonly race: Race }
  /** Points at the end, when what is in hand is affiliated. */
  readonly 'last-points': { readonly points: number }
  readonly 'ally-for-pearls': { readonly kind: Kind; readonly pearls: number }
  readonly 'nebulis-used': { readonly nebulis: number }
  readonly 'kept-from': { readonly seat: Seat }
  readonly 'not-worth': { readonly kind: Kind; readonly pearls: number }
  readonly 'pearls-for-lord': { readonly lord: LordId }
  readonly 'pearls-to-rival': { readonly seat: Seat }
  readonly 'pearls-kept': { readonly pearls: number }
  readonly stack: { readonly count: number; readonly strength: number }
  readonly 'stack-unseen': { readonly count: number }
  // Exploring and plotting
  readonly 'strength-lacking': { readonly lord: LordId; readonly strength: number }
  readonly 'race-lacking': { readonly lord: LordId; readonly race: Race }
  readonly 'allies-first': Nothing
  readonly 'may-sell': Nothing
  readonly 'monster-pays': { readonly reward: Reward }
  /** In percent: how likely something better is to come. */
  readonly 'better-ahead': { readonly percent: number }
  readonly 'little-ahead': { readonly percent: number }
  readonly 'may-be-bought': Nothing
  readonly 'last-space': Nothing
  readonly 'too-weak': { readonly kind: Kind }
  readonly reward: { readonly reward: Reward }
  readonly 'reward-grows': Nothing
  readonly 'tokens-score': { readonly tokens: number }
  readonly 'pearls-short': { readonly pearls: number }
  /** In percent, of the lords to come. */
  readonly 'lords-in-reach': { readonly percent: number }
  readonly 'more-lords': Nothing
  // Paying, affiliating, discarding
  readonly 'race-kept': { readonly race: Race; readonly lord: LordId }
  readonly 'race-asked': { readonly race: Race; readonly lord: LordId }
  /** No other lord worth having asks for it. */
  readonly 'race-spare': { readonly race: Race }
  readonly 'pays-exactly': Nothing
  readonly 'saves-pearls': { readonly pearls: number }
  readonly 'spends-pearls': { readonly pearls: number }
  readonly 'spends-weak': { readonly kind: Kind }
  readonly 'spends-few': { readonly kind: Kind }
  readonly affiliates: { readonly kind: Kind; readonly points: number }
  readonly 'affiliates-nothing': Nothing
  readonly weakest: { readonly kind: Kind }
  readonly 'least-useful': { readonly kind: Kind }
  readonly 'costs-nothing': { readonly kind: Kind }
  readonly sold: { readonly kind: Kind }
  readonly 'pearls-for-hand': { readonly pearls: number }
  // Locations
  readonly 'location-now': { readonly location: LocationId; readonly points: number }
  /** What it is worth now, and what it may be in the end. */
  readonly 'location-grows': {
    readonly location: LocationId
    readonly points: number
    readonly hoped: number
  }
  readonly draws: { readonly count: number }
  readonly 'location-given': { readonly location: LocationId; readonly points: number }
  readonly 'locations-kept': Nothing
  readonly 'tokens-spent': Nothing
  // Kraken
  readonly 'kraken-mine': { readonly race: Race }
  readonly 'kraken-theirs': { readonly race: Race }
  readonly 'nebulis-given': { readonly seat: Seat }
  /** A `Zone`, and the lord, race or location there. */
  readonly reserves: { readonly zone: number; readonly target: number }
  readonly 'sentinel-waits': Nothing
  /** In percent: how likely the next loot is to be lost again. */
  readonly 'search-on': { readonly percent: number }
  readonly 'search-stops': { readonly percent: number }
  readonly 'race-hurts': { readonly race: Race }
  // Leviathan
  /** In percent: how likely the first attack is to take a health point. */
  readonly fight: { readonly leviathan: LeviathanId; readonly percent: number }
  readonly harms: { readonly leviathan: LeviathanId; readonly tokens: number }
  readonly slays: { readonly leviathan: LeviathanId }
  readonly 'fight-poor': Nothing
  /** In percent: how likely a leviathan is to attack. */
  readonly 'attack-unlikely': { readonly percent: number }
  readonly 'monster-ignored': Nothing
  readonly fighter: { readonly kind: Kind; readonly percent: number }
  /** It is missed less than others who would hit more surely. */
  readonly 'fighter-spare': { readonly kind: Kind; readonly percent: number }
  readonly 'pearls-strike': { readonly pearls: number }
  readonly 'pearls-vain': Nothing
  readonly 'tokens-pay': Nothing
  readonly reveals: { readonly token: LeviathanToken }
  readonly 'stack-may-grow': Nothing
  readonly 'most-at-risk': { readonly seat: Seat }
  readonly 'quiet-space': { readonly percent: number }
}

/** The kinds of reasons. */
export type Why = keyof Arguments

/** Why something was chosen: one fact of the position, with the cards and numbers it speaks of. */
export type Reason<Which extends Why = Why> = {
  [Each in Which]: { readonly why: Each } & Arguments[Each]
}[Which]
