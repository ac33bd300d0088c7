import type { Question } from '../link/protocol.ts'

/** The questions that need more room than the table has, and the sheets that ask them. */
const SHEET_NAMES = {
  'control a location': 'LocationSheet',
  'choose a drawn location': 'LocationSheet',
  'exchange the location for one of the deck': 'LocationSheet',
  'give a location': 'LocationSheet',
  'take a location in return': 'LocationSheet',
  'spend keys': 'KeysSheet',
  'search the sanctuary': 'LootSheet',
  'discard an ally': 'DiscardSheet',
  'discard down to a limit': 'DiscardSheet',
  'martial law': 'DiscardSheet',
  'discard allies to a leviathan': 'DiscardSheet',
  'choose a lord to disable': 'LordsSheet',
  'discard a lord to a leviathan': 'LordsSheet',
  'dismiss a lord for one of the court': 'LordsSheet',
  'dismiss a lord for the top of the deck': 'LordsSheet',
  'free a lord': 'LordsSheet',
  'affiliate an ally': 'CardsSheet',
  'discard an affiliated ally': 'CardsSheet',
  'take an ally from the discard pile': 'CardsSheet',
} as const

export type QuestionSheetName = (typeof SHEET_NAMES)[keyof typeof SHEET_NAMES]

/** The sheet that asks a question; undefined where the table does. */
export function sheetOf(question: Question | undefined): QuestionSheetName | undefined {
  const names: Readonly<Record<string, QuestionSheetName>> = SHEET_NAMES
  return question && names[question.name]
}

/** Whether a question lies over the table. */
export const hasSheet = (question: Question | undefined): boolean => sheetOf(question) !== undefined
