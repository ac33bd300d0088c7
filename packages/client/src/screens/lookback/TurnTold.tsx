import { type LookBack, turnsOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { m, type Who } from '@hadal/words'
import { useState } from 'react'
import { linesOf, type Retold } from '../../analysis/retell.ts'
import { sayEvent } from '../../text/events.tsx'
import { Button } from '../../ui/Button.tsx'
import { sayShift } from './words.ts'

interface Props {
  readonly found: LookBack
  readonly past: Retold
  readonly who: Who
  readonly seat: Seat
  readonly at: number
}

/** Most turns tell no more than this; the last one tells how everybody's hand is counted. */
const FEW = 7

/** What happened in the turn that is looked at, and what it meant for a seat. */
export function TurnTold({ found, past, who, seat, at }: Props) {
  const [isWhole, showWhole] = useState(false)
  const turn = turnsOf(found)[at - 1]
  if (turn === undefined) return <p className="soft">{m.analysis_start_told()}</p>
  const change = (turn.after[seat] ?? 0) - (turn.before[seat] ?? 0)
  const lines = linesOf(past, turn.from, turn.to).filter(
    ({ event }) => event.type !== 'turn-begins',
  )
  return (
    <div className="lb-l">
      <h3>
        {m.table_turn({ turn: turn.turn })} <b>{sayShift(change)}</b>
      </h3>
      <ol>
        {lines.slice(0, isWhole ? lines.length : FEW).map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the past stays where it is
          <li key={number}>{sayEvent(who, line)}</li>
        ))}
      </ol>
      {lines.length > FEW && (
        <Button kind="quiet" expanded={isWhole} onPress={() => showWhole(!isWhole)}>
          {isWhole ? m.analysis_fewer() : m.analysis_more({ count: lines.length - FEW })}
        </Button>
      )}
    </div>
  )
}
