import type { Seat } from '@hadal/engine'
import { nth, range } from '../kernel/index.ts'
import { Drawing, type EmblemProps } from './Drawing.tsx'
import { SEAT_CLIP_ID } from './PatternDefs.tsx'
import { line, type Mark, solid } from './shape.ts'

/** The fills of five seats, told apart without colour. */
const FILLS: readonly Mark[] = [
  solid('M12 8.4a3.6 3.6 0 1 0 .001 0Z'),
  line(range(7, (i) => `M${-12 + i * 6} 26 ${14 + i * 6} 0`).join(''), 2.4),
  line(range(16, (i) => `M${3 + (i % 4) * 6} ${3 + Math.floor(i / 4) * 6}h.01`).join(''), 3),
  solid('M0 0H12V12H0ZM12 12H24V24H12Z'),
  line(range(6, (i) => `M0 ${4 + i * 5}l6-4 6 4 6-4 6 4`).join(''), 2),
]

/** The colours of five seats; the pattern and the initial say the same. */
export const SEAT_COLOURS = ['#eaf4f6', '#e9b872', '#8fd3e8', '#d3a6e8', '#b9d98a'] as const

const PLATE = '#0a1620'

interface SeatMarkProps extends EmblemProps {
  readonly seat: Seat
  /** The first letter of a name; the bare pattern without. */
  readonly initial?: string | undefined
}

/** Who sits where: a pattern and an initial. Needs `<PatternDefs/>`. */
export function SeatMark({ seat, initial, className = '', ...rest }: SeatMarkProps) {
  const colour = nth(SEAT_COLOURS, seat)
  const fill = nth(FILLS, seat)
  return (
    <Drawing {...rest} className={`seat-mark ${className}`}>
      <g color={colour} stroke={colour} fill="none">
        <circle cx="12" cy="12" r="10.6" fill={PLATE} strokeWidth="1.8" />
        <path
          d={fill.d}
          clipPath={`url(#${SEAT_CLIP_ID})`}
          fill={fill.line === undefined ? colour : 'none'}
          strokeWidth={fill.line ?? 0}
          strokeLinecap="round"
          opacity={initial ? 0.6 : 1}
        />
        {initial && <circle cx="12" cy="12" r="6.6" fill={PLATE} stroke="none" />}
        {initial && (
          <text
            x="12"
            y="15.7"
            textAnchor="middle"
            fill={colour}
            stroke="none"
            fontSize="10.5"
            fontWeight="700"
          >
            {initial}
          </text>
        )}
      </g>
    </Drawing>
  )
}
