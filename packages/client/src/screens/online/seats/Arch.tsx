import type { Seat } from '@hadal/engine'
import type { TableForMe, TableSeat } from '@hadal/protocol'
import { m } from '@hadal/words'
import { useTableStore } from '../../../link/store.ts'
import { api, type Result } from '../../../online/api.ts'
import { SeatBadge } from '../../../table/parts/SeatBadge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import type { BotName } from '../../setup/bots.ts'
import { nameOfBot } from '../../setup/botWords.ts'
import { nameInSeat } from '../words.ts'

interface Props {
  readonly table: TableForMe
  readonly seat: TableSeat
  readonly at: Seat
  /** The bot that sits down where one is wanted. */
  readonly bot: BotName
  onChange<Value>(work: () => Promise<Result<Value>>): void
}

/** A seat: an arch in the sea floor, lit when whoever sits there is here. */
export function Arch({ table, seat, at, bot, onChange }: Props) {
  const isHere = useTableStore(({ presence }) => presence?.seats.includes(at) ?? false)
  const { id, seat: mine, isOwner } = table
  const name = nameInSeat(seat, at)
  if (name === undefined)
    return (
      <li className="arch">
        <span className="arch-o">
          <Icon of="plus" />
        </span>
        <b>{m.online_free_seat()}</b>
        <span className="ps">{m.online_nobody()}</span>
        {mine === undefined && (
          <Button onPress={() => onChange(() => api.sitDown(id, at))}>
            {m.online_seat_here()}
          </Button>
        )}
        {isOwner && (
          <Button icon={<Icon of="bot" />} onPress={() => onChange(() => api.seatBot(id, at, bot))}>
            {m.online_seat_bot()}
          </Button>
        )}
      </li>
    )
  const isBot = seat.kind === 'bot'
  const isMe = at === mine
  const isReady = isBot || isHere
  return (
    <li className={`arch ${isReady ? 'ok' : ''}`}>
      <SeatBadge seat={at} name={name} size={112} />
      <b>{isMe ? m.online_you_capital() : name}</b>
      <span className={`ps ${isBot ? '' : isHere ? 'on' : 'aw'}`}>
        {isBot ? nameOfBot(seat.bot ?? '') : sayWhere(isMe, isHere)}
        {seat.isProgram && ` · ${m.online_program()}`}
      </span>
      <span className="rd">
        {isReady && <Icon of="check" />}
        {isReady ? m.online_ready() : m.online_not_here()}
      </span>
      {isOwner && !isMe && (
        <Button
          kind="quiet"
          label={m.online_empty_seat_of({ name })}
          onPress={() => onChange(() => api.emptySeat(id, at))}
        >
          {m.online_empty_seat()}
        </Button>
      )}
    </li>
  )
}

function sayWhere(isMe: boolean, isHere: boolean): string {
  if (!isHere) return m.online_gone()
  return isMe ? m.online_here_you() : m.online_here()
}
