import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { PATHS } from '../../app/paths.ts'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { hush } from '../../ui/announce.ts'
import { ScoreScreen } from '../score/ScoreScreen.tsx'
import { Curtain } from './handover/Curtain.tsx'
import { handoverAt } from './handover/handover.ts'
import { Taps } from './handover/Taps.tsx'
import type { SeatedProps } from './useSeated.ts'

interface Props {
  /** The table with somebody before it: in pictures, or in words. */
  readonly Seated: ComponentType<SeatedProps>
  readonly update: Update
  readonly log: readonly LogEntry[]
  /** The game by its name, where it is kept on this device. */
  readonly game: string | undefined
  readonly onDownload: (() => void) | undefined
  readonly onRematch: (() => void) | undefined
  readonly rematchSub?: string
}

/** A game being played, wherever it lives: the table, the device changing hands, the score. */
export function Played({ Seated, update, log, onDownload, onRematch, ...props }: Props) {
  const { look, decide } = useTableStore((state) => state.actions)
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
        earlier={update.earlier}
        onTable={() => setLooksAtTable(true)}
        onDownload={onDownload}
        onRematch={onRematch}
        {...props}
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
    <Seated
      update={update}
      log={log}
      onScore={update.result ? toScore : undefined}
      onSettings={toSettings}
    />
  )
}
