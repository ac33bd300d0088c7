import { capital, m, sayExpansions } from '@hadal/words'
import { grouped, type MyGame, type Tally } from '../../stats/sums.ts'
import { LEVEL_WORDS } from '../setup/botWords.ts'
import { boxesIn, boxesOf, levelAt, strongestRival } from './myGames.ts'
import { inPercent } from './words.ts'

const ascending = (one: number, other: number): number => one - other
const shortestFirst = (one: string, other: string): number =>
  one.length - other.length || one.localeCompare(other)

/** How I did: by players, by boxes, by rivals; and how often I came in at each place. */
export function Groups({ games }: { readonly games: readonly MyGame[] }) {
  const groups = [
    {
      title: m.balance_players(),
      rows: grouped(games, ({ players }) => players, ascending).map((row) => ({
        ...row,
        what: m.balance_players_count({ count: row.key }),
      })),
    },
    {
      title: m.balance_boxes(),
      rows: grouped(games, boxesOf, shortestFirst).map((row) => ({
        ...row,
        what: sayExpansions(boxesIn(row.key)),
      })),
    },
    {
      title: m.stats_strongest(),
      rows: grouped(games, strongestRival, ascending).map((row) => ({
        ...row,
        what: sayRival(row.key),
      })),
    },
  ]
  return (
    <>
      <p className="soft">{sayPlaces(games)}</p>
      <table className="sta-a">
        <caption className="vh">{m.stats_groups()}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.stats_games_head()}</th>
            <th scope="col">{capital(m.stats_won())}</th>
            <th scope="col">{capital(m.stats_average())}</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="gr">
              <th colSpan={4} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(({ what, ...tally }) => (
              <Row key={what} what={what} tally={tally} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

function Row({ what, tally }: { readonly what: string; readonly tally: Tally }) {
  const { games, wins, average } = tally
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{games}</td>
      <td>{m.log_chance({ per: inPercent(wins / games) })}</td>
      <td>{Math.round(average)}</td>
    </tr>
  )
}

function sayRival(level: number): string {
  const found = levelAt(level)
  return found === undefined ? m.stats_people_only() : LEVEL_WORDS[found].name()
}

/** `1st: 4 · 2nd: 7` */
function sayPlaces(games: readonly MyGame[]): string {
  return (
    grouped(games, ({ me }) => me.place, ascending)
      .map(({ key, games: count }) =>
        m.stats_place_times({ place: m.home_game_place({ place: key }), count }),
      )
      // A place stays with its number.
      .map((said) => said.replaceAll(' ', '\u00A0'))
      .join(' · ')
  )
}
