import { RACE_NAMES } from '@hadal/engine'
import { RACE_LETTERS } from '../words/cards.ts'
import { widthOf } from './paint.ts'

/** Fills a text up with spaces on its right. */
export function padRight(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Fills a text up with spaces on its left. */
export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** A space that is as wide as any, but where no line is broken. */
export const TIE = '\u00a0'

// An ally is not torn from its strength and its effect, and no line begins with a sign. Before the
// letter of a race there may be a colour, which ends with `m`.
const TIES = new RegExp(
  [
    ' (?=[…·=+−])',
    '(?<==) ',
    `(?<=${RACE_NAMES.join('|')}) (?=\\d)`,
    '(?<=\\d) (?=\\((?:two dice|pearls)\\))',
    '(?<=\\(two) (?=dice\\))',
    `(?<=(?:\\b|\\dm)[${RACE_LETTERS.join('')}](?: \\d[dp]?)*) (?=\\d[dp]?\\b)`,
  ].join('|'),
  'g',
)

/**
 * Breaks a text into lines.
 *
 * The first begins with `first`; the others are indented by as much, or by `indent`.
 */
export function wrap(text: string, width: number, first = '', indent = widthOf(first)): string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.replaceAll(TIES, TIE).split(' ')) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = ' '.repeat(indent)
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line].map((wrapped) => wrapped.replaceAll(TIE, ' ').trimEnd())
}

export type Align = 'left' | 'right'

/** Lines up rows of cells; the last column is as wide as it likes. */
export function columns(rows: readonly (readonly string[])[], align: readonly Align[]): string[] {
  const widths = align.map((_, column) =>
    Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        align[column] === 'right'
          ? padLeft(cell, widths[column] ?? 0)
          : padRight(cell, widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** Where the text of a zone of the board begins, after the name of the zone. */
export const MARGIN = 14

/** The name of a zone, as wide as the margin. */
export function label(name: string): string {
  return padRight(name, MARGIN)
}
