import { ask } from '@hadal/words'
import type { ReactNode } from 'react'
import { type TableChoice, useTable } from '../../table/model.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { AskBar } from '../AskBar.tsx'
import { BigLord } from '../BigLord.tsx'
import { Confirm } from '../Confirm.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import './choice.css'

interface Props extends QuestionSheetProps {
  /** Where the options come from, unless the question says it. */
  readonly header?: ReactNode
  /** The class of the list of options. */
  readonly list: string
  readonly chosen: TableChoice | undefined
  readonly children: ReactNode
}

/** One of several, beside the lord whose power asks for it. */
export function ChoiceSheet({ question, onHide, header, list, chosen, children }: Props) {
  const { scene } = useTable()
  const { title, help, by } = ask(scene, question)
  const roving = useRoving()
  return (
    <Sheet
      className={by === undefined ? 'cho' : 'cho by'}
      title={title}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar onHide={onHide}>
          <Confirm chosen={chosen} />
        </AskBar>
      }
    >
      {by !== undefined && <BigLord lord={by} />}
      <div className="cho-m">
        {header}
        {by === undefined && help !== undefined && <p className="cho-help">{help}</p>}
        <div className={list} role="radiogroup" aria-label={title} {...roving}>
          {children}
        </div>
      </div>
    </Sheet>
  )
}
