import { m } from '@hadal/words'
import { Link } from 'wouter'
import { rulesPath } from '../app/paths.ts'
import type { Clause } from './book.ts'
import { ClauseText } from './ClauseText.tsx'
import { useRules } from './useRules.ts'
import './clauseList.css'

interface Props {
  /** The numbers of the clauses. */
  readonly ids: readonly string[]
}

/** Some clauses beside what they explain: each number leads to its place in the rules. */
export function ClauseList({ ids }: Props) {
  const reading = useRules()
  if (reading.state === 'missing') return <p className="dimt">{m.rules_missing()}</p>
  if (reading.state === 'coming') return <Numbers ids={ids} />
  const { clauses, language } = reading.book
  return (
    <ul className="ru-q" lang={language}>
      {ids.flatMap((id) => {
        const clause = clauses.get(id)
        return clause ? [<Item key={id} clause={clause} />] : []
      })}
    </ul>
  )
}

function Item({ clause }: { readonly clause: Clause }) {
  return (
    <li>
      <ClauseNumber id={clause.id} />
      <p>
        {clause.isRuling && <i>{m.rules_ruling()} </i>}
        <ClauseText clause={clause} />
      </p>
    </li>
  )
}

/** What can be said before the words are there. */
function Numbers({ ids }: Props) {
  return (
    <p className="ru-i" aria-busy="true">
      {ids.map((id) => (
        <ClauseNumber key={id} id={id} />
      ))}
    </p>
  )
}

function ClauseNumber({ id }: { readonly id: string }) {
  return (
    <Link className="ru-no" href={rulesPath(id)} aria-label={m.log_clause({ clause: id })}>
      {id}
    </Link>
  )
}
