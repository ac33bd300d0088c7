import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { sinceAnswer } from '../../sheets/recap/since.ts'
import type { TableActions } from '../../table/model.ts'
import { type Glance, hasBeenAway, isWorthTelling } from './missed.ts'

/** What was last shown on this page, and to whom: other screens come between. */
let lastSeen: Glance | undefined

/**
 * P15: shows what was missed, once somebody is asked who was away.
 *
 * Whoever looks on all the time has seen it, however fast the bots are.
 */
export function useMissed(
  update: Update,
  log: readonly LogEntry[],
  open: TableActions['open'],
): void {
  // A lesson begins in the middle of a game that nobody has left.
  const wanted = useSettings((settings) => settings.recap) && update.script === undefined
  const isConnected = useTableStore(
    ({ connection }) => connection === undefined || connection.state === 'connected',
  )
  const isAway = useRef<boolean>(undefined)
  /** How long the log was when nobody looked any more. */
  const leftAt = useRef<number>(undefined)
  useEffect(() => {
    const look = (): void => {
      const { table, eyes, question } = update
      isAway.current ??= hasBeenAway(update, log, lastSeen)
      if (document.hidden || !isConnected) {
        leftAt.current ??= log.length
        return
      }
      isAway.current ||= leftAt.current !== undefined && leftAt.current < log.length
      leftAt.current = undefined
      lastSeen = { table, eyes, length: log.length }
      if (!isAway.current || eyes === undefined || question === undefined) return
      isAway.current = false
      if (wanted && isWorthTelling(sinceAnswer(update, log, eyes), update)) open({ sheet: 'recap' })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [update, log, isConnected, wanted, open])
}
