import { type Score, type Seat, type SeatView, scoreOf } from '@hadal/engine'
import {
  m,
  sayMonsterTokens,
  sayNumber,
  sayPoints,
  scoreCategoryName,
  supposed,
} from '@hadal/words'
import { useTable } from '../../table/model.ts'
import { Section } from '../inspect/Section.tsx'

interface Props {
  readonly seat: Seat
  readonly theirs: SeatView
}

/** P17: the points so far; monster tokens of others lie face down and are left out. */
export function PointsOf({ seat, theirs }: Props) {
  const { view, eyes, outlook } = useTable().update
  const isMine = seat === eyes
  const sources = pointsBySource(scoreOf(supposed(view), seat), isMine)
  return (
    <Section title={m.log_points({ points: sayPoints(outlook.seats[seat]?.points ?? 0) })} first>
      <dl className="ss-s">
        {sources.map(({ source, points }) => (
          <div key={source}>
            <dt>{scoreCategoryName(source)}</dt>
            <dd>{sayNumber(points)}</dd>
          </div>
        ))}
      </dl>
      {!isMine && theirs.tokenCount > 0 && (
        <p className="in-w">
          {m.log_points_tokens({ tokens: sayMonsterTokens(theirs.tokenCount) })}
        </p>
      )}
    </Section>
  )
}

const SOURCES = [
  'lords',
  'locations',
  'affiliated',
  'tokens',
  'nebulis',
  'kraken',
  'wounds',
  'scourge',
] as const
type Source = (typeof SOURCES)[number]

/** Where points come from; the base game's sources are named even if they bring nothing. */
function pointsBySource(
  score: Score,
  knowsTokens: boolean,
): readonly { readonly source: Source; readonly points: number }[] {
  return SOURCES.map((source) => ({ source, points: pointsFrom(score, source) })).filter(
    ({ source, points }) =>
      source === 'tokens'
        ? knowsTokens && points > 0
        : points !== 0 || source === 'lords' || source === 'locations' || source === 'affiliated',
  )
}

function pointsFrom(score: Score, source: Source): number {
  switch (source) {
    case 'lords':
    case 'locations':
      return score[source].reduce((sum, { points }) => sum + points, 0)
    case 'affiliated':
      return score.affiliated.reduce((sum, strength) => sum + strength, 0)
    default:
      return score[source]
  }
}
