import type { Item, Row, Section } from '@hadal/words'
import { padRight, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** Where the text of a row begins: after its name, but not too far to the right. */
const WIDEST_NAME = 20

/** A part of the table: its name, what there is to say of it, and a line or more for each thing. */
export function sectionLines(section: Section, paint: Paint, width: number): string[] {
  const { title, lead, rows } = section
  const names = rows.map(({ name }) => name.length)
  const margin = Math.min(WIDEST_NAME, Math.max(0, ...names)) + 4
  return [
    '',
    paint.heading(title.toLocaleUpperCase()),
    ...(lead === undefined ? [] : wrap(paint.words(lead), width, '  ')),
    ...rows.flatMap((row) => rowLines(row, margin, paint, width)),
  ]
}

function rowLines({ name, items, isOff }: Row, margin: number, paint: Paint, width: number) {
  const painted = isOff ? paint.faint(name) : paint.strong(name)
  const first = padRight(`  ${painted}`, margin)
  // A name that is too long stands on a line of its own.
  const isLong = name.length + 4 > margin
  const lines = items.flatMap((item, at) =>
    wrap(sayItem(item, paint), width, at === 0 && !isLong ? first : ' '.repeat(margin), margin),
  )
  return isLong ? [`  ${painted}`, ...lines] : lines
}

function sayItem({ text, note }: Item, paint: Paint): string {
  const said = paint.words(text)
  if (note === undefined || note === '') return said
  return said === '' ? paint.faint(note) : `${said} ${paint.faint(note)}`
}
