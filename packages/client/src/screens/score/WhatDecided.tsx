import { turnsOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { Suspense, useMemo, useState } from 'react'
import { retell } from '../../analysis/retell.ts'
import { type Subject, textOf } from '../../analysis/store.ts'
import { lookBackPath, replayPath } from '../../app/paths.ts'
import { useTableStore } from '../../link/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Curve } from '../lookback/Curve.tsx'
import { Swings } from '../lookback/Swings.tsx'
import { useSubject } from '../lookback/useSubject.ts'
import { Working } from '../lookback/Working.tsx'
import { firstShown, peopleAmong, whoPlayed } from '../lookback/words.ts'
import { AgainSheet } from '../replay/later.ts'
import './whatDecided.css'

interface Props {
  /** The game, by its name on this device. */
  readonly id: string
}

/** P63: what decided the game, for those who want to know. */
export function WhatDecided({ id }: Props) {
  // The end of a game is shown a moment before it is kept.
  const savedAt = useTableStore(({ keeping }) =>
    keeping?.state === 'kept' ? keeping.savedAt : undefined,
  )
  const opened = useSubject(id, savedAt)
  const [isSharing, setSharing] = useState(false)
  // A game that is not kept here cannot be looked back at.
  if (opened === undefined || 'refusal' in opened) return null
  const { game, found } = opened
  const people = peopleAmong(game.seats)
  return (
    <>
      <section className="why" aria-labelledby="h-why">
        <h2 className="zh" id="h-why">
          {m.analysis_what_decided()}
        </h2>
        <div className="why-n">
          <Button href={replayPath(game.id)} icon={<Icon of="play" />}>
            {m.replay_open()}
          </Button>
          <Button icon={<Icon of="wave" />} onPress={() => setSharing(true)}>
            {m.replay_again()}
          </Button>
        </div>
        {found === undefined ? (
          <Working
            subject={opened}
            judged={people.length > 0 ? people : game.seats.map((_, seat) => seat)}
          />
        ) : (
          <Decided subject={opened} seat={firstShown(game.seats, found)} found={found} />
        )}
      </section>
      {isSharing && (
        <Suspense>
          <AgainSheet game={textOf(opened)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}

interface DecidedProps {
  readonly subject: Subject
  readonly found: NonNullable<Subject['found']>
  readonly seat: Seat
}

function Decided({ subject: { game, record }, found, seat }: DecidedProps) {
  const [at, setAt] = useState(() => turnsOf(found).length)
  const who = useMemo(() => whoPlayed(game.seats), [game])
  const past = useMemo(() => retell(record, who.you), [record, who])
  return (
    <>
      <Curve found={found} who={who} seat={seat} at={at} onAt={setAt} brief />
      <div className="why-s">
        <Swings found={found} who={who} seat={seat} past={past} onAt={setAt} />
        <Button href={lookBackPath(game.id)} icon={<Icon of="search" />}>
          {m.analysis_open()}
        </Button>
      </div>
    </>
  )
}
