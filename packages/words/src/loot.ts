import { type Loot, valueOfLoot } from '@hadal/engine'
import { at } from './at.ts'
import { m, messageNamed } from './messages.ts'
import { hasLeviathan, type TableRules } from './tableNotes.ts'

/** `loot 5`. */
export function lootName(loot: Loot): string {
  return m.loot_name({ value: at(valueOfLoot, loot) })
}

/** What it brings, in a few words: `2 pearls`. */
export function lootShort(loot: Loot): string {
  return messageNamed(`loot_${at(valueOfLoot, loot)}_short`)
}

/** What it brings, as a sentence. */
export function lootText(loot: Loot, table?: TableRules): string {
  const value = at(valueOfLoot, loot)
  // K5.R3: where there is a border there is no threat to raise.
  if (value === BRINGS_ALLY && table !== undefined && hasLeviathan(table))
    return m.loot_6_full_at_border()
  return messageNamed(`loot_${value}_full`)
}

const BRINGS_ALLY = 6
