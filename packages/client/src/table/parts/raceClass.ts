import { type Kind, MONSTER, RACE_NAMES, type Race, raceOf } from '@hadal/engine'

/** The class that gives an element the colour of a race. */
export function raceClass(race: Race | undefined): string {
  return `r-${RACE_NAMES[race ?? -1] ?? 'kraken'}`
}

/** The class of a card of the exploration deck. */
export function cardClass(kind: Kind): string {
  return kind === MONSTER ? 'r-monster' : raceClass(raceOf[kind])
}
