import type { Seat } from '@hadal/engine'
import { SeatMark } from '../../art/emblems/index.ts'
import './bits.css'

interface Props {
  readonly seat: Seat
  readonly name: string
  readonly size: number
}

/** Who: the pattern of the seat and the initial of the name; the name stands beside it. */
export function SeatBadge({ seat, name, size }: Props) {
  return (
    <span className="seat">
      <SeatMark seat={seat} initial={name.slice(0, 1)} size={size} />
    </span>
  )
}
