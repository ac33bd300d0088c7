import type { Reason, Why } from '@hadal/bots'

/**
 * Reasons that speak of what everybody can see: of cards that lie open, and of what can be counted.
 *
 * All others may tell what a seat holds in its hand, or what it is after: they are kept until the game is over.
 */
const OPEN = new Set<Why>([
  // Lords
  'third-key',
  'one-more-key',
  'points-for-strength',
  'points-for-pearls',
  'points',
  'locations-gain',
  'power-lasts',
  'power-now',
  'court-refilled',
  'before-rival',
  'least-lord',
  'lords-kept',
  'strikes-key',
  'strikes-power',
  'nothing-to-strike',
  'power-used',
  'leader',
  // Allies
  'strong',
  'ally-for-pearls',
  'nebulis-used',
  'kept-from',
  'not-worth',
  'pearls-to-rival',
  'pearls-kept',
  'stack',
  'stack-unseen',
  // Exploring
  'allies-first',
  'may-sell',
  'monster-pays',
  'may-be-bought',
  'last-space',
  'too-weak',
  'reward',
  'reward-grows',
  'tokens-score',
  'more-lords',
  // Paying
  'race-asked',
  'pays-exactly',
  'affiliates',
  'affiliates-nothing',
  'costs-nothing',
  'pearls-for-hand',
  // Locations
  'location-now',
  'location-grows',
  'draws',
  'location-given',
  'locations-kept',
  'tokens-spent',
  // Kraken
  'nebulis-given',
  'reserves',
  'sentinel-waits',
  'search-on',
  'search-stops',
  // Leviathan
  'harms',
  'slays',
  'attack-unlikely',
  'monster-ignored',
  'fighter',
  'pearls-strike',
  'tokens-pay',
  'stack-may-grow',
  'most-at-risk',
  'quiet-space',
])

/** Whether a reason tells nothing that others may not know. */
export const isOpen = ({ why }: Reason): boolean => OPEN.has(why)

/** Nobody needs to be told that there was no choice, or that nothing stands out. */
const EMPTY = new Set<Why>(['only-choice', 'best-of', 'turn-done'])

/** Whether a reason is worth a line. */
export const saysSomething = ({ why }: Reason): boolean => !EMPTY.has(why)
