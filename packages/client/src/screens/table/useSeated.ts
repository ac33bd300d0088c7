import type { Seat } from '@hadal/engine'
import { startTransition, useCallback, useMemo } from 'react'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import type { OpenSheet, TableActions, TableModel } from '../../table/model.ts'
import { useStateOf } from './useStateOf.ts'
import { useTableModel } from './useTableModel.ts'

/** What a table with somebody before it is shown with, in pictures or in words. */
export interface SeatedProps {
  readonly update: Update
  readonly log: readonly LogEntry[]
  /** Back to the score, when the game is over. */
  readonly onScore: (() => void) | undefined
  onSettings(): void
}

/** Somebody before a table: what they see, what lies over it, and the way back. */
export function useSeated({ update, log }: Pick<SeatedProps, 'update' | 'log'>): {
  readonly model: TableModel
  readonly opened: OpenSheet | undefined
  readonly onUndo: () => void
} {
  const { undo, agree } = useTableStore((state) => state.actions)
  // A sheet belongs to the eyes that opened it.
  const [opened, setOpened] = useStateOf<OpenSheet | undefined>(`${update.eyes}`, undefined)
  // The press is answered before the sheet is there: it takes longer than a picture.
  const open = useCallback(
    (sheet: OpenSheet | undefined) => startTransition(() => setOpened(sheet)),
    [setOpened],
  )
  const { eyes: seat, version } = update
  const actions = useMemo(() => actionsOn({ seat, version }, open), [seat, version, open])
  const model = useTableModel({ update, log, actions })
  // Where others have decided since, they are asked whether it may be taken back.
  const mustAsk = !update.undo.possible
  const onUndo = useCallback(
    () => void (mustAsk ? agree('ask-undo', { seat, version }) : undo({ seat, version })),
    [undo, agree, mustAsk, seat, version],
  )
  return { model, opened, onUndo }
}

/** What somebody does on the table as it is shown to them. */
function actionsOn(
  shown: { readonly seat: Seat | undefined; readonly version: number },
  open: TableActions['open'],
): TableActions {
  const { decide, recruit, payments, checkPayment } = useTableStore.getState().actions
  return {
    decide: (...decisions) => void decide(decisions, shown),
    recruit: (recruitment) => void recruit(recruitment, shown),
    async payments(lord) {
      const reply = await payments(lord)
      return reply.ok ? reply.answer : undefined
    },
    async check(lord, payment) {
      const reply = await checkPayment(lord, payment)
      return reply.ok ? reply.answer : undefined
    },
    open,
  }
}
