import { pointsFrom, sourcesAt } from '@hadal/words'
import type { SeatInfo, Update } from '../../link/protocol.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'

/** Less than this has no room for its number. */
const SMALL = 5

interface Props {
  readonly result: NonNullable<Update['result']>
  readonly seats: readonly SeatInfo[]
}

/** The points of everybody as columns that grow together; the table beside them says the same. */
export function Columns({ result, seats }: Props) {
  const sources = sourcesAt(result).toReversed()
  return (
    <ol
      className={`cores n${result.length}`}
      style={{ '--cores': result.length }}
      aria-hidden="true"
    >
      {result.map((score) => {
        const { name = '' } = seats[score.seat] ?? {}
        return (
          <li key={score.seat} className={`core ${score.place === 1 ? 'win' : ''}`}>
            <span className="c-tot">{score.total}</span>
            <span className="c-col" style={{ '--h': Math.max(score.total, 1) }}>
              {sources.map((source) => {
                const points = Math.max(0, pointsFrom(source, score))
                return (
                  <i key={source} className={`c-${source}`} style={{ flexGrow: points || 0.001 }}>
                    {points > SMALL && points}
                  </i>
                )
              })}
            </span>
            <span className="c-who">
              <SeatBadge seat={score.seat} name={name} size={28} />
              <b>{name}</b>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
