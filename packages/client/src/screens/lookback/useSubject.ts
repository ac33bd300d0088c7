import { useEffect } from 'react'
import { type Opened, openSubject, useLookBacks } from '../../analysis/store.ts'

/** A game on this device to look back at; nothing while it is fetched. With another `version` it is fetched anew. */
export function useSubject(id: string, version = 0): Opened | undefined {
  const opened = useLookBacks((state) => state.opened.get(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another game
  useEffect(() => void openSubject(id), [id, version])
  return opened
}
