import type { Target } from './book.ts'

/** A plain button. */
export const button = (): Target => ({ zone: 'question' })
export const atCourt = (lord: number): Target => ({ zone: 'court', lord })
export const inCouncil = (race: number): Target => ({ zone: 'council', race })
export const amongLocations = (location: number): Target => ({ zone: 'locations', location })
export const inLocationDeck = (location: number): Target => ({ zone: 'location-deck', location })
export const inHand = (kind: number): Target => ({ zone: 'hand', kind })
export const atBorder = (space: number): Target => ({ zone: 'border', space })
export const atSeat = (seat: number): Target => ({ zone: 'seat', seat })
export const ownedLord = (lord: number): Target => ({ zone: 'lord', lord })
export const amongAffiliated = (kind: number): Target => ({ zone: 'affiliated', kind })

/** What comes below a number points at something; from it on there are plain buttons. */
export const below =
  (end: number, target: (decision: number) => Target) =>
  (decision: number): Target =>
    decision < end ? target(decision) : button()
