import type { LordId, Payment } from '@hadal/engine'
import type { CheckedPayment, ChoiceWords, RankedPayments, Scene, Target } from '@hadal/words'
import { createContext, useContext } from 'react'
import type { LogEntry, Recruitment, Update } from '../link/protocol.ts'
import { selectedWith } from './pointing.ts'

/** What can be done in a turn; a lord who is recruited is paid on a sheet. */
export type TurnAction = 'explore' | 'plot' | 'support' | 'recruit' | 'nothing'

/** A decision that may be taken now: what it points at, and its words. */
export interface TableChoice extends ChoiceWords {
  readonly decision: number
  readonly target: Target
  /** The action of a turn that it begins, where a turn is asked for. */
  readonly action: TurnAction | undefined
}

/** What may lie over the table, beside the questions that have a sheet of their own. */
export type OpenSheet =
  | { readonly sheet: 'recruit'; readonly lord: LordId }
  | { readonly sheet: 'lord'; readonly lord: LordId }
  | { readonly sheet: 'location'; readonly location: number }
  | { readonly sheet: 'leviathan'; readonly leviathan: number }
  | { readonly sheet: 'seat'; readonly seat: number }
  | { readonly sheet: 'log' }
  | { readonly sheet: 'recap' }
  | { readonly sheet: 'memory' }
  | { readonly sheet: 'odds' }
  | { readonly sheet: 'orders' }
  | { readonly sheet: 'hint' }
  | { readonly sheet: 'legend' }
  /** Clauses of the rules, by their numbers. */
  | { readonly sheet: 'rules'; readonly clauses: readonly string[] }
  | { readonly sheet: 'shortcuts' }
  | { readonly sheet: 'menu' }

/** How the table reaches whoever keeps the game. */
export interface TableActions {
  decide(...decisions: number[]): void
  recruit(recruitment: Recruitment): void
  /** The sensible payments for a lord, the best first. */
  payments(lord: LordId): Promise<RankedPayments | undefined>
  /** What a payment put together by hand would lead to, or why it is refused. */
  check(lord: LordId, payment: Payment): Promise<CheckedPayment | undefined>
  open(sheet: OpenSheet | undefined): void
}

/** What every zone of the table needs: the update, its words, and a way to answer. */
export interface TableModel extends TableActions {
  readonly update: Update
  readonly scene: Scene
  /** What happened, as these eyes may know it. */
  readonly log: readonly LogEntry[]
  readonly choices: readonly TableChoice[]
  /** The question with its moment: what is pointed at belongs to it. */
  readonly asked: string
  select(decision: number | undefined): void
  putAside(aside: boolean): void
}

export const TableContext = createContext<TableModel | undefined>(undefined)

export function useTable(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('A zone stands outside of a table.')
  return model
}

/** The choice that points at something, if there is one. */
export function choiceAt(
  { choices }: TableModel,
  points: (target: Target) => boolean,
): TableChoice | undefined {
  return choices.find(({ target }) => points(target))
}

/** The first tap points at a choice, the second takes it. */
export function point(model: TableModel, choice: TableChoice): void {
  if (selectedWith(model.asked) === choice.decision) model.decide(choice.decision)
  else model.select(choice.decision)
}
