import { capital, m, sourceName } from '@hadal/words'
import type { PlayedSeat } from '../../stats/played.ts'
import { compare, type MyGame, pointsBySource } from '../../stats/sums.ts'
import { oneDigit } from './words.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** My average game beside that of a rival. */
export function Averages({ games }: { readonly games: readonly MyGame[] }) {
  const hasLeviathans = games.some(({ expansions }) => expansions.includes('leviathan'))
  const others: readonly (readonly [string, (seat: PlayedSeat) => number])[] = [
    [capital(m.stats_lords()), ({ lordsAtEnd }) => lordsAtEnd],
    [m.balance_locations(), ({ locations }) => locations.length],
    [m.stats_pearls_earned(), ({ pearlsEarned }) => pearlsEarned],
    [m.stats_pearls_spent(), ({ pearlsSpent }) => pearlsSpent],
    [m.stats_allies_bought(), ({ bought }) => sum(bought)],
    [m.stats_monsters(), ({ monsters }) => monsters],
    ...(hasLeviathans ? [[m.stats_slain(), ({ slain }: PlayedSeat) => slain] as const] : []),
  ]
  const groups = [
    {
      title: m.stats_points_from(),
      rows: pointsBySource(games).map(({ source, ...row }) => ({
        what: sourceName(source),
        ...row,
      })),
    },
    {
      title: m.stats_per_game(),
      rows: others.map(([what, of]) => ({ what, ...compare(games, of) })),
    },
  ]
  return (
    <table className="sta-a">
      <caption className="vh">{m.stats_averages()}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{m.stats_mine()}</th>
          <th scope="col">{m.stats_rivals()}</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="gr">
            <th colSpan={3} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map(({ what, mine, rivals }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{oneDigit(mine)}</td>
              <td>{oneDigit(rivals)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
