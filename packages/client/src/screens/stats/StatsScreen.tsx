import { m } from '@hadal/words'
import { useEffect } from 'react'
import { Void } from '../../app/Mishap.tsx'
import { Page } from '../../app/Page.tsx'
import { PATHS } from '../../app/paths.ts'
import { countGames, type Statistics, useStatistics } from '../../stats/store.ts'
import { Act } from '../../ui/Act.tsx'
import { MyGames } from './MyGames.tsx'
import './stats.css'

/** P65: the finished games of this device in numbers and pictures. */
export function StatsScreen() {
  const statistics = useStatistics()
  useEffect(() => {
    countGames().catch(() => useStatistics.setState({ state: 'failed' }, true))
  }, [])
  if (statistics.state === 'working')
    return (
      <Page title={m.stats_title()}>
        <p className="soft" role="status">
          {m.stats_working()}
        </p>
        <progress value={statistics.progress} max={1} aria-label={m.stats_working()} />
      </Page>
    )
  if (statistics.state === 'counted' && statistics.games.length > 0)
    return <MyGames games={statistics.games} damaged={statistics.damaged} />
  return <NoGames statistics={statistics} />
}

/** Nothing to count: why, and one way on. */
function NoGames({ statistics }: { readonly statistics: Statistics }) {
  return (
    <Void
      title={m.stats_empty()}
      ask={m.stats_empty_ask()}
      acts={<Act kind="go" href={PATHS.setup} label={m.common_nav_setup()} />}
    >
      <p>{whyNone(statistics)}</p>
    </Void>
  )
}

function whyNone(statistics: Statistics): string {
  if (statistics.state === 'unavailable') return m.home_games_unavailable()
  if (statistics.state === 'failed') return m.stats_failed()
  const damaged = statistics.state === 'counted' ? statistics.damaged : 0
  return damaged === 0 ? m.stats_empty_why() : m.stats_damaged({ count: damaged })
}
