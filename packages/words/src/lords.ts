import {
  GUILD_NAMES,
  type Guild,
  type LordCard,
  type LordId,
  lords,
  sentinelLords,
} from '@hadal/engine'
import { at, keyOf } from './at.ts'
import type { Counted } from './cards.ts'
import { m, messageNamed } from './messages.ts'
import {
  hasKraken,
  hasLeviathan,
  type TableNote,
  type TableRules,
  withNotes,
} from './tableNotes.ts'

/** When a power works: once on joining, always, or once in each turn of its owner. */
export type LordTiming = 'once' | 'passive' | 'turn'

export function lordName(lord: LordId): string {
  return messageNamed(`lord_${keyOf(at(lords, lord).name)}_name`)
}

/** The power in a few words, for the card at court; nothing where there is none. */
export function lordShort(lord: LordId): string | undefined {
  return lordTiming(lord) === undefined ? undefined : messageNamed(`${powerKey(lord)}_short`)
}

/** The power in full, as this table plays it. */
export function lordFull(lord: LordId, table?: TableRules): string {
  const { name, keys } = at(lords, lord)
  if (lordTiming(lord) === undefined)
    return keys > 0 ? m.lord_powerless_with_key() : m.lord_powerless_without_key()
  return withNotes(messageNamed(`${powerKey(lord)}_full`), name, NOTES, table)
}

/** K4.1: those who bring a sentinel have one power between them. */
function powerKey(lord: LordId): string {
  return sentinelLords.includes(lord) ? 'lord_sentinel' : `lord_${keyOf(at(lords, lord).name)}`
}

export function lordTiming(lord: LordId): LordTiming | undefined {
  const card = at(lords, lord)
  if (card.turnPower !== undefined) return 'turn'
  if (Object.keys(card).some((name) => !PRINTED.has(name))) return 'passive'
  return card.onRecruit === undefined ? undefined : 'once'
}

/** `once`, `lasting`, `each turn`. */
export function timingName(timing: LordTiming): string {
  return messageNamed(`lord_timing_${timing}`)
}

const guildKey = (guild: Guild): string => `guild_${at(GUILD_NAMES, guild)}`

/** `Soldier`: as it stands on a card. */
export const guildName = (guild: Guild): string => messageNamed(`${guildKey(guild)}_name`)
/** `soldiers`: all of them. */
export const guildPlural = (guild: Guild): string => messageNamed(`${guildKey(guild)}_plural`)

/** `3 soldiers`. */
export function sayOfGuild(guild: Guild, count: number): string {
  return OF_GUILD[at(GUILD_NAMES, guild)]({ count })
}

const OF_GUILD: Readonly<Record<(typeof GUILD_NAMES)[number], Counted>> = {
  soldier: (inputs) => m.guild_soldier_count(inputs),
  merchant: (inputs) => m.guild_merchant_count(inputs),
  mage: (inputs) => m.guild_mage_count(inputs),
  politician: (inputs) => m.guild_politician_count(inputs),
  farmer: (inputs) => m.guild_farmer_count(inputs),
  ambassador: (inputs) => m.guild_ambassador_count(inputs),
  smuggler: (inputs) => m.guild_smuggler_count(inputs),
}

/** What a lord card says of itself; everything else on it is a rule that the lord bends. */
const PRINTED: ReadonlySet<string> = new Set<keyof LordCard>([
  'id',
  'name',
  'guild',
  'influence',
  'keys',
  'cost',
  'races',
  'box',
  'removedBy',
  'onRecruit',
])

const shamanLetsBorderGuardPass = (table: TableRules): boolean =>
  hasLeviathan(table) && table.options.shamanStopsBorderGuard === 'no'

const NOTES: readonly TableNote[] = [
  {
    card: 'commander',
    when: ({ options }) => options.commanderTiming === 'after-purchase-too',
    text: () => m.lord_commander_note(),
  },
  {
    card: 'alchemist',
    when: ({ options }) => options.alchemistSecondStack === 'must-take',
    text: () => m.lord_alchemist_note(),
  },
  { card: 'hunter', when: hasLeviathan, text: () => m.lord_hunter_note() },
  {
    card: 'border-guard',
    when: shamanLetsBorderGuardPass,
    text: () => m.lord_border_guard_note(),
  },
  { card: 'shaman', when: shamanLetsBorderGuardPass, text: () => m.lord_shaman_note() },
  { card: 'ship-master', when: hasKraken, text: () => m.lord_ship_master_note() },
  { card: 'master-of-magic', when: hasKraken, text: () => m.lord_master_of_magic_note() },
]
