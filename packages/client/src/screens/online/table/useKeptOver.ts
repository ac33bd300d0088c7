import { useEffect, useState } from 'react'
import type { Update } from '../../../link/protocol.ts'
import { keepOver } from '../../../online/over.ts'

/** A game that somebody has played online by its name on this device, once it is over and kept here too. */
export function useKeptOver(update: Update): string | undefined {
  const { table, eyes, result } = update
  const [kept, setKept] = useState<string | undefined>()
  const isMine = result !== undefined && eyes !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table, when it is over
  useEffect(() => {
    if (isMine) void keepOver(update).then((isKept) => isKept && setKept(table))
  }, [isMine, table])
  return kept === table ? kept : undefined
}
