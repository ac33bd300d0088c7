import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSettings, wantsReasons } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { downloadText } from '../../keep/files.ts'
import { useTableStore } from '../../link/store.ts'
import { Opening } from './Opening.tsx'
import { Played } from './Played.tsx'
import { rematch } from './rematch.ts'
import type { SeatedProps } from './useSeated.ts'
import { useShownTable } from './useShownTable.ts'

interface Props {
  readonly id: string
  readonly Seated: ComponentType<SeatedProps>
  readonly title: string
  /** The address of a game that is played in the same way. */
  readonly pathTo: (id: string) => string
}

/** A game on this device, opened by its name. */
export function TableHere({ id, Seated, title, pathTo }: Props) {
  const { update, log } = useShownTable(id)
  const { resume, setPace, setExplains, record, begin } = useTableStore((state) => state.actions)
  const [, navigate] = useLocation()
  useTitle(title)
  const pace = useSettings((settings) => settings.botPace)
  useEffect(() => {
    void setPace(pace)
  }, [pace, setPace])
  const explains = useSettings(wantsReasons)
  useEffect(() => {
    void setExplains(explains)
  }, [explains, setExplains])
  // A game that was begun a moment ago is there already; any other is looked up on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    if (!isAtHand(id)) void resume(id)
  }, [id])
  if (update === undefined) return <Opening id={id} />
  return (
    <Played
      Seated={Seated}
      update={update}
      log={log}
      game={id}
      onDownload={() =>
        void record().then(
          (reply) => reply.ok && downloadText(reply.answer.name, reply.answer.text),
        )
      }
      onRematch={() => {
        const next = rematch(update)
        void begin(next)
        navigate(pathTo(next.id), { replace: true })
      }}
    />
  )
}

/** Whether the table is the one in play, or on its way. */
function isAtHand(id: string): boolean {
  const { status, update, pending } = useTableStore.getState()
  const begins = pending.some((request) => request.type === 'begin' && request.table.id === id)
  return begins || (status !== 'closed' && update?.table === id)
}
