import { m, saySealed, turnHeadline } from '@hadal/words'
import type { ReactNode } from 'react'
import { announce } from '../../ui/announce.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { useTable } from '../model.ts'
import { SeatBadge } from '../parts/SeatBadge.tsx'
import './top.css'

/** B8.1 */
const LORDS_TO_END = 7

interface Props {
  onUndo(): void
  onSettings(): void
  /** Something about the table itself, in the place of the race. */
  readonly banner?: ReactNode
}

/** The top bar: whose turn it is, the race to seven lords, and the tools. */
export function Top({ onUndo, onSettings, banner }: Props) {
  const { update, scene, open } = useTable()
  const roving = useRoving()
  return (
    <header className="top" id="z-top" {...roving}>
      <IconButton
        icon={<Icon of="menu" />}
        label={m.table_menu()}
        onPress={() => open({ sheet: 'menu' })}
      />
      <h1 className="top-h">
        <span className="wm">Hadal</span>
        <span className="top-turn">{m.table_turn({ turn: update.view.turn })}</span>
        <strong>{turnHeadline(scene)}</strong>
      </h1>
      {banner ?? <Race />}
      <div className="top-r">
        {update.eyes !== undefined && <Undo onUndo={onUndo} />}
        <IconButton icon={<Icon of="gear" />} label={m.table_settings()} onPress={onSettings} />
        <IconButton
          icon={<Icon of="help" />}
          label={m.table_help()}
          onPress={() => open({ sheet: 'legend' })}
        />
      </div>
    </header>
  )
}

/** Who is how far on the way to seven lords. */
function Race() {
  const { update } = useTable()
  return (
    <ul className="race7" aria-label={m.table_race_to_seven()}>
      <li className="race7-l" aria-hidden="true">
        {m.table_race_to_seven()}
      </li>
      {update.outlook.seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <RaceOfSeat key={at} seat={at} lords={seat.lords} />
      ))}
    </ul>
  )
}

function RaceOfSeat({ seat, lords }: { readonly seat: number; readonly lords: number }) {
  const { update } = useTable()
  const name = update.seats[seat]?.name ?? ''
  return (
    <li className="r7">
      <SeatBadge seat={seat} name={name} size={20} />
      <span
        className="r7-p"
        role="img"
        aria-label={m.table_race_of_seat({ name, count: lords, of: LORDS_TO_END })}
      >
        {Array.from({ length: LORDS_TO_END }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the race is its number
          <i key={at} className={at < lords ? 'on' : ''} />
        ))}
      </span>
    </li>
  )
}

/** Says why when nothing can be taken back, instead of being grey without a word. */
function Undo({ onUndo }: { onUndo(): void }) {
  const { update, scene } = useTable()
  const { undo } = update
  const isOpen = undo.possible || undo.canAsk === true
  return (
    <IconButton
      icon={<Icon of="undo" />}
      text
      label={m.table_undo()}
      shortcut="Z"
      className={isOpen ? '' : 'off'}
      onPress={() => (undo.possible || undo.canAsk ? onUndo() : announce(saySealed(scene, undo)))}
    />
  )
}
