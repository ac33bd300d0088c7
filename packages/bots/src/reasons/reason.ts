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

/** Why something was chosen: one fact of the position, with the cards and numbers it speaks of. */
export type Reason =
  | { readonly why: 'only-choice' }
  /** Nothing stands out: the best of so many. */
  | { readonly why: 'best-of'; readonly count: number }
  // Lords
  | { readonly why: 'ends-ahead' }
  /** Enough keys for a location. */
  | { readonly why: 'third-key' }
  /** The keys there are then. */
  | { readonly why: 'one-more-key'; readonly keys: number }
  | { readonly why: 'points-for-strength'; readonly points: number; readonly strength: number }
  | { readonly why: 'points-for-pearls'; readonly points: number; readonly pearls: number }
  | { readonly why: 'points'; readonly points: number }
  /** The locations of the seat score so much more. */
  | { readonly why: 'locations-gain'; readonly points: number }
  | { readonly why: 'power-lasts'; readonly lord: LordId }
  | { readonly why: 'power-now'; readonly lord: LordId }
  | { readonly why: 'court-refilled'; readonly pearls: number }
  /** Another seat could pay for it too. */
  | { readonly why: 'before-rival'; readonly lord: LordId; readonly seat: Seat }
  /** Of the own lords it is missed least. */
  | { readonly why: 'least-lord'; readonly lord: LordId }
  | { readonly why: 'lords-kept' }
  | { readonly why: 'strikes-key'; readonly lord: LordId; readonly seat: Seat }
  | { readonly why: 'strikes-power'; readonly lord: LordId; readonly seat: Seat }
  | { readonly why: 'nothing-to-strike'; readonly seat: Seat }
  | { readonly why: 'power-used'; readonly lord: LordId }
  | { readonly why: 'turn-done' }
  | { readonly why: 'leader'; readonly seat: Seat }
  // Allies
  /** What was missing for a lord. */
  | { readonly why: 'completes'; readonly lord: LordId }
  | { readonly why: 'nearer'; readonly lord: LordId }
  | { readonly why: 'strong'; readonly kind: Kind }
  | { readonly why: 'first-of-race'; readonly race: Race }
  /** Points at the end, when what is in hand is affiliated. */
  | { readonly why: 'last-points'; readonly points: number }
  | { readonly why: 'ally-for-pearls'; readonly kind: Kind; readonly pearls: number }
  | { readonly why: 'nebulis-used'; readonly nebulis: number }
  | { readonly why: 'kept-from'; readonly seat: Seat }
  | { readonly why: 'not-worth'; readonly kind: Kind; readonly pearls: number }
  | { readonly why: 'pearls-for-lord'; readonly lord: LordId }
  | { readonly why: 'pearls-to-rival'; readonly seat: Seat }
  | { readonly why: 'pearls-kept'; readonly pearls: number }
  | { readonly why: 'stack'; readonly count: number; readonly strength: number }
  | { readonly why: 'stack-unseen'; readonly count: number }
  // Exploring and plotting
  | { readonly why: 'strength-lacking'; readonly lord: LordId; readonly strength: number }
  | { readonly why: 'race-lacking'; readonly lord: LordId; readonly race: Race }
  | { readonly why: 'allies-first' }
  | { readonly why: 'may-sell' }
  | { readonly why: 'monster-pays'; readonly reward: Reward }
  /** In percent: how likely something better is to come. */
  | { readonly why: 'better-ahead'; readonly percent: number }
  | { readonly why: 'little-ahead'; readonly percent: number }
  | { readonly why: 'may-be-bought' }
  | { readonly why: 'last-space' }
  | { readonly why: 'too-weak'; readonly kind: Kind }
  | { readonly why: 'reward'; readonly reward: Reward }
  | { readonly why: 'reward-grows' }
  | { readonly why: 'tokens-score'; readonly tokens: number }
  | { readonly why: 'pearls-short'; readonly pearls: number }
  /** In percent, of the lords to come. */
  | { readonly why: 'lords-in-reach'; readonly percent: number }
  | { readonly why: 'more-lords' }
  // Paying, affiliating, discarding
  | { readonly why: 'race-kept'; readonly race: Race; readonly lord: LordId }
  | { readonly why: 'race-asked'; readonly race: Race; readonly lord: LordId }
  /** No other lord worth having asks for it. */
  | { readonly why: 'race-spare'; readonly race: Race }
  | { readonly why: 'pays-exactly' }
  | { readonly why: 'saves-pearls'; readonly pearls: number }
  | { readonly why: 'spends-pearls'; readonly pearls: number }
  | { readonly why: 'spends-weak'; readonly kind: Kind }
  | { readonly why: 'spends-few'; readonly kind: Kind }
  | { readonly why: 'affiliates'; readonly kind: Kind; readonly points: number }
  | { readonly why: 'affiliates-nothing' }
  | { readonly why: 'weakest'; readonly kind: Kind }
  | { readonly why: 'least-useful'; readonly kind: Kind }
  | { readonly why: 'costs-nothing'; readonly kind: Kind }
  | { readonly why: 'sold'; readonly kind: Kind }
  | { readonly why: 'pearls-for-hand'; readonly pearls: number }
  // Locations
  | { readonly why: 'location-now'; readonly location: LocationId; readonly points: number }
  /** What it is worth now, and what it may be in the end. */
  | {
      readonly why: 'location-grows'
      readonly location: LocationId
      readonly points: number
      readonly hoped: number
    }
  | { readonly why: 'draws'; readonly count: number }
  | { readonly why: 'location-given'; readonly location: LocationId; readonly points: number }
  | { readonly why: 'locations-kept' }
  | { readonly why: 'tokens-spent' }
  | { readonly why: 'power-least'; readonly lord: LordId }
  // Kraken
  | { readonly why: 'kraken-mine'; readonly race: Race }
  | { readonly why: 'kraken-theirs'; readonly race: Race }
  | { readonly why: 'nebulis-given'; readonly seat: Seat }
  /** A `Zone`, and the lord, race or location there. */
  | { readonly why: 'reserves'; readonly zone: number; readonly target: number }
  | { readonly why: 'sentinel-waits' }
  /** In percent: how likely the next loot is to be lost again. */
  | { readonly why: 'search-on'; readonly percent: number }
  | { readonly why: 'search-stops'; readonly percent: number }
  | { readonly why: 'race-hurts'; readonly race: Race }
  // Leviathan
  /** In percent: how likely the first attack is to take a health point. */
  | { readonly why: 'fight'; readonly leviathan: LeviathanId; readonly percent: number }
  | { readonly why: 'harms'; readonly leviathan: LeviathanId; readonly tokens: number }
  | { readonly why: 'slays'; readonly leviathan: LeviathanId }
  | { readonly why: 'fight-poor' }
  /** In percent: how likely a leviathan is to attack. */
  | { readonly why: 'attack-unlikely'; readonly percent: number }
  | { readonly why: 'monster-ignored' }
  | { readonly why: 'fighter'; readonly kind: Kind; readonly percent: number }
  /** It is missed less than others who would hit more surely. */
  | { readonly why: 'fighter-spare'; readonly kind: Kind; readonly percent: number }
  | { readonly why: 'pearls-strike'; readonly pearls: number }
  | { readonly why: 'pearls-vain' }
  | { readonly why: 'tokens-pay' }
  | { readonly why: 'reveals'; readonly token: LeviathanToken }
  | { readonly why: 'stack-may-grow' }
  | { readonly why: 'most-at-risk'; readonly seat: Seat }
  | { readonly why: 'quiet-space'; readonly percent: number }
