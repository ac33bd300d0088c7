import { m, sayPearls } from '@hadal/words'
import { type MyGame, oddestPrice, type Price, prices } from '../../stats/sums.ts'
import { oneDigit } from './words.ts'
import './bars.css'

/** What I pay for allies of each strength, beside what my rivals pay. */
export function Prices({ games }: { readonly games: readonly MyGame[] }) {
  const all = prices(games)
  const most = Math.max(3, ...all.flatMap(({ mine = 0, rivals = 0 }) => [mine, rivals]))
  return (
    <>
      <p className="soft">{sayOddest(all)}</p>
      <ul className="pr">
        {all.map(({ strength, mine, rivals, bought }) => (
          <li key={strength}>
            <b>
              <span className="vh">{m.count_strength({ count: strength })}</span>
              <span aria-hidden="true">{strength}</span>
            </b>
            <span className="pr-l" aria-hidden="true">
              {mine !== undefined && rivals !== undefined && (
                <i
                  className="pr-d"
                  style={{
                    '--a': Math.min(mine, rivals) / most,
                    '--b': Math.max(mine, rivals) / most,
                  }}
                />
              )}
              {rivals !== undefined && <i className="pr-r" style={{ '--a': rivals / most }} />}
              {mine !== undefined && <i className="pr-m" style={{ '--a': mine / most }} />}
            </span>
            <span>
              <span className="vh">{m.stats_mine()}: </span>
              {mine === undefined ? '–' : oneDigit(mine)}
              <span className="vh">
                , {m.stats_rivals()}: {rivals === undefined ? '–' : oneDigit(rivals)}
              </span>
            </span>
            <small>{m.stats_bought_times({ count: bought })}</small>
          </li>
        ))}
      </ul>
      <p className="pr-x" aria-hidden="true">
        <span>0</span>
        <span>{sayPearls(Math.ceil(most))}</span>
      </p>
      <p className="pr-k dimt">
        <i className="pr-m" aria-hidden="true" />
        {m.stats_mine()}
        <i className="pr-r" aria-hidden="true" />
        {m.stats_rivals()}
      </p>
    </>
  )
}

/** Differences below this are nobody's habit. */
const TELLING = 0.15

function sayOddest(all: readonly Price[]): string {
  const odd = oddestPrice(all)
  if (odd === undefined) return m.stats_prices_few()
  if (Math.abs(odd.more) < TELLING) return m.stats_prices_alike()
  const words = { strength: odd.strength, pearls: oneDigit(Math.abs(odd.more)) }
  return odd.more > 0 ? m.stats_prices_more(words) : m.stats_prices_less(words)
}
