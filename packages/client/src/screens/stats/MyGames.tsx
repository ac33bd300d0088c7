import { expansionName, m } from '@hadal/words'
import { type ReactNode, useId, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { PATHS } from '../../app/paths.ts'
import { OWNER, type Person, peopleOf } from '../../stats/people.ts'
import type { CountedGame } from '../../stats/store.ts'
import {
  fairShare,
  type MyGame,
  sharesOfLocations,
  sharesOfLords,
  tallyOf,
} from '../../stats/sums.ts'
import { Act } from '../../ui/Act.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ShareTable } from '../balance/ShareTable.tsx'
import '../balance/balance.css'
import { Averages } from './Averages.tsx'
import { Groups } from './Groups.tsx'
import { gamesOf, isOfKind, KINDS_OF_GAMES, type KindOfGames } from './myGames.ts'
import { Points } from './Points.tsx'
import { Prices } from './Prices.tsx'
import { WinsByLords } from './WinsByLords.tsx'
import { inPercent, oneDigit } from './words.ts'

/** So many cards are listed before somebody asks for more. */
const FEW = 8

interface Props {
  readonly games: readonly CountedGame[]
  /** How many could not be read. */
  readonly damaged: number
}

/** The games of one person, all or some, and what can be learned from them. */
export function MyGames({ games, damaged }: Props) {
  const people = peopleOf(games)
  const [chosen, choose] = useState<string | undefined>()
  const person = people.find(({ key }) => key === chosen) ?? people[0]
  const [kind, setKind] = useState<KindOfGames>('all')
  const all = gamesOf(games, person?.key ?? OWNER)
  const mine = all.filter((game) => isOfKind(game, kind))
  const kinds = KINDS_OF_GAMES.filter((one) => all.some((game) => isOfKind(game, one)))
  const { wins } = tallyOf(mine)
  return (
    <Page
      title={m.stats_title()}
      className="sta"
      sub={damaged > 0 ? m.stats_damaged({ count: damaged }) : undefined}
      question={
        <QuestionBar
          ask={m.stats_ask({ count: mine.length, wins })}
          sub={m.stats_ask_sub({ share: inPercent(fairShare(mine)) })}
        >
          <Act label={m.balance_link()} href={PATHS.balance} />
          <Act kind="go" label={m.common_nav_setup()} href={PATHS.setup} />
        </QuestionBar>
      }
    >
      <div className="sta-h">
        <Numbers games={mine} />
        <div className="sta-w">
          {people.length > 1 && (
            <WhoseGames people={people} value={person?.key ?? OWNER} onChange={choose} />
          )}
          {kinds.length > 2 && (
            <Segmented
              label={m.stats_which()}
              value={kind}
              choices={kinds.map((value) => ({ value, label: kindName(value) }))}
              onChange={setKind}
            />
          )}
        </div>
      </div>
      <div className="sta-m">
        <Part name="points" title={m.stats_points()}>
          <Points games={mine} />
        </Part>
        <Part name="lords" title={m.stats_by_lords()}>
          <WinsByLords games={mine} />
        </Part>
        <Part name="prices" title={m.stats_prices()}>
          <Prices games={mine} />
        </Part>
        <Part name="averages" title={m.stats_averages()}>
          <Averages games={mine} />
        </Part>
        <Part name="groups" title={m.stats_groups()}>
          <Groups games={mine} />
        </Part>
        <Part name="each-lord" title={m.stats_each_lord()}>
          <Shares about="lords" games={mine} />
        </Part>
        <Part name="each-location" title={m.stats_each_location()}>
          <Shares about="locations" games={mine} />
        </Part>
      </div>
    </Page>
  )
}

function kindName(kind: KindOfGames): string {
  if (kind === 'all') return m.stats_all()
  if (kind === 'people') return m.stats_people_only()
  return kind === 'base' ? m.option_base_name() : expansionName(kind)
}

interface WhoseProps {
  readonly people: readonly Person[]
  readonly value: string
  onChange(key: string): void
}

/** Several people have played here: each has games of their own. */
function WhoseGames({ people, value, onChange }: WhoseProps) {
  return (
    <Segmented
      label={m.stats_whose()}
      value={value}
      choices={people.map(({ key, name, games }) => ({
        value: key,
        label: name,
        sub: m.stats_count_games({ count: games }),
      }))}
      onChange={onChange}
    />
  )
}

/** The five numbers that people ask for first. */
function Numbers({ games }: { readonly games: readonly MyGame[] }) {
  const { wins, average } = tallyOf(games)
  const lords = games.reduce((sum, { me }) => sum + me.lordsAtEnd, 0) / Math.max(1, games.length)
  const numbers = [
    [String(games.length), m.stats_games({ count: games.length })],
    [m.log_chance({ per: inPercent(wins / Math.max(1, games.length)) }), m.stats_won()],
    [String(Math.round(average)), m.stats_average()],
    [String(Math.max(0, ...games.map(({ me }) => me.total))), m.stats_best()],
    [oneDigit(lords), m.stats_lords()],
  ] as const
  return (
    <dl className="sta-n">
      {numbers.map(([number, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PartProps {
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ name, title, children }: PartProps) {
  const id = useId()
  return (
    <section className={`sta-${name}`} aria-labelledby={id}>
      <h2 className="zh" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface SharesProps {
  readonly about: 'lords' | 'locations'
  readonly games: readonly MyGame[]
}

/** How I did with each card that I had. */
function Shares({ about, games }: SharesProps) {
  const shares = about === 'lords' ? sharesOfLords(games) : sharesOfLocations(games)
  if (shares.length === 0) return <p className="dimt">{m.stats_none()}</p>
  return (
    <ShareTable
      about={about}
      shares={shares}
      fair={fairShare(games)}
      first="owned"
      few={FEW}
      words={{ table: m.stats_with_it(), share: m.stats_won_with(), owned: m.stats_had() }}
    />
  )
}
