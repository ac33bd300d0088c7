import { m } from '@hadal/words'
import { PATHS } from '../../app/paths.ts'
import type { Earlier } from '../../keep/waters.ts'
import { writeMoment } from '../../replay/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import './compared.css'

interface Props {
  readonly earlier: Earlier
  /** What the same seat has made of it now. */
  readonly now: number
  readonly name: string
}

/** P66: the same waters, sailed twice. */
export function Compared({ earlier, now, name }: Props) {
  const { game, seat, isChallenge, points } = earlier
  const then = points[seat] ?? 0
  const rival = earlier.name === '' ? m.challenge_somebody() : earlier.name
  return (
    <section className="cmp" aria-labelledby="h-compared">
      <h2 className="zh" id="h-compared">
        {isChallenge ? m.challenge_title() : m.challenge_same_waters()}
      </h2>
      <dl>
        <div>
          <dt>{isChallenge ? rival : m.challenge_before()}</dt>
          <dd>{then}</dd>
        </div>
        <div className={now > then ? 'won' : undefined}>
          <dt>{isChallenge ? name : m.challenge_now()}</dt>
          <dd>{now}</dd>
        </div>
      </dl>
      <p className="cmp-r">{sayDifference(now - then)}</p>
      <Button
        icon={<Icon of="eye" />}
        href={`${PATHS.replay}${writeMoment({ at: 0, eyes: seat })}#${game}`}
      >
        {m.challenge_see()}
      </Button>
    </section>
  )
}

function sayDifference(difference: number): string {
  if (difference === 0) return m.challenge_equal()
  return difference > 0
    ? m.challenge_better({ count: difference })
    : m.challenge_worse({ count: -difference })
}
