import { memo, useEffect } from 'react'
import { TableMotion } from '../../motion/TableMotion.tsx'
import { fetchAhead } from '../../sheets/later.ts'
import { OpenedSheet } from '../../sheets/OpenedSheet.tsx'
import { TableContext } from '../../table/model.ts'
import { Refused } from './Refused.tsx'
import { TableView } from './TableView.tsx'
import { useAnnounced } from './useAnnounced.ts'
import { useMissed } from './useMissed.ts'
import { type SeatedProps, useSeated } from './useSeated.ts'

/** The table with somebody before it, and whatever lies over it. */
export const SeatedTable = memo(function SeatedTable({
  update,
  log,
  onScore,
  onSettings,
}: SeatedProps) {
  const { model, opened, onUndo } = useSeated({ update, log })
  useAnnounced(model)
  useMissed(update, log, model.open)
  useEffect(() => void fetchAhead(), [])
  return (
    <TableContext value={model}>
      <TableView model={model} onUndo={onUndo} onScore={onScore} onSettings={onSettings} />
      {opened && <OpenedSheet opened={opened} onClose={() => model.open(undefined)} />}
      <Refused scene={model.scene} />
      <TableMotion update={update} log={log} />
    </TableContext>
  )
})
