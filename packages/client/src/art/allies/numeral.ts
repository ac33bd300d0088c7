import { type Kind, RACE_NAMES, raceOf, strengthOf } from '@hadal/engine'

/** A card's strength: the middle of its base line and the size of its em, on 144 × 208. */
interface PlacedNumeral {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** How far the outline of a race presses the upper corners down. */
export const CORNER_DROP = {
  jellyfish: 8,
  crab: 2,
  seahorse: 0,
  shellfish: 0,
  squid: 14,
  kraken: 2,
} as const

/** How much the outlines of the numeral are thickened, in hundredths of an em. */
export const NUMERAL_WEIGHT = 7

export function numeralOf(kind: Kind): PlacedNumeral {
  const race = RACE_NAMES[raceOf[kind] ?? 0] ?? 'kraken'
  const x = race === 'crab' ? 35 : 33
  return { value: strengthOf[kind] ?? 0, x, y: 58 + CORNER_DROP[race], size: 64 }
}
