import { sceneOf, tellEvent } from '@hadal/words'
import { SeatMark } from '../art/emblems/index.ts'
import type { LogEntry, Update } from '../link/protocol.ts'
import { Sprite } from './Sprites.tsx'
import { seatsAfter } from './telling.ts'

interface Props {
  readonly update: Update
  readonly log: readonly LogEntry[]
}

/** Why the last turns have begun, and who has one. */
export function Ribbon({ update, log }: Props) {
  const { endedBy, players } = update.view
  if (endedBy === undefined) return null
  const entry = log.findLast(({ event }) => event.type === 'end-triggered')
  const seats = seatsAfter(endedBy, players)
  return (
    <Sprite name="ribbon">
      <b>{entry && tellEvent(sceneOf(update), entry)}</b>
      {seats.map((seat) => (
        <SeatMark
          key={seat}
          seat={seat}
          initial={update.seats[seat]?.name.slice(0, 1) ?? ''}
          size={28}
        />
      ))}
    </Sprite>
  )
}
