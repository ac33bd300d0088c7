import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useShallow } from 'zustand/react/shallow'
import { PATHS, tablePath } from '../../app/paths.ts'
import { useSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { downloadText } from '../../keep/files.ts'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { m } from '../../text/messages.ts'
import { hush } from '../../ui/announce.ts'
import { ScoreScreen } from '../score/ScoreScreen.tsx'
import { Curtain } from './handover/Curtain.tsx'
import { handoverAt } from './handover/handover.ts'
import { Taps } from './handover/Taps.tsx'
import { Opening } from './Opening.tsx'
import { rematch } from './rematch.ts'
import { SeatedTable } from './SeatedTable.tsx'

/** The table of a game on this device: opened by its name, handed round, scored. */
export function TableScreen({ id }: { readonly id: string }) {
  // The table is large: it is drawn piece by piece, and a press that comes between is heard.
  const { update, log } = useDeferredValue(
    useTableStore(useShallow(({ update, log }) => ({ update, log }))),
  )
  const isKnown = useTableStore(
    ({ status, update: last }) => status !== 'closed' && last !== undefined,
  )
  const { resume, setPace } = useTableStore((state) => state.actions)
  useTitle(m.table_title())
  const pace = useSettings((settings) => settings.botPace)
  useEffect(() => {
    void setPace(pace)
  }, [pace, setPace])
  // A game that was begun a moment ago is there already; any other is looked up on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    if (!isAtHand(id)) void resume(id)
  }, [id])
  return update?.table === id && isKnown ? (
    <Seated update={update} log={log} />
  ) : (
    <Opening id={id} />
  )
}

/** Whether the table is the one in play, or on its way. */
function isAtHand(id: string): boolean {
  const { status, update, pending } = useTableStore.getState()
  const begins = pending.some((request) => request.type === 'begin' && request.table.id === id)
  return begins || (status !== 'closed' && update?.table === id)
}

interface Props {
  readonly update: Update
  readonly log: readonly LogEntry[]
}

function Seated({ update, log }: Props) {
  const { look, decide, record, begin } = useTableStore((state) => state.actions)
  const [, navigate] = useLocation()
  const [looksAtTable, setLooksAtTable] = useState(false)
  const toScore = useCallback(() => setLooksAtTable(false), [])
  const toSettings = useCallback(() => navigate(PATHS.settings), [navigate])
  const handover = handoverAt(update)
  // What was said to one person is not left for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other eyes look
  useLayoutEffect(() => hush, [update.eyes])
  const mustHide = handover.to !== 'table' && update.eyes !== undefined
  useEffect(() => {
    if (mustHide) void look(undefined)
  }, [mustHide, look])

  if (update.result && !looksAtTable)
    return (
      <ScoreScreen
        result={update.result}
        seats={update.seats}
        eyes={update.eyes}
        onTable={() => setLooksAtTable(true)}
        onDownload={() =>
          void record().then(
            (reply) => reply.ok && downloadText(reply.answer.name, reply.answer.text),
          )
        }
        onRematch={() => {
          const next = rematch(update)
          void begin(next)
          navigate(tablePath(next.id), { replace: true })
        }}
      />
    )
  if (mustHide) return null
  if (handover.to === 'curtain')
    return (
      <Curtain
        key={handover.seat}
        seat={handover.seat}
        update={update}
        log={log}
        onLook={() => void look(handover.seat)}
      />
    )
  if (handover.to === 'taps')
    return (
      <Taps
        key={update.version}
        update={update}
        onAnswers={(answers) => {
          for (const { seat, decision } of answers)
            void decide([decision], { seat, version: update.version })
        }}
      />
    )
  return (
    <SeatedTable
      update={update}
      log={log}
      onScore={update.result ? toScore : undefined}
      onSettings={toSettings}
    />
  )
}
