import type { View } from '@hadal/engine'

/** What a table has agreed on, as far as the texts of cards depend on it. */
export type TableRules = Pick<View, 'expansions' | 'options'>

/** What a card does beside its text, at some tables. */
export interface TableNote {
  /** The card by its name in the engine. */
  readonly card: string
  readonly when: (table: TableRules) => boolean
  readonly text: () => string
}

/** A card's text with what this table adds to it; without a table, as the rulebook has it. */
export function withNotes(
  text: string,
  card: string,
  notes: readonly TableNote[],
  table: TableRules | undefined,
): string {
  if (table === undefined) return text
  const applying = notes.filter((note) => note.card === card && note.when(table))
  return [text, ...applying.map((note) => note.text())].join(' ')
}

export const hasKraken = ({ expansions }: TableRules): boolean => expansions.includes('kraken')
export const hasLeviathan = ({ expansions }: TableRules): boolean =>
  expansions.includes('leviathan')
