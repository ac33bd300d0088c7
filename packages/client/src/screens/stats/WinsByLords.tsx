import { m, sayLords } from '@hadal/words'
import { fairShare, grouped, type MyGame, type Tally } from '../../stats/sums.ts'
import { inPercent } from './words.ts'
import './bars.css'

/** How often I win with so many lords at the end. */
export function WinsByLords({ games }: { readonly games: readonly MyGame[] }) {
  const groups = grouped(
    games,
    ({ me }) => me.lordsAtEnd,
    (one, other) => one - other,
  )
  const fair = fairShare(games)
  return (
    <>
      <p className="soft">{sayBest(groups)}</p>
      <ul className="wl" style={{ '--f': fair }}>
        {groups.map(({ key, games: count, wins }) => (
          <li key={key} className={wins / count < fair ? 'under' : undefined}>
            <span className="vh">{sayLords(key)}:</span>
            <b aria-hidden="true">{key}</b>
            <i aria-hidden="true" style={{ '--p': wins / count }} />
            <span>{m.log_chance({ per: inPercent(wins / count) })}</span>
            <small>{m.stats_count_games({ count })}</small>
          </li>
        ))}
      </ul>
      <p className="dimt">{m.stats_fair({ share: inPercent(fair) })}</p>
    </>
  )
}

/** The number of lords that wins most often, among those that came up often. */
function sayBest(groups: readonly (Tally & { readonly key: number })[]): string {
  const often = Math.max(0, ...groups.map(({ games }) => games)) / 3
  const [best] = groups
    .filter(({ games, wins }) => games >= often && wins > 0)
    .toSorted((one, other) => other.wins / other.games - one.wins / one.games)
  return best === undefined
    ? m.stats_by_lords_how()
    : m.stats_best_lords({
        lords: sayLords(best.key),
        share: inPercent(best.wins / best.games),
      })
}
