import type { Race } from '@hadal/engine'
import type { StandingOrder } from '@hadal/table'
import { m, raceName } from '@hadal/words'
import type { Dispatch, ReactNode } from 'react'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { rich } from '../../text/rich.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import type { Draft, DraftChange } from './draft.ts'
import { conditionsOf, sayCommand } from './sayOrder.ts'

interface Props {
  readonly draft: Draft
  readonly change: Dispatch<DraftChange>
}

/** The orders as sentences, the first that fits on top, and what happens when none does. */
export function OrderList({ draft, change }: Props) {
  const roving = useRoving()
  const otherwise = draft.rows.length === 0 ? m.orders_when() : m.orders_otherwise()
  return (
    <>
      {draft.rows.length === 0 ? (
        <p className="or-none">{m.orders_none()}</p>
      ) : (
        <ol aria-label={m.orders_list()} {...roving}>
          {draft.rows.map(({ id, order }, at) => (
            <li key={id}>
              <button
                type="button"
                className="ord"
                aria-pressed={id === draft.chosen}
                onClick={() => change({ type: 'choose', id })}
              >
                <i>{at + 1}</i>
                <span>
                  <span className="or-s">{commandLine(order)}</span>
                  <small>{conditionsOf(order).join(' · ')}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="or-e">
        <span aria-hidden="true">{otherwise}</span>
        <Segmented
          label={otherwise}
          fill
          choices={[
            { value: 'ask', label: m.orders_otherwise_ask() },
            { value: 'pass', label: m.orders_otherwise_pass() },
          ]}
          value={draft.otherwise}
          onChange={(wanted) => change({ type: 'otherwise', otherwise: wanted })}
        />
      </div>
    </>
  )
}

/** The order with emblems in the place of races. */
function commandLine(order: StandingOrder): ReactNode {
  return rich((put) =>
    sayCommand(order, {
      races: (races) => put(<Emblems races={races} />),
      strength: (strength) => put(<b>{strength}</b>),
    }),
  )
}

function Emblems({ races }: { readonly races: readonly Race[] }) {
  return (
    <span className="or-r">
      {races.map((race) => (
        <RaceEmblem key={race} race={race} size={20} label={raceName(race)} />
      ))}
    </span>
  )
}
