import { sayReason, tellEvent } from '@hadal/words'
import { useEffect, useRef } from 'react'
import type { TableModel } from '../../table/model.ts'
import { announce } from '../../ui/announce.ts'

/** More lines than this at once are not listened to. */
const LINES = 6

/** Says what happened, for those who listen; the question is read out where it stands. */
export function useAnnounced({ update, log, scene }: TableModel): void {
  const told = useRef(log.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each update
  useEffect(() => {
    const since = log.slice(Math.min(told.current, log.length)).slice(-LINES)
    told.current = log.length
    const said = since
      .flatMap((entry) => [
        tellEvent(scene, entry),
        entry.reason === undefined ? '' : sayReason(scene, entry.reason),
      ])
      .filter((line) => line !== '')
    if (said.length > 0) announce(said.join(' '))
  }, [update])
}
