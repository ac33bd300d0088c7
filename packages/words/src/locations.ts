import { type LocationId, locations } from '@hadal/engine'
import { at, keyOf } from './at.ts'
import { m, messageNamed } from './messages.ts'
import { hasKraken, type TableNote, type TableRules, withNotes } from './tableNotes.ts'

export function locationName(location: LocationId): string {
  return messageNamed(`place_${keyOf(at(locations, location).name)}_name`)
}

/** What it is worth, as short arithmetic: `15 − 1 per lord of yours`. */
export function locationRule(location: LocationId): string {
  return messageNamed(`${textKey(location)}_rule`)
}

/** What it is worth and what it does, as this table plays it. */
export function locationFull(location: LocationId, table?: TableRules): string {
  const { name } = at(locations, location)
  return withNotes(messageNamed(`${textKey(location)}_full`), name, NOTES, table)
}

/** K5: the four that carry loot; The Sanctuary of the base game is not one. */
export function isLootSanctuary(location: LocationId): boolean {
  return LOOT_SANCTUARIES.has(at(locations, location).name)
}

const LOOT_SANCTUARIES: ReadonlySet<string> = new Set([
  'cetacean-graveyard',
  'abandoned-convoy',
  'megalodon',
  'battlefield',
])

/** The loot sanctuaries have one text between them. */
function textKey(location: LocationId): string {
  return isLootSanctuary(location)
    ? 'place_loot_sanctuary'
    : `place_${keyOf(at(locations, location).name)}`
}

const ambassadorsHaveKeys = ({ options }: TableRules): boolean => options.ambassadorKeys === 'three'

const NOTES: readonly TableNote[] = [
  {
    card: 'abyss',
    when: (table) => hasKraken(table) && table.options.abyssGuilds === 'with-ambassadors',
    text: () => m.place_abyss_note(),
  },
  {
    card: 'black-smokers',
    when: ({ options }) => options.blackSmokers === 'must-exchange',
    text: () => m.place_black_smokers_note(),
  },
  { card: 'closed-tower', when: ambassadorsHaveKeys, text: () => m.place_towers_note() },
  { card: 'lost-tower', when: ambassadorsHaveKeys, text: () => m.place_towers_note() },
]
