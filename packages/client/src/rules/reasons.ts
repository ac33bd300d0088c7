import type { WhyNot } from '@hadal/engine'

/** The clauses behind a reason why something cannot be chosen; none where it is only not the moment. */
export const REASON_CLAUSES: Readonly<Record<WhyNot['reason'], readonly string[]>> = {
  'game-over': ['B9.2'],
  onlooker: [],
  'somebody-else-decides': [],
  'another-question': [],
  'not-at-court': ['B6.1'],
  'race-missing': ['B6.1'],
  'races-missing': ['B6.1'],
  'strength-missing': ['B6.1', 'B6.2'],
  'stack-empty': ['B5.1'],
  reserved: ['K4.2'],
  'not-available': ['B7.2'],
  'keys-missing': ['B7.1'],
  'not-in-hand': [],
  'payment-has-no-use-for-it': ['B6.1', 'B6.R2'],
  'no-pearl': ['B3.1'],
  'court-full': ['B3.1'],
  'lord-deck-empty': ['B3.1'],
  'nothing-left-to-explore': ['B3.R1', 'B4.12'],
  'bought-already': ['B4.4'],
  'price-too-high': ['B4.3'],
}
