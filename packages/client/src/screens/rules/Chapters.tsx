import { m } from '@hadal/words'
import { Link } from 'wouter'
import { rulesPath } from '../../app/paths.ts'
import type { Chapter, Rulebook } from '../../rules/book.ts'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'

interface ChaptersProps {
  readonly book: Rulebook
  readonly current: string | undefined
}

/** The chapters, by part; on a phone side by side. */
export function Chapters({ book, current }: ChaptersProps) {
  return (
    <nav className="ru-n strip" aria-label={m.rules_chapters()} {...useRoving()}>
      {book.parts.map(({ id, title, chapters }) => (
        <div key={id}>
          <h2 className="zs">{title}</h2>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <Link
                  href={rulesPath(chapter.id)}
                  aria-current={chapter.id === current ? 'true' : undefined}
                >
                  <span>{chapter.id}</span>
                  {chapter.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface AroundProps {
  readonly book: Rulebook
  readonly chapter: string
}

/** The ways to the chapter before and the one after. */
export function Around({ book, chapter }: AroundProps) {
  const chapters = [...book.chapters.values()]
  const here = chapters.findIndex(({ id }) => id === chapter)
  const [before, after] = [chapters[here - 1], chapters[here + 1]]
  return (
    <nav className="ru-x" aria-label={m.rules_around()}>
      {before && <Way to={before} icon="back" />}
      {after && <Way to={after} icon="forward" />}
    </nav>
  )
}

function Way({ to, icon }: { readonly to: Chapter; readonly icon: 'back' | 'forward' }) {
  return (
    <Link className={`btn plain ${icon}`} href={rulesPath(to.id)}>
      <Icon of={icon} />
      <span>
        {to.id} {to.title}
      </span>
    </Link>
  )
}
