import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { TableContext, useTable } from './model.ts'

/** The same a picture later: the one that shows a new state has enough to do. */
function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => show(value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

/**
 * Zones that follow a picture after the others: nothing on them moves.
 *
 * Other eyes see them at once: what the last ones saw is not theirs.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const model = useTable()
  const later = useLater(model)
  const { eyes, table } = model.update
  const isTheirs = later.update.eyes === eyes && later.update.table === table
  return <TableContext value={isTheirs ? later : model}>{children}</TableContext>
}
