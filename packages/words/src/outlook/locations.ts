import { type LocationId, scoreLocation, type View } from '@hadal/engine'
import type { LocationOutlook } from './seen.ts'
import { supposed } from './supposed.ts'

/** Every location that lies face up, was drawn, or has an owner. */
export function locationsInSight(view: View): LocationId[] {
  return [
    ...view.locationsAvailable,
    ...view.locationsDrawn,
    ...view.seats.flatMap((seat) => seat.locations),
  ]
}

/** What a location is worth to each seat, were it theirs. */
export function locationOutlook(view: View, location: LocationId): LocationOutlook {
  const game = supposed(view)
  const scores = view.seats.map((_, seat) => scoreLocation(game, seat, location))
  return {
    location,
    points: scores.map(({ points }) => points),
    worth: scores.map(({ worth }) => worth),
  }
}
