import { ask } from '@hadal/words'
import { type ComponentType, Suspense } from 'react'
import type { Question } from '../link/protocol.ts'
import { useTable } from '../table/model.ts'
import { useIsAside } from '../table/pointing.ts'
import { QuestionBar } from '../ui/QuestionBar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { later } from './later.ts'

export interface QuestionSheetProps {
  readonly question: Question
  /** Puts the sheet aside to look at the table; the question stays. */
  onHide(): void
}

type AskSheet = ComponentType<QuestionSheetProps>

const LocationSheet = later(
  async () => (await import('./locations/LocationSheet.tsx')).LocationSheet,
)
const KeysSheet = later(async () => (await import('./locations/KeysSheet.tsx')).KeysSheet)
const LootSheet = later(async () => (await import('./loot/LootSheet.tsx')).LootSheet)
const DiscardSheet = later(async () => (await import('./discard/DiscardSheet.tsx')).DiscardSheet)
const LordsSheet = later(async () => (await import('./choice/LordsSheet.tsx')).LordsSheet)
const CardsSheet = later(async () => (await import('./choice/CardsSheet.tsx')).CardsSheet)

/** The questions that need more room than the table has. */
const SHEETS: Readonly<Record<string, AskSheet>> = {
  'control a location': LocationSheet,
  'choose a drawn location': LocationSheet,
  'exchange the location for one of the deck': LocationSheet,
  'give a location': LocationSheet,
  'take a location in return': LocationSheet,
  'spend keys': KeysSheet,
  'search the sanctuary': LootSheet,
  'discard an ally': DiscardSheet,
  'discard down to a limit': DiscardSheet,
  'martial law': DiscardSheet,
  'discard allies to a leviathan': DiscardSheet,
  'choose a lord to disable': LordsSheet,
  'discard a lord to a leviathan': LordsSheet,
  'dismiss a lord for one of the court': LordsSheet,
  'dismiss a lord for the top of the deck': LordsSheet,
  'free a lord': LordsSheet,
  'affiliate an ally': CardsSheet,
  'discard an affiliated ally': CardsSheet,
  'take an ally from the discard pile': CardsSheet,
}

/** Whether a question lies over the table. */
export function hasSheet(question: Question | undefined): boolean {
  return question !== undefined && question.name in SHEETS
}

/** The sheet of the question that is asked, if it has one and was not put aside. */
export function QuestionSheet() {
  const { update, asked, putAside } = useTable()
  const isAside = useIsAside(asked)
  const { question } = update
  const Asked = question && SHEETS[question.name]
  if (!Asked || isAside) return null
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
