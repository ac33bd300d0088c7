import type { LogEntry } from '@hadal/table'
import { type ToldTurn, tellTurns, type Who } from '@hadal/words'
import { padLeft, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** What happened from an entry of the log on, turn by turn. */
export function newsLines(
  log: readonly LogEntry[],
  from: number,
  who: Who,
  paint: Paint,
  width: number,
): string[] {
  return turnLines(tellTurns(who, log, from), paint, width)
}

/** The last turns of a log, as many as were asked for. */
export function lastTurnsLines(
  log: readonly LogEntry[],
  turns: number,
  who: Who,
  paint: Paint,
  width: number,
): string[] {
  return turnLines(tellTurns(who, log).slice(-turns), paint, width)
}

function turnLines(told: readonly ToldTurn[], paint: Paint, width: number): string[] {
  return told.flatMap(({ turn, lines }) =>
    wrap(
      paint.words(`${lines.join('. ')}.`),
      width,
      `${paint.faint(padLeft(turn === 0 ? '' : String(turn), 3))}  `,
    ),
  )
}
