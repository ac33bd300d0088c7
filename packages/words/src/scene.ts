import {
  type Counts,
  type Kind,
  type LordId,
  type LordView,
  lords,
  type Seat,
  type SeatView,
  type View,
} from '@hadal/engine'
import type { Question } from '@hadal/table'
import { at } from './at.ts'
import { lordName } from './lords.ts'
import type { Outlook } from './outlook/seen.ts'
import type { Who } from './who.ts'

/** The table as one pair of eyes sees it, ready to be told: plain data, no game behind it. */
export interface Scene extends Who {
  readonly view: View
  readonly question?: Question | undefined
  /** What the rules say about costs and points; without it they are left out. */
  readonly outlook?: Outlook | undefined
}

/** What a table shows to one pair of eyes. */
interface Shown extends Pick<Scene, 'view' | 'question' | 'outlook'> {
  readonly eyes: Seat | undefined
  readonly seats: readonly { readonly name: string }[]
}

export function sceneOf({ view, eyes, seats, question, outlook }: Shown): Scene {
  return { view, you: eyes, names: seats.map(({ name }) => name), question, outlook }
}

export function seatOf({ view }: Scene, seat: Seat): SeatView {
  return at(view.seats, seat)
}

/** Whether a lord's power and key work. */
export function isActive({ disabled, under }: LordView): boolean {
  return !disabled && under === undefined
}

/** The lord whom a rule belongs to alone, as messages ask for it. */
export const theLord = (name: string): { readonly lord: string } => ({
  lord: lordName(lordCalled(name)),
})

/** A lord by its name in the engine. */
export function lordCalled(name: string): LordId {
  const lord = lords.find((card) => card.name === name)
  if (lord === undefined) throw new Error(`There is no lord “${name}”.`)
  return lord.id
}

/** Every card of a row of counts, one by one. */
export function cardsIn(counts: Counts): Kind[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
}
