import {
  type ExpansionName,
  PRESETS,
  type Preset,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
} from '@hadal/engine'
import { keyOf } from './at.ts'
import { list } from './cards.ts'
import { m, messageNamed } from './messages.ts'

/** `blackSmokers` becomes `black_smokers`. */
const optionKey = (name: TableOption): string =>
  `option_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** What a table option is called. */
export const optionName = (name: TableOption): string => messageNamed(`${optionKey(name)}_name`)
/** What it is about, as a sentence. */
export const optionText = (name: TableOption): string => messageNamed(`${optionKey(name)}_text`)

/** A value of a table option: what it is called, and what it means. */
export function optionValueName<Name extends TableOption>(
  name: Name,
  value: TableOptions[Name],
): string {
  return messageNamed(`${optionKey(name)}_${keyOf(value)}_name`)
}

export function optionValueText<Name extends TableOption>(
  name: Name,
  value: TableOptions[Name],
): string {
  return messageNamed(`${optionKey(name)}_${keyOf(value)}_text`)
}

const isTableOption = (name: string): name is TableOption => name in TABLE_OPTIONS

/** Every table option, in the order in which they are shown. */
export const OPTION_NAMES: readonly TableOption[] = Object.keys(TABLE_OPTIONS).filter(isTableOption)

/** Options that mean nothing without an expansion. */
const OPTION_OF: { readonly [Name in TableOption]?: ExpansionName } = {
  leviathanEnds: 'leviathan',
  shamanStopsBorderGuard: 'leviathan',
  abyssGuilds: 'kraken',
}

/** Whether an option makes a difference with these expansions. */
export function matters(name: TableOption, expansions: readonly ExpansionName[]): boolean {
  // L2: where Leviathan is in play, so is martial law.
  if (name === 'martialLaw') return !expansions.includes('leviathan')
  const expansion = OPTION_OF[name]
  return expansion === undefined || expansions.includes(expansion)
}

export const expansionName = (expansion: ExpansionName): string =>
  messageNamed(`option_expansion_${expansion}_name`)
/** What an expansion adds. */
export const expansionText = (expansion: ExpansionName): string =>
  messageNamed(`option_expansion_${expansion}_text`)

/** `Kraken and Leviathan`, or `Base game`. */
export function sayExpansions(expansions: readonly ExpansionName[]): string {
  return expansions.length === 0 ? m.option_base_name() : list(expansions.map(expansionName))
}

/** A set of options: one that is published, or somebody's own. */
export type PresetChoice = Preset | 'own'

export const presetName = (preset: PresetChoice): string =>
  messageNamed(`option_preset_${preset}_name`)
export const presetText = (preset: PresetChoice): string =>
  messageNamed(`option_preset_${preset}_text`)

/** The preset that a table plays by. */
export function presetOf(options: TableOptions): PresetChoice {
  const presets: readonly Preset[] = ['rulebook', 'arena']
  return (
    presets.find((preset) =>
      OPTION_NAMES.every((name) => PRESETS[preset][name] === options[name]),
    ) ?? 'own'
  )
}
