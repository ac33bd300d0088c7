import type { LogEntry } from '../../link/protocol.ts'
import { m } from '../../text/messages.ts'
import { sayEvent } from '../../text/words/events.tsx'
import { useTable } from '../model.ts'
import { SeatBadge } from '../parts/SeatBadge.tsx'
import './log.css'

/** How many lines are drawn: more than fit. */
const LINES = 24

interface Props {
  readonly log: readonly LogEntry[]
}

/** What happened last, the newest first; the whole log is a tap away. */
export function LogColumn({ log }: Props) {
  const { open } = useTable()
  const recent = log
    .map((entry, at) => ({ entry, at }))
    .slice(-LINES)
    .reverse()
  return (
    <section className="z log" aria-labelledby="h-log">
      <div className="zhead">
        <h2 id="h-log" className="zh">
          {m.table_log()}
        </h2>
        <button type="button" className="lg-all ln" onClick={() => open({ sheet: 'log' })}>
          {m.table_log_all()}
        </button>
      </div>
      <ol className="log-l">
        {recent.map(({ entry, at }) => (
          <LogLine key={at} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

/** One line of the log: a turn's heading, or what a seat did. */
function LogLine({ entry }: { readonly entry: LogEntry }) {
  const { scene, update } = useTable()
  const { event } = entry
  const line = sayEvent(scene, entry)
  if (line === undefined) return null
  if (event.type === 'turn-begins')
    return (
      <li className="lt">
        <span>{event.turn}</span>
        {line}
      </li>
    )
  const seat = 'seat' in event ? event.seat : undefined
  return (
    <li>
      {seat === undefined ? (
        <span className="seat-none" />
      ) : (
        <SeatBadge seat={seat} name={update.seats[seat]?.name ?? ''} size={20} />
      )}
      <span>{line}</span>
    </li>
  )
}
