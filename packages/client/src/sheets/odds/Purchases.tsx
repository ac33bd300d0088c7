import { type PurchaseChances, purchaseChances } from '@hadal/bots'
import { m, sayPearls } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useTable } from '../../table/model.ts'
import { Likely } from './Likely.tsx'

/** P20: whether rivals would buy the ally on offer, or the next one; it says what that is based on. */
export function Purchases() {
  const { view } = useTable().update
  const [chances, setChances] = useState<PurchaseChances | undefined>()
  useEffect(() => {
    // The sheet is shown first: working it out takes longer than a picture.
    const later = setTimeout(() => setChances(purchaseChances(view)))
    return () => clearTimeout(later)
  }, [view])
  return chances ? <PurchasesOf chances={chances} /> : null
}

export function PurchasesOf({ chances }: { readonly chances: PurchaseChances }) {
  const { scene } = useTable()
  const { kind, price, buyers, beforeMe, nobody } = chances
  return (
    <section aria-labelledby="h-od-buy">
      <h3 className="zh" id="h-od-buy">
        {kind === undefined ? m.odds_buy_next() : m.odds_buy()}
      </h3>
      {buyers.length === 0 ? (
        <p>{m.odds_buy_none()}</p>
      ) : (
        <ul className="od-l">
          {beforeMe !== undefined && beforeMe > 0 && (
            <Likely label={m.odds_buy_before()} chance={beforeMe} />
          )}
          {buyers.map(({ seat, chance }) => (
            <Likely key={seat} label={scene.names[seat] ?? ''} chance={chance} />
          ))}
          <Likely label={m.odds_buy_nobody()} chance={nobody} />
        </ul>
      )}
      <p className="dimt">{m.odds_buy_how({ price: sayPearls(price) })}</p>
    </section>
  )
}
