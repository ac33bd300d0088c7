import type { Situation } from './situation.ts'

/** What one more key is worth to a seat that holds some. */
export function keyWorth(s: Situation, held = s.keys): number {
  const { key, thirdKey, keyTurns } = s.weights
  if (s.view.locationDeckSize + s.view.locationsAvailable.length === 0) return 0
  // The third key buys a location; keys that never become three are worth nothing.
  const late = 1 - Math.min(1, s.horizon / keyTurns)
  if (held % 3 === 2) return key * (thirdKey + thirdKey * late)
  return key * (held % 3 === 1 ? 1 : 0.8) * (1 - late)
}
