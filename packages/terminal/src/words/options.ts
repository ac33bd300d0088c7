import {
  type ExpansionName,
  PRESETS,
  type Preset,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
  type View,
} from '@hadal/engine'
import { capital, listed } from './english.ts'

/** What a table has agreed on. */
export type TableRules = Pick<View, 'expansions' | 'options'>

/** `Kraken and Leviathan`, or `the base game`. */
export function sayExpansions(expansions: readonly ExpansionName[]): string {
  return expansions.length === 0 ? 'the base game' : listed(expansions.map(capital))
}

/** What each value of a table option means. */
type OptionWords = {
  readonly [Name in TableOption]: Readonly<Record<TableOptions[Name], string>>
}

const OPTION_WORDS: OptionWords = {
  martialLaw: {
    leviathan: 'hands have no limit but the Commander’s',
    always: 'martial law: more than 12 allies in hand cost a pearl each or are discarded',
  },
  commanderTiming: {
    'own-turn': 'the Commander counts hands at the end of their owners’ turns',
    'after-purchase-too': 'the Commander counts hands right after a purchase too',
  },
  excessAllies: {
    allowed: 'a payment may hold more allies than are needed',
    refused: 'no payment may hold an ally that could be left out',
  },
  lordDeckEnd: {
    'refill-fails': 'lords run out, and the game ends, when the court cannot be refilled',
    'court-not-full': 'lords run out, and the game ends, when the court is not full any more',
  },
  leviathanEnds: {
    on: 'the last leviathan of the deck, or an empty pile of tokens, ends the game',
    off: 'no leviathans and no tokens left do not end the game',
  },
  abyssGuilds: {
    apart: 'The Abyss counts smugglers as a guild of their own',
    'with-ambassadors': 'The Abyss counts smugglers and ambassadors as one guild',
  },
  blackSmokers: {
    'may-exchange': 'The Black Smokers may be kept, and go into the deck otherwise',
    'must-exchange': 'The Black Smokers must be exchanged, and leave the game',
  },
  ambassadorKeys: {
    none: 'ambassadors have no keys',
    three: 'ambassadors count as lords with keys for the towers',
  },
  shamanStopsBorderGuard: {
    yes: 'the Shaman protects from the Border Guard',
    no: 'the Shaman does not protect from the Border Guard',
  },
  alchemistSecondStack: {
    'may-decline': 'the Alchemist’s second stack may be declined',
    'must-take': 'the Alchemist’s second stack must be taken',
  },
}

/** Options that mean nothing without an expansion. */
const OPTION_OF: { readonly [Name in TableOption]?: ExpansionName } = {
  leviathanEnds: 'leviathan',
  shamanStopsBorderGuard: 'leviathan',
  abyssGuilds: 'kraken',
}

const isTableOption = (name: string): name is TableOption => name in TABLE_OPTIONS

function wordsOf<Name extends TableOption>(name: Name, options: TableOptions): string {
  const words: Readonly<Record<TableOptions[Name], string>> = OPTION_WORDS[name]
  return words[options[name]]
}

/** The rules in doubtful cases, those of expansions that are not in play left out. */
export function sayRules({ expansions, options: chosen }: TableRules): string[] {
  // L2: where Leviathan is in play, so is martial law.
  const options: TableOptions = expansions.includes('leviathan')
    ? { ...chosen, martialLaw: 'always' }
    : chosen
  return Object.keys(TABLE_OPTIONS)
    .filter(isTableOption)
    .filter((name) => {
      const expansion = OPTION_OF[name]
      return expansion === undefined || expansions.includes(expansion)
    })
    .map((name) => `${capital(wordsOf(name, options))}.`)
}

/** The preset that a table plays by, if it is one. */
export function presetOf(options: TableOptions): Preset | undefined {
  const names = Object.keys(TABLE_OPTIONS).filter(isTableOption)
  const presets: readonly Preset[] = ['rulebook', 'arena']
  return presets.find((preset) => names.every((name) => PRESETS[preset][name] === options[name]))
}
