import { LANGUAGES, LOCALES, locale, m } from '@hadal/words'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PATHS, tablePath } from '../../app/paths.ts'
import {
  changeLanguage,
  changeSettings,
  THEMES,
  themeInUse,
  useLanguage,
  useSettings,
} from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import type { ListedGame } from '../../keep/keptGame.ts'
import { Icon, type IconName } from '../../ui/Icons.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { isPerson, rememberedPlan } from '../setup/plan.ts'
import { startPlan } from '../setup/startTable.ts'
import { expansionNames } from '../setup/words.ts'
import { CAST, castPicture } from './cast.ts'
import { LoadGame } from './LoadGame.tsx'
import { useGames } from './useGames.ts'
import { sayWhen } from './when.ts'
import './home.css'
import './home.narrow.css'

/** Who has no games need not fetch what shows them. */
const KeptGames = lazy(async () => ({ default: (await import('./KeptGames.tsx')).KeptGames }))

/** The first screen: one tap, and a game begins. */
export function HomeScreen() {
  useTitle(undefined)
  const heading = useId()
  const { list, forget } = useGames()
  const games = list?.state === 'listed' ? list.games : []
  const [last] = games.filter(isGoing)
  return (
    <div className="home">
      <Cast />
      <header className="h-top">
        <LanguageAndLight />
      </header>
      <main className="h-m landing" id="main" tabIndex={-1}>
        <h1 className="h-t">{m.common_hadal()}</h1>
        <p className="h-tag">{m.home_tag()}</p>
        <Play />
        <nav className="ways" aria-label={m.common_hadal()}>
          {last !== undefined && (
            <Way
              href={tablePath(last.id)}
              icon="hourglass"
              title={m.home_continue()}
              sub={m.home_continue_sub({
                turn: last.game.summary.turn,
                when: sayWhen(last.game.savedAt, Date.now(), locale),
              })}
            />
          )}
          <Way href={PATHS.learn} icon="bulb" title={m.lessons_home()} sub={m.lessons_home_sub()} />
          <Way
            href={`${PATHS.setup}?together`}
            icon="cards"
            title={m.home_together()}
            sub={m.home_together_sub()}
          />
          <Way
            href={PATHS.online}
            icon="net"
            title={m.online_home_title()}
            sub={m.online_home_sub()}
          />
          <Way href={PATHS.how} icon="book" title={m.home_how()} sub={m.home_how_sub()} />
          <Way
            href={PATHS.library}
            icon="book"
            title={m.library_title()}
            sub={m.library_home_sub()}
          />
          <Way href={PATHS.rules} icon="section" title={m.rules_title()} sub={m.rules_home_sub()} />
          <Way
            href={PATHS.settings}
            icon="gear"
            title={m.home_settings()}
            sub={m.home_settings_sub()}
          />
          <LoadGame>
            <WayWords title={m.home_load()} sub={m.home_load_sub()} />
          </LoadGame>
        </nav>
      </main>
      {list !== undefined && (
        <section className="h-last" aria-labelledby={heading}>
          <h2 className="zh" id={heading}>
            {m.home_games()}
          </h2>
          {games.length === 0 ? (
            <p className="h-none">
              {list.state === 'listed' ? m.home_games_none() : m.home_games_unavailable()}
            </p>
          ) : (
            <Suspense>
              <KeptGames games={games} onDelete={forget} />
            </Suspense>
          )}
        </section>
      )}
      <footer className="h-c">
        <p>{m.home_credit()}</p>
        <Link className="ln" href={PATHS.stats}>
          {m.stats_title()}
        </Link>
        <Link className="ln" href={PATHS.balance}>
          {m.balance_link()}
        </Link>
      </footer>
    </div>
  )
}

function isGoing(listed: ListedGame): listed is Extract<ListedGame, { state: 'good' }> {
  return listed.state === 'good' && !listed.game.isOver
}

function Cast() {
  return (
    <div className="h-cast" aria-hidden="true">
      {CAST.map((lord) => (
        <span key={lord}>
          <img className="lp" src={castPicture(lord)} alt="" width="300" height="340" />
        </span>
      ))}
    </div>
  )
}

function LanguageAndLight() {
  const language = useLanguage()
  const theme = useSettings((settings) => settings.theme)
  const lights = {
    dark: m.settings_theme_dark(),
    light: m.settings_theme_light(),
    contrast: m.settings_theme_contrast(),
  }
  return (
    <div className="h-set">
      <Segmented
        className="seg"
        label={m.home_language()}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, label: LOCALES[value], lang: value }))}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <Segmented
        className="seg"
        label={m.home_theme()}
        value={themeInUse(theme)}
        choices={THEMES.filter((name) => name !== 'system').map((value) => ({
          value,
          label: lights[value],
        }))}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
    </div>
  )
}

/** Begins a game against bots as it was planned the last time. */
function Play() {
  const [, navigate] = useLocation()
  const [plan] = useState(() => rememberedPlan('alone'))
  const [failure, setFailure] = useState<unknown>()
  // What cannot be begun is said by the screen for mishaps.
  if (failure !== undefined) throw failure
  const count = plan.seats.filter((seat) => !isPerson(seat)).length
  const expansions = expansionNames(plan.expansions)
  // What comes next is fetched while the finger is on its way.
  const fetchTable = () => void import('../table/TableScreen.tsx')
  return (
    <div className="h-play">
      <button
        type="button"
        className="play"
        onPointerEnter={fetchTable}
        onFocus={fetchTable}
        onClick={() => startPlan(plan).then(navigate, setFailure)}
      >
        <b>{m.home_play()}</b>
        <small>
          {m.home_alone({ count })} ·{' '}
          {expansions === undefined ? m.home_base() : m.home_with_expansions({ expansions })}
        </small>
      </button>
      <Link className="act quiet" href={PATHS.setup}>
        <Icon of="gear" />
        <span>{m.home_change()}</span>
      </Link>
    </div>
  )
}

interface WayProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly sub: string
}

function Way({ href, icon, title, sub }: WayProps) {
  return (
    <Link className="way" href={href}>
      <span className="way-i">
        <Icon of={icon} size={24} />
      </span>
      <WayWords title={title} sub={sub} />
    </Link>
  )
}

function WayWords({ title, sub }: { readonly title: ReactNode; readonly sub: ReactNode }) {
  return (
    <span>
      <b>{title}</b>
      <small>{sub}</small>
    </span>
  )
}
