import { m } from '@hadal/words'
import { clausesOfQuestion } from '../../rules/rulings.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { useTable } from '../model.ts'
import './rulesTool.css'

/** Shows the rules on what is asked: a sign beside the question. */
export function RulesTool() {
  const { update, open } = useTable()
  const { question, view } = update
  if (!question) return null
  const clauses = clausesOfQuestion(question.name, view.expansions)
  return (
    <Act
      className="tool rule"
      label={m.rules_here()}
      kind="quiet"
      icon={<Icon of="section" />}
      onPress={() => open({ sheet: 'rules', clauses })}
    />
  )
}
