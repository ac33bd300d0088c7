import { m } from '@hadal/words'
import { Link } from 'wouter'
import { libraryPath } from '../../app/paths.ts'
import { ClauseList } from '../../rules/ClauseList.tsx'
import { useRulings } from '../../rules/useRulings.ts'
import { Section } from './Section.tsx'

/** P32: the clauses that concern a card on the table, and the way to its page in the library. */
export function Rulings({ card }: { readonly card: string }) {
  const rulings = useRulings(card)
  return (
    <Section title={m.library_rulings()}>
      {rulings.length === 0 ? (
        <p className="in-w">{m.library_rulings_none()}</p>
      ) : (
        <ClauseList ids={rulings} />
      )}
      <p>
        <Link className="ln in-lib" href={libraryPath(card)}>
          {m.library_link()}
        </Link>
      </p>
    </Section>
  )
}
