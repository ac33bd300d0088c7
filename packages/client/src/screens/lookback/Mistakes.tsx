import { type Grade, gradeOf, type LookBack, turnsOf, type Verdict } from '@hadal/bots'
import type { GameRecord, Seat } from '@hadal/engine'
import { ask, m, sayChoice, sayReason, type Who } from '@hadal/words'
import { useMemo, useState } from 'react'
import { sceneAt } from '../../analysis/retell.ts'
import { replayPath } from '../../app/paths.ts'
import { SeatMark } from '../../art/emblems/index.ts'
import { writeMoment } from '../../replay/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { gradeName, sayShift } from './words.ts'

/** So many are shown before somebody asks for more. */
const FEW = 6

/** How many of three marks a grade fills. */
const MARKS: Readonly<Record<Grade, number>> = { inaccuracy: 1, mistake: 2, blunder: 3 }

interface Props {
  readonly found: LookBack
  /** The name of the game on this device. */
  readonly game: string
  readonly record: GameRecord
  readonly who: Who
  readonly seat: Seat
  onAt(at: number): void
}

/** P35: what could have been decided better, what it cost, and why; the dearest first. */
export function Mistakes({ found, game, record, who, seat, onAt }: Props) {
  const [all, showAll] = useState(false)
  const mistakes = useMemo(
    () =>
      found.verdicts
        .filter((verdict) => verdict.seat === seat && gradeOf(verdict.loss) !== undefined)
        .toSorted((one, other) => other.loss - one.loss),
    [found, seat],
  )
  if (!found.judged.includes(seat)) return <p className="soft">{m.analysis_not_judged()}</p>
  if (mistakes.length === 0) return <p className="soft">{m.analysis_no_mistakes()}</p>
  const turns = turnsOf(found)
  return (
    <>
      <ol className="lb-e">
        {mistakes.slice(0, all ? mistakes.length : FEW).map((verdict) => (
          <Mistake
            key={verdict.move}
            verdict={verdict}
            record={record}
            who={who}
            turn={found.moves[verdict.move]?.turn ?? 0}
            seen={`${replayPath(game)}${writeMoment({ at: verdict.move, eyes: verdict.seat })}`}
            onTurn={() => onAt(turns.findIndex(({ to }) => verdict.move < to) + 1)}
          />
        ))}
      </ol>
      {mistakes.length > FEW && (
        <Button kind="quiet" expanded={all} onPress={() => showAll(!all)}>
          {all ? m.analysis_fewer() : m.analysis_more({ count: mistakes.length - FEW })}
        </Button>
      )}
    </>
  )
}

interface MistakeProps {
  readonly verdict: Verdict
  readonly record: GameRecord
  readonly who: Who
  readonly turn: number
  /** The address of the moment at which it was decided. */
  readonly seen: string
  onTurn(): void
}

function Mistake({ verdict, record, who, turn, seen, onTurn }: MistakeProps) {
  const { move, played, best, loss, reason } = verdict
  const scene = useMemo(() => sceneAt(record, move, who), [record, move, who])
  const { question } = scene
  const grade = gradeOf(loss) ?? 'inaccuracy'
  return (
    <li className={`lb-e1 ${grade}`}>
      <p className="lb-eh">
        <SeatMark seat={verdict.seat} initial={who.names[verdict.seat]?.slice(0, 1)} size={22} />
        <button type="button" className="ln" onClick={onTurn}>
          {m.table_turn({ turn })}
        </button>
        <span className="lb-gr">
          <span className="lb-gm" aria-hidden="true">
            {[1, 2, 3].map((mark) => (
              <i key={mark} className={mark <= MARKS[grade] ? 'on' : undefined} />
            ))}
          </span>
          {gradeName[grade]()}
        </span>
        <b>{sayShift(-loss)}</b>
      </p>
      <p className="lb-eq">{ask(scene, question).title}</p>
      <dl>
        <div>
          <dt>{m.analysis_played()}</dt>
          <dd>{sayChoice(scene, question, played).label}</dd>
        </div>
        <div>
          <dt>{m.analysis_better()}</dt>
          <dd>
            <b>{sayChoice(scene, question, best).label}</b>
          </dd>
        </div>
      </dl>
      {reason && reason.why !== 'best-of' && <p className="soft">{sayReason(scene, reason)}</p>}
      <Button kind="quiet" icon={<Icon of="play" size={14} />} href={seen}>
        {m.replay_see()}
      </Button>
    </li>
  )
}
