/** The table options, each with its values: the first is the rulebook's. */
export const TABLE_OPTIONS = {
  /** Who lives under a hand limit of 12. */
  martialLaw: ['leviathan', 'always'],
  /** When the Commander counts hands. */
  commanderTiming: ['own-turn', 'after-purchase-too'],
  /** Whether a payment may hold an ally that could be left out. */
  excessAllies: ['allowed', 'refused'],
  /** What ends the game when lords run out. */
  lordDeckEnd: ['refill-fails', 'court-not-full'],
  /** Whether an empty leviathan deck or pile of tokens ends the game. */
  leviathanEnds: ['on', 'off'],
  /** How The Abyss counts smugglers. */
  abyssGuilds: ['apart', 'with-ambassadors'],
  /** Whether The Black Smokers can be kept, and where it goes when it is not. */
  blackSmokers: ['may-exchange', 'must-exchange'],
  /** How many keys an ambassador has in the eyes of The Closed Tower. */
  ambassadorKeys: ['none', 'three'],
  /** Whether the Border Guard can name somebody whom the Shaman protects. */
  shamanStopsBorderGuard: ['yes', 'no'],
  /** Whether the Alchemist's second stack may be declined. */
  alchemistSecondStack: ['may-decline', 'must-take'],
} as const

export type TableOption = keyof typeof TABLE_OPTIONS
/** A value for each table option. */
export type TableOptions = {
  readonly [name in TableOption]: (typeof TABLE_OPTIONS)[name][number]
}

/** Where the state keeps each option. */
const AT: Readonly<Record<TableOption, number>> = {
  martialLaw: 0,
  commanderTiming: 1,
  excessAllies: 2,
  lordDeckEnd: 3,
  leviathanEnds: 4,
  abyssGuilds: 5,
  blackSmokers: 6,
  ambassadorKeys: 7,
  shamanStopsBorderGuard: 8,
  alchemistSecondStack: 9,
}

const isTableOption = (name: string): name is TableOption => name in AT

/** The options in the order in which the state keeps them. */
export const OPTION_NAMES: readonly TableOption[] = Object.keys(AT).filter(isTableOption)

/** Whether a table chose this value of an option. */
export function chose<Name extends TableOption>(
  game: { readonly options: Uint8Array },
  name: Name,
  value: TableOptions[Name],
): boolean {
  const values: readonly string[] = TABLE_OPTIONS[name]
  return values[game.options[AT[name]]] === value
}

/** The value a table chose for each option. */
export function optionsOf(game: { readonly options: Uint8Array }): TableOptions {
  const at = (name: TableOption): number => game.options[AT[name]]
  return {
    martialLaw: TABLE_OPTIONS.martialLaw[at('martialLaw')],
    commanderTiming: TABLE_OPTIONS.commanderTiming[at('commanderTiming')],
    excessAllies: TABLE_OPTIONS.excessAllies[at('excessAllies')],
    lordDeckEnd: TABLE_OPTIONS.lordDeckEnd[at('lordDeckEnd')],
    leviathanEnds: TABLE_OPTIONS.leviathanEnds[at('leviathanEnds')],
    abyssGuilds: TABLE_OPTIONS.abyssGuilds[at('abyssGuilds')],
    blackSmokers: TABLE_OPTIONS.blackSmokers[at('blackSmokers')],
    ambassadorKeys: TABLE_OPTIONS.ambassadorKeys[at('ambassadorKeys')],
    shamanStopsBorderGuard: TABLE_OPTIONS.shamanStopsBorderGuard[at('shamanStopsBorderGuard')],
    alchemistSecondStack: TABLE_OPTIONS.alchemistSecondStack[at('alchemistSecondStack')],
  }
}

/** The published rules, where they leave no doubt. */
const rulebook: TableOptions = {
  martialLaw: 'leviathan',
  commanderTiming: 'own-turn',
  excessAllies: 'allowed',
  lordDeckEnd: 'refill-fails',
  leviathanEnds: 'on',
  abyssGuilds: 'apart',
  blackSmokers: 'may-exchange',
  ambassadorKeys: 'none',
  shamanStopsBorderGuard: 'yes',
  alchemistSecondStack: 'may-decline',
}

/** What the best-known online table plays. */
const arena: TableOptions = {
  martialLaw: 'always',
  commanderTiming: 'after-purchase-too',
  excessAllies: 'refused',
  lordDeckEnd: 'court-not-full',
  leviathanEnds: 'off',
  abyssGuilds: 'with-ambassadors',
  blackSmokers: 'must-exchange',
  ambassadorKeys: 'none',
  shamanStopsBorderGuard: 'no',
  alchemistSecondStack: 'must-take',
}

export const PRESETS = { rulebook, arena } as const
export type Preset = keyof typeof PRESETS

/** Says what is wrong with an option, or with its value. */
export class BadOption extends Error {
  override name = 'BadOption'
}

/** The options with one of them changed, as words have it. */
export function withOption(options: TableOptions, name: string, value: string): TableOptions {
  const known = OPTION_NAMES.find((option) => option === name)
  if (known === undefined)
    throw new BadOption(`there is no option '${name}': there are ${OPTION_NAMES.join(', ')}`)
  const values: readonly string[] = TABLE_OPTIONS[known]
  if (!values.includes(value))
    throw new BadOption(`${known} is ${values.join(' or ')}, not '${value}'`)
  return { ...options, [known]: value }
}
