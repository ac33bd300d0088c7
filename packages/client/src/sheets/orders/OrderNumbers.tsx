import type { StandingOrder } from '@hadal/table'
import { m } from '@hadal/words'
import { useTable } from '../../table/model.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import { ANY_PRICE, MOST_KEPT, STRONGEST, WEAKEST } from './draft.ts'

interface Props {
  readonly order: StandingOrder
  set(part: Partial<StandingOrder>): void
}

/** The numbers in an order: strength, price, and the pearls to keep. */
export function OrderNumbers({ order, set }: Props) {
  const { players } = useTable().update.view
  // Each rival buys once as a rule: a step beyond that is every price there is.
  const beyond = players
  return (
    <div className="stps">
      <Stepper
        label={m.orders_strength_from()}
        value={order.strengthFrom}
        min={WEAKEST}
        max={STRONGEST}
        onChange={(strengthFrom) => set({ strengthFrom })}
      />
      <Stepper
        label={m.orders_strength_to()}
        value={order.strengthTo}
        min={WEAKEST}
        max={STRONGEST}
        onChange={(strengthTo) => set({ strengthTo })}
      />
      <Stepper
        label={m.orders_price_title()}
        value={Math.min(order.priceAtMost, beyond)}
        min={1}
        max={beyond}
        show={(price) => (price < beyond ? price : <AnyPrice />)}
        onChange={(price) => set({ priceAtMost: price < beyond ? price : ANY_PRICE })}
      />
      {order.do === 'buy' && (
        <Stepper
          label={m.orders_keep_title()}
          value={order.keepPearls}
          min={0}
          max={MOST_KEPT}
          onChange={(keepPearls) => set({ keepPearls })}
        />
      )}
    </div>
  )
}

function AnyPrice() {
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="vh">{m.orders_price_any_short()}</span>
    </>
  )
}
