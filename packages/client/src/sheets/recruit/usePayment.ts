import { type Kind, type LordId, type Payment, strengthOf } from '@hadal/engine'
import type { CheckedPayment, RankedPayment } from '@hadal/words'
import { useEffect, useState } from 'react'
import { type TableModel, useTable } from '../../table/model.ts'

/** The cards a person wants to pay with; pearls are what is missing. */
export interface OwnPayment {
  readonly allies: readonly Kind[]
  /** Nebulis, where a ranked payment asks for them. */
  readonly nebulis?: number
}

export function ofRanked({ allies, nebulis }: RankedPayment): OwnPayment {
  return { allies, nebulis }
}

/** What the rules say about a payment; nothing while they are asked. */
export function usePayment(lord: LordId, own: OwnPayment | undefined): CheckedPayment | undefined {
  const model = useTable()
  const payment = own && complete(model, lord, own)
  const key = JSON.stringify(payment)
  const [checked, setChecked] = useState<{ key: string; said: CheckedPayment } | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the payment
  useEffect(() => {
    let isCurrent = true
    if (payment)
      void model.check(lord, payment).then((said) => isCurrent && said && setChecked({ key, said }))
    return () => {
      isCurrent = false
    }
  }, [key, lord])
  // Before anything is chosen there is no key, and nothing was said of it.
  return checked !== undefined && checked.key === key ? checked.said : undefined
}

/** Pearls make up for what the allies lack; nebulis for what pearls lack. */
function complete({ update }: TableModel, lord: LordId, own: OwnPayment): Payment {
  const { eyes = 0, view, outlook } = update
  const cost = outlook.lords[lord]?.cost ?? 0
  const strength = own.allies.reduce((sum, kind) => sum + (strengthOf[kind] ?? 0), 0)
  const missing = Math.max(0, cost - strength)
  const nebulis = own.nebulis ?? Math.max(0, missing - (view.seats[eyes]?.pearls ?? 0))
  return { allies: own.allies, pearls: missing - nebulis, nebulis }
}
