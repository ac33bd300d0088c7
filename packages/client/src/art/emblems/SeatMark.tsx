import type { Seat } from '@hadal/engine'
import type { CSSProperties } from 'react'
import { nth } from '../kernel/index.ts'
import { type EmblemProps, rem } from './Drawing.tsx'
import './seatMark.css'

/** The colours of five seats; the pattern and the initial say the same. */
export const SEAT_COLOURS = ['#eaf4f6', '#e9b872', '#8fd3e8', '#d3a6e8', '#b9d98a'] as const

interface SeatMarkProps extends EmblemProps {
  readonly seat: Seat
  /** The first letter of a name; the bare pattern without. */
  readonly initial?: string | undefined
}

/**
 * Who sits where: a pattern and an initial.
 *
 * Letters and the patterns of style sheets, not a drawing: every line of a log begins with one. A letter of a
 * name in whatever script, so `bdi`; as a `span` it would get what screens say about the words beside it.
 */
export function SeatMark({ seat, initial = '', size, label, className = '' }: SeatMarkProps) {
  const shared = {
    className: `em seat-mark s${seat} ${initial === '' ? 'bare ' : ''}${className}`.trimEnd(),
    style: { '--size': rem(size), '--seat': nth(SEAT_COLOURS, seat) } as CSSProperties,
  }
  if (label === undefined)
    return (
      <bdi {...shared} aria-hidden="true">
        {initial}
      </bdi>
    )
  return (
    <bdi {...shared} role="img" aria-label={label}>
      {initial}
    </bdi>
  )
}
