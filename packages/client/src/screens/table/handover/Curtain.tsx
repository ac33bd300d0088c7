import type { Seat } from '@hadal/engine'
import { m, sceneOf } from '@hadal/words'
import { useRef, useState } from 'react'
import type { LogEntry, Update } from '../../../link/protocol.ts'
import { sinceAnswer } from '../../../sheets/recap/since.ts'
import { SeatBadge } from '../../../table/parts/SeatBadge.tsx'
import { sayEvent } from '../../../text/events.tsx'
import { QuestionBar } from '../../../ui/QuestionBar.tsx'
import { LINES_ON_CURTAIN } from './handover.ts'
import './curtain.css'

/** How long the light has to be held. */
const HOLD_MS = 1000

interface Props {
  readonly seat: Seat
  readonly update: Update
  readonly log: readonly LogEntry[]
  onLook(): void
}

/** P23: between two people the table is behind water; what everybody may know stands on it. */
export function Curtain({ seat, update, log, onLook }: Props) {
  const { name = '' } = update.seats[seat] ?? {}
  return (
    <div className="curt">
      <div className="cur-f" aria-hidden="true">
        {Array.from({ length: 9 }, (_, fold) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: folds are all alike
          <i key={fold} />
        ))}
      </div>
      <main className="cur-m" id="main" tabIndex={-1}>
        <span className="cur-s">
          <SeatBadge seat={seat} name={name} size={148} />
        </span>
        <p className="cur-k">{m.table_turn({ turn: update.view.turn })}</p>
        <h1 className="cur-h">{m.people_hand_over({ name })}</h1>
        <p className="cur-p">{m.people_cards_hidden()}</p>
        <Since update={update} log={log} seat={seat} />
      </main>
      <QuestionBar ask={m.people_nobody_looks({ name })} sub={m.people_hold_help()}>
        <HoldToLook onLook={onLook} />
      </QuestionBar>
    </div>
  )
}

/** What happened since this person last decided, in a few lines. */
function Since({ update, log, seat }: Pick<Props, 'update' | 'log' | 'seat'>) {
  const scene = sceneOf(update)
  const told = sinceAnswer(update, log, seat).slice(-LINES_ON_CURTAIN)
  if (told.length === 0) return null
  return (
    <ul className="cur-l" aria-label={m.people_since()}>
      {told.map(({ entry, at }) => (
        <li key={at}>
          {'seat' in entry.event && entry.event.seat !== undefined && (
            <SeatBadge
              seat={entry.event.seat}
              name={update.seats[entry.event.seat]?.name ?? ''}
              size={28}
            />
          )}
          <span>{sayEvent(scene, entry)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Held for a second it opens; letting go early keeps it dark. By keyboard one press is enough. */
function HoldToLook({ onLook }: { onLook(): void }) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const letGo = (): void => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  const hold = (): void => {
    setHeld(true)
    timer.current = setTimeout(onLook, HOLD_MS)
  }
  return (
    <button
      type="button"
      id="look"
      className={`act go hold ${isHeld ? 'on' : ''}`}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && onLook()}
      // A click without a pointer is a screen reader's.
      onClick={({ detail }) => detail === 0 && onLook()}
    >
      <svg className="ho" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle className="ho-r" cx="20" cy="20" r="16" pathLength="100" />
      </svg>
      <span className="act-t">
        <b>{m.people_hold()}</b>
        <small>{m.people_one_second()}</small>
      </span>
    </button>
  )
}
