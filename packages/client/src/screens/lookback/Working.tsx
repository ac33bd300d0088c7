import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { type Subject, stopWork, work } from '../../analysis/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import './working.css'

interface Props {
  readonly subject: Subject
  readonly judged: readonly Seat[]
}

/** Offers to look back at a game, and says how far that has come. */
export function Working({ subject: { game, progress, hasFailed }, judged }: Props) {
  if (progress === undefined)
    return (
      <div className="lb-b">
        <p className="soft">{hasFailed ? m.analysis_failed() : m.analysis_offer()}</p>
        <Button kind="go" icon={<Icon of="search" />} onPress={() => work(game.id, judged)}>
          {hasFailed ? m.analysis_again() : m.analysis_start_work()}
        </Button>
      </div>
    )
  const per = Math.round(progress * 100)
  return (
    <div className="lb-b">
      <p className="soft" role="status">
        {m.analysis_working()}
      </p>
      <progress value={progress} max={1} aria-label={m.analysis_working()}>
        {m.log_chance({ per })}
      </progress>
      <Button onPress={() => stopWork(game.id)}>{m.analysis_stop()}</Button>
    </div>
  )
}
