import { at } from '../words/at.ts'
import type { Happening } from '../words/events.ts'
import { narrate, type Paragraph } from '../words/narrate.ts'
import type { Who } from '../words/who.ts'
import { padLeft, padRight, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** What happened from an entry of the log on, turn by turn. */
export function newsLines(
  log: readonly Happening[],
  from: number,
  who: Who,
  paint: Paint,
  width: number,
): string[] {
  return paragraphLines(narrate(log, from, who), who, paint, width)
}

/** The last turns of a log, as many as were asked for. */
export function lastTurnsLines(
  log: readonly Happening[],
  turns: number,
  who: Who,
  paint: Paint,
  width: number,
): string[] {
  return paragraphLines(narrate(log, 0, who).slice(-turns), who, paint, width)
}

/** Turns as people read them: number, name, what was done. */
function paragraphLines(
  paragraphs: readonly Paragraph[],
  who: Who,
  paint: Paint,
  width: number,
): string[] {
  const names = who.names.map((name, seat) => (seat === who.you ? 'You' : name))
  const widest = Math.max(...names.map((name) => name.length))
  return paragraphs.flatMap(({ turn, seat, text }) => {
    const name = padRight(seat === undefined ? 'End' : at(names, seat), widest)
    const number = seat === undefined ? '' : String(turn)
    const first = `${paint.faint(padLeft(number, 3))}  ${paint.strong(name)}  `
    return wrap(text, width, first).map(paint.words)
  })
}
