import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { SeatLink } from '../../screens/online/seats/SeatLink.tsx'
import { MenuSection } from './MenuSection.tsx'

interface Props {
  readonly table: string
  readonly seat: Seat
}

/** A seat at a table online can be taken along to another device. */
export function OtherDevice({ table, seat }: Props) {
  return (
    <MenuSection title={m.online_move_seat()}>
      <div className="mn-b">
        <SeatLink table={table} seat={seat} />
      </div>
    </MenuSection>
  )
}
