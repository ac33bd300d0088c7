import { create } from 'zustand'

/** What somebody has pointed at before deciding. It belongs to one question and is forgotten with it. */
interface Pointing {
  /** The question it was pointed at with. */
  readonly asked: string
  /** The choice that waits for its second tap or its button. */
  readonly selected: number | undefined
  /** The sheet of the question was put aside to look at the table. */
  readonly aside: boolean
}

const NOTHING: Omit<Pointing, 'asked'> = { selected: undefined, aside: false }

/** Apart from the table: a press that only points draws what it points at, and not everything. */
const usePointing = create<Pointing>(() => ({ asked: '', ...NOTHING }))

const at = (asked: string, pointing: Pointing) =>
  pointing.asked === asked ? pointing : { asked, ...NOTHING }

/** Points at something, or puts the sheet aside, while a question is asked. */
export function pointWith(asked: string, change: Partial<Omit<Pointing, 'asked'>>): void {
  usePointing.setState((pointing) => ({ ...at(asked, pointing), ...change }))
}

/** What is pointed at now. */
export const selectedWith = (asked: string): number | undefined =>
  at(asked, usePointing.getState()).selected

export const useSelected = (asked: string): number | undefined =>
  usePointing((pointing) => at(asked, pointing).selected)

/** Whether this choice is the one that is pointed at. */
export const useIsSelected = (asked: string, decision: number | undefined): boolean =>
  usePointing((pointing) => decision !== undefined && at(asked, pointing).selected === decision)

export const useIsAside = (asked: string): boolean =>
  usePointing((pointing) => at(asked, pointing).aside)
