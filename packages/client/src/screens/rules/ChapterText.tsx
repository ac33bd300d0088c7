import { m } from '@hadal/words'
import { Link } from 'wouter'
import { rulesPath } from '../../app/paths.ts'
import type { Chapter, Clause } from '../../rules/book.ts'
import { ClauseText } from '../../rules/ClauseText.tsx'
import { FigureTo } from './Figures.tsx'

interface Props {
  readonly chapter: Chapter
  /** The clause that the address names. */
  readonly lit: string | undefined
  readonly sought: readonly string[]
}

/** A chapter, or the clauses of it in which something was found. */
export function ChapterText({ chapter, lit, sought }: Props) {
  return (
    <section className="ru-s" aria-labelledby={chapter.id}>
      <h2 id={chapter.id} tabIndex={-1} className="landing">
        {chapter.title}
      </h2>
      {chapter.clauses.map((clause) => (
        <ClauseEntry
          key={clause.id}
          clause={clause}
          isLit={clause.id === lit && sought.length === 0}
          sought={sought}
        />
      ))}
    </section>
  )
}

interface EntryProps {
  readonly clause: Clause
  readonly isLit: boolean
  readonly sought: readonly string[]
}

function ClauseEntry({ clause, isLit, sought }: EntryProps) {
  const { id, isRuling } = clause
  return (
    <>
      <div
        className={`ru-c landing${isRuling ? ' r' : ''}${isLit ? ' on' : ''}`}
        id={id}
        tabIndex={-1}
      >
        <Link className="ru-no" href={rulesPath(id)} aria-label={m.log_clause({ clause: id })}>
          {id}
        </Link>
        <p>
          {isRuling && <i>{m.rules_ruling()} </i>}
          <ClauseText clause={clause} sought={sought} />
        </p>
      </div>
      {sought.length === 0 && <FigureTo clause={id} />}
    </>
  )
}
