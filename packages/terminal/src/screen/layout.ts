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
const TIE = '\u00a0'

/**
 * Breaks a text into lines.
 *
 * The first begins with `first`; the others are indented by as much, or by `indent`.
 */
export function wrap(text: string, width: number, first = '', indent = widthOf(first)): string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ')) {
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
