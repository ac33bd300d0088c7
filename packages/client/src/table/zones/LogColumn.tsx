import { m, sayReason, type Who } from '@hadal/words'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { useSpoken } from '../../app/settings.ts'
import type { LogEntry } from '../../link/protocol.ts'
import { sayEvent } from '../../text/events.tsx'
import { useTable } from '../model.ts'
import { SeatBadge } from '../parts/SeatBadge.tsx'
import './log.css'

/** How many lines are drawn: more than fit. */
const LINES = 24
/** So many new lines are drawn with one picture: each is a dozen things to lay out. */
const AT_ONCE = 5

interface Props {
  readonly log: readonly LogEntry[]
}

/** What happened last, the newest first; the whole log is a tap away. */
export function LogColumn({ log }: Props) {
  const { open } = useTable()
  const who = useWho()
  const drawn = useGradually(log)
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
      <Lines log={drawn} isBusy={drawn !== log} who={who} />
    </section>
  )
}

/** A picture later than the table, which has enough to do, and a few lines at a time. */
function useGradually(log: readonly LogEntry[]): readonly LogEntry[] {
  const [shown, show] = useState(log)
  useEffect(() => {
    if (shown === log) return
    const next = Math.max(shown.length, log.length - LINES) + AT_ONCE
    const frame = requestAnimationFrame(() =>
      startTransition(() => show(next < log.length ? log.slice(0, next) : log)),
    )
    return () => cancelAnimationFrame(frame)
  }, [log, shown])
  return shown
}

interface LinesProps extends Props {
  readonly who: Who
  /** More is about to be drawn. */
  readonly isBusy: boolean
}

const Lines = memo(function Lines({ log, who, isBusy }: LinesProps) {
  const recent = log
    .map((entry, at) => ({ entry, at }))
    .slice(-LINES)
    .reverse()
  return (
    <ol className="log-l" aria-busy={isBusy}>
      {recent.map(({ entry, at }) => (
        <LogLine key={at} entry={entry} who={who} />
      ))}
    </ol>
  )
})

/** Who plays and who looks: the same until one of them, or the language, is another. */
function useWho(): Who {
  const { names, you } = useTable().scene
  const language = useSpoken((spoken) => spoken.locale)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are said anew in another language
  return useMemo(() => ({ names, you }), [names.join('\n'), you, language])
}

interface LineProps {
  readonly entry: LogEntry
  readonly who: Who
}

/** One line of the log: a turn's heading, or what a seat did. It stays as it was said. */
const LogLine = memo(function LogLine({ entry, who }: LineProps) {
  const { event } = entry
  const line = sayEvent(who, entry)
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
        <SeatBadge seat={seat} name={who.names[seat] ?? ''} size={20} />
      )}
      <span>
        {line}
        {entry.reason && <small className="ly">{sayReason(who, entry.reason)}</small>}
      </span>
    </li>
  )
})
