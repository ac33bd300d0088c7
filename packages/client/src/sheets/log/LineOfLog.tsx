import type { Event } from '@hadal/engine'
import { explainEvent, leviathanName, locationName, lordName, m, sayReason } from '@hadal/words'
import { useId, useState } from 'react'
import { SeatMark } from '../../art/emblems/index.ts'
import type { LogEntry } from '../../link/protocol.ts'
import { ClauseList } from '../../rules/ClauseList.tsx'
import { type OpenSheet, useTable } from '../../table/model.ts'
import { sayEvent } from '../../text/events.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { isMilestone, type LogLine } from './turns.ts'

/** One line of the log; it opens into its reason, its rule and the card it speaks of. */
export function LineOfLog({ line: { entry } }: { readonly line: LogLine }) {
  const { scene, update } = useTable()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { event } = entry
  const seat = 'seat' in event ? event.seat : undefined
  return (
    <li className={isMilestone(event) ? 'mile' : undefined}>
      <button
        type="button"
        className="lg"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {seat === undefined ? (
          <span />
        ) : (
          <SeatMark seat={seat} initial={update.seats[seat]?.name.slice(0, 1)} size={24} />
        )}
        <span>
          {sayEvent(scene, entry)}
          {entry.reason && <small className="ly">{sayReason(scene, entry.reason)}</small>}
        </span>
        <Icon of="forward" size={16} />
      </button>
      {isOpen && <Why id={id} entry={entry} />}
    </li>
  )
}

interface WhyProps {
  readonly id: string
  readonly entry: LogEntry
}

function Why({ id, entry }: WhyProps) {
  const { log, open } = useTable()
  const explained = explainEvent(entry, log)
  const card = cardOf(entry.event)
  return (
    <div className="lg-w" id={id}>
      {explained?.why !== undefined && <p>{explained.why}</p>}
      {entry.byOrder && <p>{m.log_by_order()}</p>}
      {explained && <ClauseList ids={[explained.clause]} />}
      {card && (
        <p className="lg-r">
          <button type="button" className="ln" onClick={() => open(card.sheet)}>
            {m.log_look_at({ card: card.name })}
          </button>
        </p>
      )}
    </div>
  )
}

/** The card that an event speaks of, and the sheet to read it on. */
function cardOf(event: Event): { readonly name: string; readonly sheet: OpenSheet } | undefined {
  if ('lord' in event)
    return { name: lordName(event.lord), sheet: { sheet: 'lord', lord: event.lord } }
  if ('location' in event)
    return {
      name: locationName(event.location),
      sheet: { sheet: 'location', location: event.location },
    }
  if ('leviathan' in event)
    return {
      name: leviathanName(event.leviathan),
      sheet: { sheet: 'leviathan', leviathan: event.leviathan },
    }
  return undefined
}
