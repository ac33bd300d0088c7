import { useEffect, useState } from 'react'
import type { Update } from '../../link/protocol.ts'
import { isPendingFor, useTableStore } from '../../link/store.ts'
import { TableMotion } from '../../motion/TableMotion.tsx'
import { OpenedSheet } from '../../sheets/OpenedSheet.tsx'
import { type OpenSheet, TableContext } from '../../table/model.ts'
import { Refused } from './Refused.tsx'
import { TableView } from './TableView.tsx'
import { useAnnounced } from './useAnnounced.ts'
import { useTableModel } from './useTableModel.ts'

interface Props {
  readonly update: Update
  /** Back to the score, when the game is over. */
  readonly onScore: (() => void) | undefined
  onSettings(): void
}

/** The table with somebody before it, and whatever lies over it. */
export function SeatedTable({ update, onScore, onSettings }: Props) {
  const log = useTableStore((state) => state.log)
  const pending = useTableStore((state) => isPendingFor(state, update.eyes ?? -1))
  const { decide, recruit, undo, payments, checkPayment } = useTableStore((state) => state.actions)
  const [opened, open] = useState<OpenSheet | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet belongs to the eyes that opened it
  useEffect(() => open(undefined), [update.eyes])
  const model = useTableModel({
    update,
    log,
    pending,
    actions: {
      decide: (...decisions) => void decide(decisions),
      recruit: (recruitment) => void recruit(recruitment),
      async payments(lord) {
        const reply = await payments(lord)
        return reply.ok ? reply.answer : undefined
      },
      async check(lord, payment) {
        const reply = await checkPayment(lord, payment)
        return reply.ok ? reply.answer : undefined
      },
      open,
    },
  })
  useAnnounced(model)
  return (
    <TableContext value={model}>
      <TableView
        model={model}
        onUndo={() => void undo()}
        onScore={onScore}
        onSettings={onSettings}
      />
      {opened && <OpenedSheet opened={opened} onClose={() => open(undefined)} />}
      <Refused scene={model.scene} />
      <TableMotion update={update} log={log} />
    </TableContext>
  )
}
