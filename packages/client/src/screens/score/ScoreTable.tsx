import type { Seat } from '@hadal/engine'
import { m, pointsFrom, sayNumber, scoreCategoryName, sourceName, sourcesAt } from '@hadal/words'
import type { SeatInfo, Update } from '../../link/protocol.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'

interface Props {
  readonly result: NonNullable<Update['result']>
  readonly seats: readonly SeatInfo[]
  readonly shown: Seat
  onShow(seat: Seat): void
}

/** The score sheet; a player's column opens its arithmetic. */
export function ScoreTable({ result, seats, shown, onShow }: Props) {
  return (
    <table className={`st n${result.length}`} style={{ '--cores': result.length }}>
      <caption className="vh">{m.score_sheet()}</caption>
      <thead>
        <tr>
          <td />
          {result.map(({ seat }) => {
            const { name = '' } = seats[seat] ?? {}
            return (
              <th key={seat} scope="col">
                <button
                  type="button"
                  aria-pressed={seat === shown}
                  aria-label={m.score_show({ name })}
                  onClick={() => onShow(seat)}
                >
                  <SeatBadge seat={seat} name={name} size={28} />
                  <span>{name}</span>
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {sourcesAt(result).map((source) => (
          <tr key={source}>
            <th scope="row">
              <i className={`sw c-${source}`} />
              {sourceName(source)}
            </th>
            {result.map((score) => (
              <td key={score.seat} className={score.seat === shown ? 'me' : ''}>
                {sayNumber(pointsFrom(source, score))}
              </td>
            ))}
          </tr>
        ))}
        <tr className="tot">
          <th scope="row">{scoreCategoryName('total')}</th>
          {result.map(({ seat, total }) => (
            <td key={seat} className={seat === shown ? 'me' : ''}>
              {sayNumber(total)}
            </td>
          ))}
        </tr>
        <tr className="tie">
          <th scope="row">{scoreCategoryName('pearls')}</th>
          {result.map(({ seat, pearls }) => (
            <td key={seat}>{pearls}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
