import { type LordId, Race } from '@hadal/engine'
import type { OnlyIf, StandingOrder } from '@hadal/table'
import { capital, hasKraken, lordName, m, raceShort } from '@hadal/words'
import { type Dispatch, type ReactNode, useEffect, useId, useRef } from 'react'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import type { Draft, DraftChange } from './draft.ts'
import { OrderNumbers } from './OrderNumbers.tsx'
import { sayOrder } from './sayOrder.ts'

interface Props {
  readonly draft: Draft
  readonly change: Dispatch<DraftChange>
}

/** Everything that can be said in the order that was chosen. */
export function OrderBuilder({ draft, change }: Props) {
  const heading = useId()
  const place = useRef<HTMLElement>(null)
  const shown = useRef(draft.chosen)
  // Where the builder lies below the list, another order brings it into sight.
  useEffect(() => {
    if (shown.current !== draft.chosen) place.current?.scrollIntoView({ block: 'nearest' })
    shown.current = draft.chosen
  }, [draft.chosen])
  const at = draft.rows.findIndex(({ id }) => id === draft.chosen)
  const row = draft.rows[at]
  if (row === undefined) return null
  const { id, order } = row
  const number = at + 1
  const set = (part: Partial<StandingOrder>): void => change({ type: 'change', order: part })
  return (
    <section className="or-b" aria-labelledby={heading} ref={place}>
      <div className="or-h">
        <h3 className="zh" id={heading}>
          {m.orders_order({ number })}
        </h3>
        {at > 0 && (
          <IconButton
            icon={<Icon of="up" />}
            label={m.orders_up({ number })}
            onPress={() => change({ type: 'move', id, by: -1 })}
          />
        )}
        {at < draft.rows.length - 1 && (
          <IconButton
            icon={<Icon of="down" />}
            label={m.orders_down({ number })}
            onPress={() => change({ type: 'move', id, by: 1 })}
          />
        )}
        <IconButton
          icon={<Icon of="trash" />}
          label={m.orders_delete({ number })}
          onPress={() => change({ type: 'delete', id })}
        />
      </div>
      <Part label={m.orders_when()}>
        <Segmented
          label={m.orders_when()}
          fill
          choices={[
            { value: 'buy', label: m.orders_do_buy() },
            { value: 'pass', label: m.orders_do_pass() },
          ]}
          value={order.do}
          onChange={(does) => set({ do: does })}
        />
      </Part>
      <Races order={order} change={change} />
      <OrderNumbers order={order} set={set} />
      <Condition order={order} set={set} />
      <Part label={m.orders_until_title()}>
        <Segmented
          label={m.orders_until_title()}
          fill
          choices={[
            { value: 'my-next-turn', label: m.orders_until_turn_short() },
            { value: 'this-round', label: m.orders_until_round_short() },
            { value: 'game-ends', label: m.orders_until_end_short() },
          ]}
          value={order.until}
          onChange={(until) => set({ until })}
        />
      </Part>
      <p className="or-t">
        <Icon of="check" />
        <span>{sayOrder(order)}</span>
      </p>
    </section>
  )
}

/** A choice with its name above it; the choice itself is read out with the name. */
function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="sg">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

interface RacesProps {
  readonly order: StandingOrder
  readonly change: Dispatch<DraftChange>
}

function Races({ order, change }: RacesProps) {
  const { view } = useTable().update
  const roving = useRoving()
  const races = Object.values(Race).filter((race) => race !== Race.Kraken || hasKraken(view))
  return (
    <fieldset className="sg">
      <legend>{m.orders_race_title()}</legend>
      <div className={`rcs n${races.length}`} {...roving}>
        {races.map((race) => (
          <button
            key={race}
            type="button"
            className="rc"
            aria-pressed={order.races.includes(race)}
            onClick={() => change({ type: 'toggle-race', race })}
          >
            <RaceEmblem race={race} size={22} />
            <span>{capital(raceShort(race))}</span>
          </button>
        ))}
      </div>
      {order.races.length === 0 && <small>{m.orders_race_any()}</small>}
    </fieldset>
  )
}

interface ConditionProps {
  readonly order: StandingOrder
  set(part: Partial<StandingOrder>): void
}

type Condition = 'always' | 'any-lord' | 'this-lord'

/** Whether the ally must complete a lord, and which. */
function Condition({ order, set }: ConditionProps) {
  const { view } = useTable().update
  const named = lordOf(order.onlyIf)
  const atCourt = view.court.filter((lord) => lord !== undefined)
  // A lord that has left the court since stays in the order until another is chosen.
  const lords = named === undefined || atCourt.includes(named) ? atCourt : [named, ...atCourt]
  const [first] = lords
  const choose = (condition: Condition): void => {
    if (condition === 'always') set({ onlyIf: 'always' })
    else if (condition === 'any-lord') set({ onlyIf: 'completes-a-lord' })
    else if (first !== undefined) set({ onlyIf: { lord: first } })
  }
  return (
    <>
      <Part label={m.orders_only_title()}>
        <Segmented
          label={m.orders_only_title()}
          fill
          choices={[
            { value: 'always', label: m.orders_only_always() },
            { value: 'any-lord', label: m.orders_only_any() },
            ...(first === undefined
              ? []
              : [{ value: 'this-lord' as const, label: m.orders_only_this() }]),
          ]}
          value={conditionOf(order.onlyIf)}
          onChange={choose}
        />
      </Part>
      {named !== undefined && (
        <Segmented
          className="rg or-lords"
          label={m.orders_lord_title()}
          choices={lords.map((lord) => ({ value: String(lord), label: lordName(lord) }))}
          value={String(named)}
          onChange={(lord) => set({ onlyIf: { lord: Number(lord) } })}
        />
      )}
    </>
  )
}

function conditionOf(onlyIf: OnlyIf): Condition {
  if (onlyIf === 'always') return 'always'
  return onlyIf === 'completes-a-lord' ? 'any-lord' : 'this-lord'
}

function lordOf(onlyIf: OnlyIf): LordId | undefined {
  return typeof onlyIf === 'string' ? undefined : onlyIf.lord
}
