import { list, m } from '@hadal/words'
import { useTable } from '../../table/model.ts'

/** The rule behind a reason: it opens over the table. */
export function RuleOf({ clauses }: { readonly clauses: readonly string[] }) {
  const { open } = useTable()
  if (clauses.length === 0) return null
  return (
    <p>
      <button type="button" className="ln in-lib" onClick={() => open({ sheet: 'rules', clauses })}>
        {m.log_clause({ clause: list(clauses) })}
      </button>
    </p>
  )
}
