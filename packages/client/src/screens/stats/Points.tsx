import { m, SOURCES, type Source, scoreCategoryName, sourceName } from '@hadal/words'
import type { MyGame } from '../../stats/sums.ts'
import '../score/sources.css'
import './points.css'

/** So many games are drawn; on a phone the last six of them. */
const GAMES = 14

/** What is drawn: what the deep takes away has no height. */
const DRAWN = SOURCES.filter((source) => source !== 'losses')

/** Where my points came from: one column a game, the newest at the right. */
export function Points({ games }: { readonly games: readonly MyGame[] }) {
  const last = games.slice(-GAMES)
  const most = Math.max(60, ...last.map(({ me }) => heightOf(me.points)))
  return (
    <>
      <p className="soft">{m.stats_points_how()}</p>
      <div className="pts" role="img" aria-label={describe(last)}>
        {last.map(({ id, me }) => (
          <div key={id} className={me.place === 1 ? 'won' : undefined}>
            <b>{me.total}</b>
            <span style={{ '--h': heightOf(me.points) / most }}>
              {DRAWN.toReversed().map((source) => (
                <i
                  key={source}
                  className={`c-${source}`}
                  style={{ '--s': Math.max(0, me.points[source]) }}
                />
              ))}
            </span>
            <small>{me.place}</small>
          </div>
        ))}
      </div>
      <ul className="pts-k">
        {DRAWN.map((source) => (
          <li key={source}>
            <i className={`sw c-${source}`} />
            {sourceName(source)}
          </li>
        ))}
      </ul>
      <details className="sta-t">
        <summary>{m.stats_as_table()}</summary>
        <PointsTable games={last} />
      </details>
    </>
  )
}

function heightOf(points: Readonly<Record<Source, number>>): number {
  return DRAWN.reduce((sum, source) => sum + Math.max(0, points[source]), 0)
}

function describe(games: readonly MyGame[]): string {
  const totals = games.map(({ me }) => me.total)
  return m.stats_points_label({
    count: games.length,
    least: Math.min(...totals),
    most: Math.max(...totals),
  })
}

function PointsTable({ games }: { readonly games: readonly MyGame[] }) {
  return (
    <table>
      <caption className="vh">{m.stats_points()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.stats_place()}</th>
          {SOURCES.map((source) => (
            <th key={source} scope="col">
              {sourceName(source)}
            </th>
          ))}
          <th scope="col">{scoreCategoryName('total')}</th>
        </tr>
      </thead>
      <tbody>
        {games.toReversed().map(({ id, me }) => (
          <tr key={id}>
            <th scope="row">{me.place}</th>
            {SOURCES.map((source) => (
              <td key={source}>{me.points[source]}</td>
            ))}
            <td>{me.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
