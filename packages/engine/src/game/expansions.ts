/** The boxes beside the base game; the state keeps a bit for each. */
export const Expansion = { Kraken: 1, Leviathan: 2 } as const
export type Expansion = (typeof Expansion)[keyof typeof Expansion]

export const EXPANSION_NAMES = ['kraken', 'leviathan'] as const
export type ExpansionName = (typeof EXPANSION_NAMES)[number]

/** Names become bits. */
export function bitsOf(names: readonly ExpansionName[]): number {
  return names.reduce((bits, name) => bits | (1 << EXPANSION_NAMES.indexOf(name)), 0)
}

/** Bits become names. */
export function expansionsIn(bits: number): readonly ExpansionName[] {
  return EXPANSION_NAMES.filter((_, at) => bits & (1 << at))
}
