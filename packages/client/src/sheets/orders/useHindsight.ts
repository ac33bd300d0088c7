import type { Hindsight, StandingOrders } from '@hadal/table'
import { useEffect, useState } from 'react'
import { useTableStore } from '../../link/store.ts'

/** Orders that are being written are looked at when nothing was changed for so long. */
const PAUSE_MS = 250

/** What orders would have done with the last offers; what was known last, until it is known. */
export function useHindsight(orders: StandingOrders, version: number): Hindsight | undefined {
  const { hindsight: ask } = useTableStore((state) => state.actions)
  const [hindsight, setHindsight] = useState<Hindsight | undefined>()
  const key = JSON.stringify(orders)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the orders, the version for the offers
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reply = await ask(orders)
      if (isCurrent && reply.ok) setHindsight(reply.answer)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, version, ask])
  return hindsight
}
