import type { Seat } from '@hadal/engine'
import { m, sayMargin, sayWinner } from '@hadal/words'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '../../art/Picture.tsx'
import type { Earlier } from '../../keep/waters.ts'
import type { SeatInfo } from '../../link/protocol.ts'
import { useScoreMotion } from '../../motion/useScoreMotion.ts'
import { Act } from '../../ui/Act.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Columns } from './Columns.tsx'
import { Compared } from './Compared.tsx'
import { HowItCame } from './HowItCame.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { nameOf, type Result, whoOf } from './words.ts'
import './score.css'
import './sources.css'
import './score.narrow.css'

/** Who only wants the score need not fetch what looks back. */
const WhatDecided = lazy(async () => ({
  default: (await import('./WhatDecided.tsx')).WhatDecided,
}))

interface Props {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  /** Whose game it was on this device; nobody's in particular where several share it. */
  readonly eyes: Seat | undefined
  /** The game by its name, where it is kept on this device. */
  readonly game: string | undefined
  /** What somebody made of the same waters before. */
  readonly earlier?: Earlier | undefined
  onTable(): void
  /** Nothing where the record is not ours to have. */
  readonly onDownload: (() => void) | undefined
  /** Nothing for whoever only looked on. */
  readonly onRematch: (() => void) | undefined
  /** What the next game is like, where it is not as on this device. */
  readonly rematchSub?: string
}

/** P61: the score, and how each number came together. */
export function ScoreScreen({ result, seats, eyes, game, onTable, ...props }: Props) {
  const { onDownload, onRematch, rematchSub = m.score_rematch_sub(), earlier } = props
  const [winner] = result
  const who = whoOf(seats, eyes)
  const [seat, setSeat] = useState<Seat>(eyes ?? winner?.seat ?? 0)
  const page = useScoreMotion<HTMLDivElement>(winner?.seat === eyes)
  const shown = result.find((score) => score.seat === seat)
  const portrait = winner?.lords.toSorted((one, other) => other.points - one.points)[0]?.lord
  return (
    <div className="sc-page" data-screen="score" ref={page}>
      <header className="sc-top">
        <IconButton icon={<Icon of="back" />} label={m.score_home()} href="/" />
        <span className="wm">Hadal</span>
      </header>
      <main className="sc-m" id="main" tabIndex={-1}>
        <div className="sc-hero">
          {portrait !== undefined && (
            <div className="sc-busts" aria-hidden="true">
              <Picture of={{ lord: portrait }} className="lp" />
            </div>
          )}
          <h1 className="sc-h">{sayWinner(who, result)}</h1>
          <p className="sc-s">{sayMargin(who, result)}</p>
          <Columns result={result} seats={seats} />
        </div>
        <div className="sc-c">
          {earlier && (
            <Compared
              earlier={earlier}
              now={result.find((score) => score.seat === earlier.seat)?.total ?? 0}
              name={nameOf(seats, earlier.seat, eyes)}
            />
          )}
          <ScoreTable result={result} seats={seats} shown={seat} onShow={setSeat} />
          {shown && <HowItCame score={shown} name={nameOf(seats, seat, eyes)} />}
        </div>
        {game !== undefined && (
          <Suspense>
            <WhatDecided id={game} />
          </Suspense>
        )}
      </main>
      <QuestionBar ask={m.score_question()}>
        {onDownload && (
          <Act
            label={m.score_download()}
            kind="quiet"
            icon={<Icon of="download" />}
            onPress={onDownload}
          />
        )}
        <Act label={m.score_look_at_table()} kind="sec" onPress={onTable} />
        {onRematch && (
          <Act
            id="rematch"
            label={m.score_rematch()}
            sub={rematchSub}
            kind="go"
            onPress={onRematch}
          />
        )}
      </QuestionBar>
    </div>
  )
}
