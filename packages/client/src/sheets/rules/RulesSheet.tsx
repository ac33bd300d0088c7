import { m } from '@hadal/words'
import { rulesPath } from '../../app/paths.ts'
import { ClauseList } from '../../rules/ClauseList.tsx'
import { Act } from '../../ui/Act.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import './rulesSheet.css'

interface Props {
  readonly clauses: readonly string[]
  onClose(): void
}

/** P32: what the rules say about what is asked, over the table; the book itself is one press further. */
export function RulesSheet({ clauses, onClose }: Props) {
  const [first] = clauses
  return (
    <ReadSheet
      shape="drawer"
      className="ru-sh"
      title={m.rules_here()}
      ask={m.rules_waits()}
      closeLabel={m.settings_back_to_table()}
      before={
        first !== undefined && <Act kind="quiet" label={m.rules_whole()} href={rulesPath(first)} />
      }
      onClose={onClose}
    >
      <div className="ru-b scr">
        <ClauseList ids={clauses} />
      </div>
    </ReadSheet>
  )
}
