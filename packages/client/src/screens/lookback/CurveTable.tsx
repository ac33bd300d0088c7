import type { PastTurn } from '@hadal/bots'
import { capital, m, sayWho, type Who } from '@hadal/words'
import { sayChance, sayTurn } from './words.ts'

interface Props {
  readonly who: Who
  readonly turns: readonly PastTurn[]
  readonly points: readonly (readonly number[])[]
}

/** The curve in numbers, for those who read them better. */
export function CurveTable({ who, turns, points }: Props) {
  return (
    <table className="lb-tt">
      <caption className="vh">{m.analysis_chances()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.analysis_when()}</th>
          {who.names.map((name, seat) => (
            <th key={name} scope="col">
              {capital(sayWho(who, seat))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((chances, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
          <tr key={at}>
            <th scope="row">{sayTurn(turns, at)}</th>
            {who.names.map((name, seat) => (
              <td key={name}>{sayChance(chances[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
