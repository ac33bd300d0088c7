import {
  type Counts,
  type LocationId,
  type Loot,
  locations,
  type View,
  valueOfLoot,
} from '@hadal/engine'
import { at } from './at.ts'
import { isSanctuary } from './expansionTexts.ts'

/** What each loot card is worth. */
export function sayLoot(loot: Loot): string {
  return String(at(valueOfLoot, loot))
}

/** `7 + 4`, or nothing. */
function sayLootCards(loot: Counts): string {
  return loot
    .flatMap((number, kind) => Array.from({ length: number }, () => sayLoot(kind)))
    .toReversed()
    .join(' + ')
}

/** The loot on a location, as a note behind it: ` (loot 7 + 4)`. */
export function sayLootOn({ loot }: View, location: LocationId): string {
  const there = loot.find((one) => one.location === location)
  return there === undefined ? '' : ` (loot ${sayLootCards(there.loot)})`
}

/** The same for whoever thinks of taking it: a sanctuary without loot is worth searching. */
export function sayLootAt(seen: View, location: LocationId): string {
  const isEmpty = isSanctuary(at(locations, location).name) && sayLootOn(seen, location) === ''
  return isEmpty ? ' (loot to be found)' : sayLootOn(seen, location)
}
