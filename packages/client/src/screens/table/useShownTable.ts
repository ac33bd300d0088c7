import { useDeferredValue } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'

/**
 * The table in play as it is drawn.
 *
 * It is large: it is drawn piece by piece, and a press that comes between is heard.
 */
export function useShownTable(id: string): {
  readonly update: Update | undefined
  readonly log: readonly LogEntry[]
} {
  const { update, log } = useDeferredValue(
    useTableStore(useShallow(({ update, log }) => ({ update, log }))),
  )
  const isKnown = useTableStore(
    ({ status, update: last }) => status !== 'closed' && last !== undefined,
  )
  return { update: update?.table === id && isKnown ? update : undefined, log }
}
