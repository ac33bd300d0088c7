import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icons.tsx'
import { PATHS, type Place, placeAt } from './paths.ts'
import { useTitle } from './title.ts'
import './page.css'

interface PageProps {
  readonly title: string
  /** The title is read out but not shown: the page begins with its own. */
  readonly titleHidden?: boolean
  readonly sub?: ReactNode
  readonly children: ReactNode
  /** The question in its usual place. */
  readonly question?: ReactNode
  /** Where the way back leads: home, unless told otherwise. */
  readonly back?: { readonly label: string; readonly href: string }
  readonly className?: string
}

/** A page around the table: one line at the top, the matter, and the question at the bottom. */
export function Page({
  title,
  titleHidden = false,
  sub,
  children,
  question,
  back = { label: m.common_home(), href: PATHS.home },
  className,
}: PageProps) {
  const [path] = useLocation()
  const here = placeAt(path)
  useTitle(title)
  const places = [
    { place: 'setup', label: m.common_nav_setup() },
    { place: 'online', label: m.online_title() },
    { place: 'library', label: m.library_title() },
    { place: 'rules', label: m.rules_title() },
    { place: 'how', label: m.common_nav_how() },
    { place: 'settings', label: m.common_nav_settings() },
  ] as const
  return (
    <div className={className === undefined ? 'pg' : `pg ${className}`}>
      <header className="pg-top">
        <IconButton icon={<Icon of="back" />} {...back} />
        <Link className="wm" href={PATHS.home}>
          {m.common_hadal()}
        </Link>
        <p className="pg-ph" aria-hidden="true">
          {title}
        </p>
        <nav className="pg-nav" aria-label={m.common_hadal()}>
          {places.map(({ place, label }) => (
            <Link
              key={place}
              href={PATHS[place]}
              aria-current={here !== undefined && roomOf(here) === place ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main className="pg-m landing" id="main" tabIndex={-1}>
        <div className={titleHidden ? 'vh' : 'pg-h'}>
          <h1>{title}</h1>
          {sub !== undefined && <p>{sub}</p>}
        </div>
        {children}
      </main>
      {question}
    </div>
  )
}

/** What a place belongs to, as the line at the top has it. */
function roomOf(place: Place): Place {
  return ONLINE.has(place) ? 'online' : place
}

const ONLINE: ReadonlySet<Place> = new Set([
  'online-new',
  'online-table',
  'online-text-table',
  'account',
  'join',
])
