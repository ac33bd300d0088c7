import { ask, m } from '@hadal/words'
import type { ReactNode } from 'react'
import { QuestionTools } from '../table/decision/QuestionTools.tsx'
import { useTable } from '../table/model.ts'
import { Act } from '../ui/Act.tsx'
import { Icon } from '../ui/Icons.tsx'
import { QuestionBar } from '../ui/QuestionBar.tsx'

interface Props {
  readonly title?: ReactNode
  readonly help?: ReactNode
  readonly children: ReactNode
  onHide(): void
}

/** The question of a sheet, with a way to look at the table under it. */
export function AskBar({ title, help, children, onHide }: Props) {
  const { update, scene } = useTable()
  const words = update.question ? ask(scene, update.question) : undefined
  return (
    <QuestionBar ask={title ?? words?.title} sub={help ?? words?.help} aside={<QuestionTools />}>
      <Act
        label={m.sheets_look()}
        kind="quiet"
        icon={<Icon of="eye" />}
        className="look"
        onPress={onHide}
      />
      {children}
    </QuestionBar>
  )
}
