import type { Kind, LocationId, LordId } from '@hadal/engine'

/** The names of what keeps its identity while it moves: the table writes them into `data-flip`. */
export const flip = {
  depth: (space: number) => `depth-${space}`,
  hand: (kind: Kind, copy: number) => `hand-${kind}-${copy}`,
  court: (lord: LordId) => `court-${lord}`,
  senate: (lord: LordId) => `lord-${lord}`,
  place: (location: LocationId) => `place-${location}`,
} as const
