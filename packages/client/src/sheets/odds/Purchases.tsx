import type { PurchaseChances } from '@hadal/bots'
import { m, sayPearls } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useTableStore } from '../../link/store.ts'
import { useTable } from '../../table/model.ts'
import { Likely } from './Likely.tsx'

/** P20: whether rivals would buy the ally on offer, or the next one; it says what that is based on. */
export function Purchases() {
  const { view } = useTable().update
  const { purchases } = useTableStore((state) => state.actions)
  const [chances, setChances] = useState<PurchaseChances | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each view
  useEffect(() => {
    let isHere = true
    // It takes longer than a picture: it is worked out where the bots think.
    void purchases().then(
      (reply) => isHere && setChances(reply.ok ? reply.answer.chances : undefined),
    )
    return () => {
      isHere = false
    }
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
