import { ask, lordName, m, waiting } from '@hadal/words'
import { memo, useMemo, useState } from 'react'
import { type TableModel, useTable } from '../../table/model.ts'
import { sayEvent } from '../../text/events.tsx'
import { Button } from '../../ui/Button.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import { LineOfLog } from './LineOfLog.tsx'
import { LogFilters } from './LogFilters.tsx'
import { filterTurns, type LogFilter, type LogTurn, type TurnSummary, turnsOf } from './turns.ts'
import './logSheet.css'

/** How many turns are drawn at first, and with each wish for more. */
const TURNS = 12

const EVERYTHING: LogFilter = { about: undefined, seat: undefined }

/** P14: everything that happened, by turns; each line opens into its reason and its rule. */
export function LogSheet({ onClose }: { onClose(): void }) {
  const model = useTable()
  const [filter, setFilter] = useState(EVERYTHING)
  const [most, setMost] = useState(TURNS)
  const turns = useMemo(() => turnsOf(model.log), [model.log])
  const wished = useMemo(() => filterTurns(turns, filter), [turns, filter])
  const choose = (next: LogFilter): void => {
    setFilter(next)
    setMost(TURNS)
  }
  return (
    <ReadSheet
      className="logs"
      shape="drawer"
      title={m.table_log()}
      ask={nowAsked(model)}
      sub={m.log_lines_open()}
      closeLabel={m.log_back()}
      onClose={onClose}
    >
      <LogFilters filter={filter} onChange={choose} />
      <div className="lgs">
        {wished.length === 0 && <p className="lg-0">{m.log_nothing()}</p>}
        <ol>
          {wished.slice(0, most).map((turn) => (
            <TurnOfLog key={turn.at} turn={turn} model={model} />
          ))}
        </ol>
        {wished.length > most && (
          <Button onPress={() => setMost(most + TURNS)}>
            {m.log_earlier({ count: wished.length - most })}
          </Button>
        )}
      </div>
    </ReadSheet>
  )
}

/** What the table waits for, while somebody reads. */
function nowAsked({ update, scene }: TableModel): string {
  return update.question ? ask(scene, update.question).title : waiting(scene, update.waitsFor)
}

interface TurnProps {
  readonly turn: LogTurn
  readonly model: TableModel
}

/** One turn as a chapter. */
const TurnOfLog = memo(function TurnOfLog({ turn, model }: TurnProps) {
  const { scene, log } = model
  const begins = log[turn.at]
  return (
    <li className="lgt">
      <h3>
        <b>{turn.seat === undefined ? '' : turn.turn}</b>
        <span>{turn.seat === undefined || !begins ? m.log_before() : sayEvent(scene, begins)}</span>
        <small>{saySummary(turn.summary)}</small>
      </h3>
      <ul>
        {turn.lines.map((line) => (
          <LineOfLog key={line.at} line={line} />
        ))}
      </ul>
    </li>
  )
})

/** What was done in a turn, in a few words. */
function saySummary({ explored, stacks, recruited }: TurnSummary): string {
  const parts = [
    explored > 0 && m.log_turn_explored({ count: explored }),
    stacks > 0 && m.log_turn_council({ count: stacks }),
    ...recruited.map((lord) => m.log_turn_recruited({ lord: lordName(lord) })),
  ]
  return parts.filter((part) => part !== false).join(', ')
}
