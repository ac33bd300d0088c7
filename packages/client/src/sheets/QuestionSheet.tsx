import { ask } from '@hadal/words'
import { type ComponentType, Suspense } from 'react'
import type { Question } from '../link/protocol.ts'
import { useTable } from '../table/model.ts'
import { useIsAside } from '../table/pointing.ts'
import { QuestionBar } from '../ui/QuestionBar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { later } from './later.ts'
import { type QuestionSheetName, sheetOf } from './questionSheets.ts'

export interface QuestionSheetProps {
  readonly question: Question
  /** Puts the sheet aside to look at the table; the question stays. */
  onHide(): void
}

const SHEETS: Readonly<Record<QuestionSheetName, ComponentType<QuestionSheetProps>>> = {
  LocationSheet: later((sheets) => sheets.LocationSheet),
  KeysSheet: later((sheets) => sheets.KeysSheet),
  LootSheet: later((sheets) => sheets.LootSheet),
  DiscardSheet: later((sheets) => sheets.DiscardSheet),
  LordsSheet: later((sheets) => sheets.LordsSheet),
  CardsSheet: later((sheets) => sheets.CardsSheet),
}

/** The sheet of the question that is asked, if it has one and was not put aside. */
export function QuestionSheet() {
  const { update, asked, putAside } = useTable()
  const isAside = useIsAside(asked)
  const { question } = update
  const name = sheetOf(question)
  if (!question || !name || isAside) return null
  const Asked = SHEETS[name]
  return (
    <Suspense fallback={<Waiting question={question} />}>
      <Asked
        key={`${update.version}-${question.name}`}
        question={question}
        onHide={() => putAside(true)}
      />
    </Suspense>
  )
}

/** Lies over the table while a sheet is fetched: what is pressed there would lie between the two. */
function Waiting({ question }: Pick<QuestionSheetProps, 'question'>) {
  const { title } = ask(useTable().scene, question)
  return (
    <Sheet
      className="wait"
      title={title}
      titleHidden
      closable={false}
      onClose={() => {}}
      question={<QuestionBar ask={title} />}
    >
      {null}
    </Sheet>
  )
}
