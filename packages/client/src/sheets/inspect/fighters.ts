import {
  Effect,
  effectOf,
  type Kind,
  type LeviathanId,
  type LeviathanView,
  leviathans,
  lords,
  Race,
  raceOf,
  type Seat,
  strengthOf,
  type View,
} from '@hadal/engine'

const FACES = 6

/** An ally in hand against the level that a leviathan shows now. */
export interface Fighter {
  readonly kind: Kind
  /** How many of them are in hand. */
  readonly count: number
  /** What the die has to show; 1 or less is certain, more than 6 is out of reach. */
  readonly needed: number
  /** The chance to harm it with one attack and no pearl. */
  readonly chance: number
}

/** Where a leviathan stands at the border. */
export interface Stand extends LeviathanView {
  readonly space: number
}

export function standOf({ border }: View, leviathan: LeviathanId): Stand | undefined {
  const space = border.findIndex((there) => there?.leviathan === leviathan)
  const there = border[space]
  return there && { ...there, space }
}

/** The allies of a hand that can fight a leviathan (L3.3), the surest first. */
export function fightersOf(view: View, me: Seat, { leviathan, lost }: Stand): Fighter[] {
  const card = leviathans[leviathan]
  const resistance = card?.levels[lost]?.resistance
  const hand = view.seats[me]?.hand
  if (!card || resistance === undefined || !hand) return []
  const takesAny = fightsWithAny(view, me)
  return hand
    .flatMap((count, kind) => {
      const race = raceOf[kind]
      const fits = takesAny || race === card.race || race === Race.Crab || race === Race.Kraken
      if (count === 0 || !fits) return []
      const needed = resistance - (strengthOf[kind] ?? 0)
      return [{ kind, count, needed, chance: chanceOf(needed, effectOf[kind] === Effect.Dice) }]
    })
    .toSorted((one, other) => other.chance - one.chance || one.needed - other.needed)
}

/** The chance that a die, or the better of two, shows a number or more. */
export function chanceOf(needed: number, isTwoDice: boolean): number {
  const below = Math.min(Math.max(needed - 1, 0), FACES) / FACES
  return 1 - (isTwoDice ? below ** 2 : below)
}

/** Pearls that make an attack certain, whatever the die shows. */
export function pearlsForCertain({ needed }: Fighter): number {
  return Math.max(0, needed - 1)
}

/** Whether one of somebody's lords sends allies of any race. */
function fightsWithAny(view: View, me: Seat): boolean {
  return (view.seats[me]?.lords ?? []).some(
    ({ lord, disabled, under }) => lords[lord]?.fightsWithAny && !disabled && under === undefined,
  )
}
