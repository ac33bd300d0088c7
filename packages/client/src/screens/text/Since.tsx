import { m, tellTurns } from '@hadal/words'
import type { TableModel } from '../../table/model.ts'

/** More lines than this are in the log. */
const LINES = 12

/** What happened since these eyes last answered something; for an onlooker the last of it all. */
export function Since({ model: { log, scene, update } }: { readonly model: TableModel }) {
  const { eyes } = update
  const from = eyes === undefined ? 0 : (update.answered[eyes] ?? 0)
  const told = tellTurns(scene, log, from).flatMap(({ lines, at }) =>
    lines.map((line, number) => ({ key: `${at} ${number}`, line })),
  )
  if (told.length === 0) return null
  return (
    <section aria-labelledby="tx-since">
      <h2 id="tx-since">{m.people_since()}</h2>
      <ol className="tx-log">
        {told.slice(-LINES).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
