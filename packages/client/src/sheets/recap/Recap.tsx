import { m, tellEvent } from '@hadal/words'
import { useEffect, useRef } from 'react'
import { useTable } from '../../table/model.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { sayEvent } from '../../text/events.tsx'
import { announce } from '../../ui/announce.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { sinceAnswer } from './since.ts'
import './recap.css'

/** So many lines are read in a few seconds; the rest is in the log. */
const LINES = 6

interface Props {
  onClose(): void
}

/**
 * P15: a strip over the table that tells what happened since these eyes last decided.
 *
 * It asks for nothing and takes no focus: whoever goes on at the table puts it away with that.
 */
export function Recap({ onClose }: Props) {
  const { update, log, scene, open } = useTable()
  const { eyes, answered } = update
  const strip = useRef<HTMLElement>(null)
  const told = eyes === undefined ? [] : sinceAnswer(update, log, eyes)
  const shown = told.slice(-LINES)
  useGone(strip, onClose)
  const decided = eyes === undefined ? undefined : answered[eyes]
  const since = useRef(decided)
  useEffect(() => {
    if (since.current !== decided) onClose()
  }, [decided, onClose])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it comes
  useEffect(() => {
    const said = shown.map(({ entry }) => tellEvent(scene, entry))
    announce([m.people_since(), ...said].join('. '))
  }, [])
  return (
    <section className="snc" aria-label={m.people_since()} ref={strip}>
      <div className="snc-h">
        <h2 className="zh">{m.people_since()}</h2>
        <IconButton icon={<Icon of="x" />} label={m.common_close()} onPress={onClose} />
      </div>
      {shown.length === 0 ? (
        <p className="soft">{m.recap_nothing()}</p>
      ) : (
        <ol className="snc-l">
          {shown.map(({ entry, at }) => (
            <li key={at}>
              {'seat' in entry.event && entry.event.seat !== undefined ? (
                <SeatBadge
                  seat={entry.event.seat}
                  name={scene.names[entry.event.seat] ?? ''}
                  size={20}
                />
              ) : (
                <span />
              )}
              <span>{sayEvent(scene, entry)}</span>
            </li>
          ))}
        </ol>
      )}
      <Button kind="quiet" onPress={() => open({ sheet: 'log' })}>
        {told.length > LINES ? m.recap_earlier({ count: told.length - LINES }) : m.menu_log()}
      </Button>
    </section>
  )
}

/** Goes when somebody presses anything else, or Escape. */
function useGone(strip: { readonly current: HTMLElement | null }, onClose: () => void): void {
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !strip.current?.contains(target)) onClose()
    }
    const typed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [strip, onClose])
}
