import { locale, m } from '@hadal/words'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Patience } from '../../../app/Patience.tsx'
import { useTitle } from '../../../app/title.ts'
import { downloadText, recordFileName } from '../../../keep/files.ts'
import type { Update } from '../../../link/protocol.ts'
import { useTableStore } from '../../../link/store.ts'
import { api } from '../../../online/api.ts'
import { meet } from '../../../online/me.ts'
import { overOnline } from '../../../online/over.ts'
import { type Problem, sayProblem } from '../../../text/problems.ts'
import { announce } from '../../../ui/announce.ts'
import { LineBanner } from '../../table/Banner.tsx'
import { Played } from '../../table/Played.tsx'
import type { SeatedProps } from '../../table/useSeated.ts'
import { useShownTable } from '../../table/useShownTable.ts'
import { NotReached } from '../NotReached.tsx'
import { SeatsScreen } from '../seats/SeatsScreen.tsx'
import { useKeptOver } from './useKeptOver.ts'
import { withBotNames } from './withBotNames.ts'

interface Props {
  readonly id: string
  readonly Seated: ComponentType<SeatedProps>
  readonly title: string
  /** The address of a table that is played in the same way. */
  readonly pathTo: (id: string) => string
}

/** A table online: its seats before the game, then the same table as on this device. */
export function TableOnline({ id, Seated, title, pathTo }: Props) {
  const { problem, retry } = useJoined(id)
  const { update, log } = useShownTable(id)
  const facts = useTableStore((state) => state.facts)
  const connection = useTableStore((state) => state.connection)
  useTitle(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: bots have other names in another language
  const named = useMemo(() => update && withBotNames(update), [update, locale])
  if (problem !== undefined) return <NotReached problem={problem} onRetry={retry} />
  if (named !== undefined)
    return <PlayedOnline update={named} log={log} Seated={Seated} pathTo={pathTo} />
  if (facts?.state === 'open') return <SeatsScreen id={id} facts={facts} />
  const isBroken = connection?.state === 'reconnecting' || connection?.state === 'offline'
  return (
    <Patience>
      {isBroken ? <LineBanner connection={connection} /> : <p role="status">{m.online_coming()}</p>}
    </Patience>
  )
}

/** Goes to the table while this is shown, and leaves it after. */
function useJoined(id: string): { readonly problem: Problem | undefined; retry(): void } {
  const [unknown, setUnknown] = useState<Problem | undefined>()
  const [tries, setTries] = useState(0)
  const shut = useTableStore(({ connection, refused }) => {
    if (connection?.state === 'closed') return connection.why
    return refused?.refusal.reason === 'shut-out' ? refused.refusal.why : undefined
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const { join, close } = useTableStore.getState().actions
    let isHere = true
    setUnknown(undefined)
    void meet().then((me) => {
      if (!isHere) return
      if (me.ok) void join(id)
      else setUnknown(me.problem)
    })
    return () => {
      isHere = false
      close()
    }
  }, [id, tries])
  return { problem: unknown ?? shut, retry: () => setTries(tries + 1) }
}

interface PlayedProps extends Pick<Props, 'Seated' | 'pathTo'> {
  readonly update: Update
  readonly log: Parameters<typeof Played>[0]['log']
}

/** Hands out the record of a game that is over. */
async function download(update: Update): Promise<void> {
  const over = await overOnline(update)
  if (over.ok) downloadText(recordFileName(over.value.startedAt), over.value.record)
  else announce(sayProblem(over.problem))
}

function PlayedOnline({ update, log, Seated, pathTo }: PlayedProps) {
  const [, navigate] = useLocation()
  const next = useTableStore((state) => state.facts?.rematch)
  const rematch = async (): Promise<void> => {
    const opened = await api.rematch(update.table)
    if (opened.ok) navigate(pathTo(opened.value.id))
    else announce(sayProblem(opened.problem))
  }
  const goOn = next === undefined ? () => void rematch() : () => navigate(pathTo(next))
  return (
    <Played
      Seated={Seated}
      update={update}
      log={log}
      game={useKeptOver(update)}
      onDownload={() => void download(update)}
      onRematch={update.eyes === undefined && next === undefined ? undefined : goOn}
      rematchSub={next === undefined ? m.online_rematch_sub() : m.online_rematch_go()}
    />
  )
}
