import { type LookBack, type Swing, swingsOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { m, type Who } from '@hadal/words'
import { linesOf, type Retold } from '../../analysis/retell.ts'
import { isMilestone } from '../../sheets/log/turns.ts'
import { sayEvent } from '../../text/events.tsx'
import { TURNING_POINTS } from './Curve.tsx'
import { sayShift } from './words.ts'

interface Props {
  readonly found: LookBack
  readonly past: Retold
  readonly who: Who
  readonly seat: Seat
  onAt(at: number): void
}

/** The turning points of one seat, in the words of the log. */
export function Swings({ found, past, who, seat, onAt }: Props) {
  const swings = swingsOf(found, seat, TURNING_POINTS)
  if (swings.length === 0) return <p className="soft">{m.analysis_no_swings()}</p>
  return (
    <ol className="lb-w">
      {swings.map((swing, number) => (
        <li key={swing.turn.from}>
          <button type="button" onClick={() => onAt(swing.at + 1)}>
            <i aria-hidden="true">{number + 1}</i>
            <span>
              <small>{m.table_turn({ turn: swing.turn.turn })}</small>
              {sayHappening(past, who, swing)}
            </span>
            <b>{sayShift(swing.change)}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** What happened in the move that changed most: what everybody remembers, or else its last line. */
function sayHappening(past: Retold, who: Who, { move, turn }: Swing) {
  const told = linesOf(past, move, move + 1)
  const lines = (told.length > 0 ? told : linesOf(past, turn.from, turn.to)).filter(
    ({ event }) => event.type !== 'turn-begins',
  )
  const line = lines.find(({ event }) => isMilestone(event)) ?? lines[0]
  return line === undefined ? m.analysis_nothing_told() : sayEvent(who, line)
}
