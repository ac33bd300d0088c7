import type { StandingOrder, StandingOrders } from '@hadal/table'
import { m } from '@hadal/words'
import { type Dispatch, useReducer } from 'react'
import { useTableStore } from '../../link/store.ts'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import {
  BUY_WHAT_COMPLETES,
  type DraftChange,
  doAnything,
  draftOf,
  FIRST_THOUGHT,
  ordersOf,
  PASS_ON_EVERYTHING,
  reduceDraft,
} from './draft.ts'
import { OrderBuilder } from './OrderBuilder.tsx'
import { OrderList } from './OrderList.tsx'
import { sayHindsight } from './sayOrder.ts'
import { useHindsight } from './useHindsight.ts'
import './orders.css'
import './orders.narrow.css'

interface Props {
  onClose(): void
}

/** P10, P11: orders that answer for me when an ally is offered. */
export function OrdersSheet({ onClose }: Props) {
  const { update } = useTable()
  const { giveOrders } = useTableStore((state) => state.actions)
  const [draft, change] = useReducer(reduceDraft, update.orders, draftOf)
  const orders = ordersOf(draft)
  const hindsight = useHindsight(orders, update.version)
  const isEmpty = draft.rows.length === 0
  const give = (given: StandingOrders | undefined): void => {
    void giveOrders(given)
    announce(given === undefined ? m.orders_stopped() : sayGiven(given))
    onClose()
  }
  return (
    <Sheet
      className={isEmpty ? 'orr bare' : 'orr'}
      title={m.orders_title()}
      onClose={onClose}
      question={
        <QuestionBar ask={isEmpty ? m.orders_ask_none() : m.orders_ask()} sub={m.orders_ask_sub()}>
          {update.orders && (
            <Act label={m.orders_stop()} kind="quiet" onPress={() => give(undefined)} />
          )}
          <Act label={m.common_back()} kind="sec" onPress={onClose} />
          <Act
            id="use-orders"
            label={m.orders_use()}
            sub={sayUse(orders)}
            kind="go"
            icon={<Icon of="check" size={20} />}
            whyNot={doAnything(orders) ? undefined : m.orders_use_none()}
            onPress={() => give(orders)}
          />
        </QuestionBar>
      }
    >
      <section className="or-l">
        <p className="k-s">{m.orders_intro()}</p>
        <OrderList draft={draft} change={change} />
        <Additions change={change} />
        {hindsight && (
          <p className="or-t">
            <Icon of="hourglass" />
            <span>{sayHindsight(hindsight)}</span>
          </p>
        )}
      </section>
      <OrderBuilder draft={draft} change={change} />
    </Sheet>
  )
}

/** Orders to begin with. */
function Additions({ change }: { readonly change: Dispatch<DraftChange> }) {
  const additions: readonly { label: string; order: StandingOrder; first?: boolean }[] = [
    { label: m.orders_add_pass(), order: PASS_ON_EVERYTHING, first: true },
    { label: m.orders_add_completes(), order: BUY_WHAT_COMPLETES },
    { label: m.orders_add(), order: FIRST_THOUGHT },
  ]
  return (
    <div className="or-a">
      <h3 className="zs">{m.orders_add_title()}</h3>
      {additions.map(({ label, ...addition }) => (
        <Button
          key={label}
          icon={<Icon of="plus" size={16} />}
          onPress={() => change({ type: 'add', ...addition })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function sayUse({ orders, otherwise }: StandingOrders): string | undefined {
  if (orders.length > 0) return m.orders_use_count({ count: orders.length })
  return otherwise === 'pass' ? m.orders_use_pass() : undefined
}

function sayGiven({ orders }: StandingOrders): string {
  return orders.length > 0 ? m.orders_given({ count: orders.length }) : m.orders_given_pass()
}
