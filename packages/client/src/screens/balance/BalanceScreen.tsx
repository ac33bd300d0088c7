import type { ExpansionName } from '@hadal/engine'
import { locale, lordName, m, sayExpansions } from '@hadal/words'
import { useId, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { PATHS } from '../../app/paths.ts'
import { downloadText } from '../../keep/files.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { listed } from '../setup/words.ts'
import { Bar, scaleFor } from './Bar.tsx'
import games from './games.json' with { type: 'json' }
import { ShareTable } from './ShareTable.tsx'
import { ABOUTS, type About, type KindOfGames, kindOf, sharesOf, sharesOfSeats } from './shares.ts'
import { sayBot, sayInterval, sayShare } from './words.ts'
import './balance.css'

const PLAYERS = ['2', '3', '4'] as const

const BOXES = {
  base: [],
  kraken: ['kraken'],
  leviathan: ['leviathan'],
  both: ['kraken', 'leviathan'],
} as const satisfies Record<string, readonly ExpansionName[]>

type Box = keyof typeof BOXES

const BOX_NAMES = Object.keys(BOXES) as Box[]

/** P103: how lords, locations, guilds and seats do when bots play among themselves. */
export function BalanceScreen() {
  const [players, setPlayers] = useState<(typeof PLAYERS)[number]>('4')
  const [box, setBox] = useState<Box>('base')
  const [about, setAbout] = useState<About>('lords')
  const kind = kindOf(games.kinds, Number(players), BOXES[box])
  const fair = 1 / Number(players)
  const abouts = {
    lords: m.balance_lords(),
    locations: m.balance_locations(),
    guilds: m.balance_guilds(),
  }
  return (
    <Page
      title={m.balance_title()}
      className="bal"
      sub={
        kind &&
        m.balance_source({
          count: kind.games,
          games: kind.games.toLocaleString(locale),
          bot: listed([...new Set(games.bots)].map(sayBot)),
          fair: sayShare(fair),
        })
      }
      question={
        <QuestionBar ask={kind && sayBestAndLast(kind)} sub={m.balance_caution()}>
          <Act
            kind="quiet"
            icon={<Icon of="download" />}
            label={m.balance_download()}
            onPress={() => downloadText('hadal-balance.json', JSON.stringify(games))}
          />
          <Act label={m.common_home()} href={PATHS.home} />
        </QuestionBar>
      }
    >
      <div className="ba-w">
        <Segmented
          label={m.balance_about()}
          value={about}
          choices={ABOUTS.map((value) => ({ value, label: abouts[value] }))}
          onChange={setAbout}
        />
        <Segmented
          label={m.balance_players()}
          value={players}
          choices={PLAYERS.map((value) => ({
            value,
            label: m.balance_players_count({ count: Number(value) }),
          }))}
          onChange={setPlayers}
        />
        <Segmented
          label={m.balance_boxes()}
          value={box}
          choices={BOX_NAMES.map((value) => ({ value, label: sayExpansions(BOXES[value]) }))}
          onChange={setBox}
        />
      </div>
      {kind && (
        <div className="ba">
          <ShareTable key={about} about={about} shares={sharesOf(kind, about)} fair={fair} />
          <Seats kind={kind} fair={fair} />
        </div>
      )}
    </Page>
  )
}

function sayBestAndLast(kind: KindOfGames): string {
  const ranked = sharesOf(kind, 'lords').toSorted((one, other) => other.share - one.share)
  const [best] = ranked
  const last = ranked.at(-1)
  return best && last
    ? m.balance_best_and_last({ best: lordName(best.id), last: lordName(last.id) })
    : ''
}

/** What it is worth to begin, and how games end. */
function Seats({ kind, fair }: { readonly kind: KindOfGames; readonly fair: number }) {
  const id = useId()
  const shares = sharesOfSeats(kind)
  const scale = scaleFor(shares, fair)
  return (
    <aside className="ba-o" aria-labelledby={id}>
      <h2 className="zh" id={id}>
        {m.balance_first()}
      </h2>
      <ol>
        {shares.map((share) => (
          <li key={share.id}>
            <span>{m.balance_seat({ number: share.id + 1 })}</span>
            <span className="ba-s">
              <Bar share={share} scale={scale} />
              <b>{sayShare(share.share)}</b>
              <small>{sayInterval(share)}</small>
            </span>
          </li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>{m.balance_mean_score()}</dt>
          <dd>{kind.meanScore.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{m.balance_winning_score()}</dt>
          <dd>{kind.meanWinningScore.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{m.balance_turns()}</dt>
          <dd>{kind.meanTurns.toLocaleString(locale)}</dd>
        </div>
      </dl>
    </aside>
  )
}
