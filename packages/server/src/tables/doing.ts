import { botNamed } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import type { AnyRefusal } from '@hadal/protocol'
import type { Act, GameTable, Pace } from '@hadal/table'
import type { Clock } from '../clocks/clock.ts'
import type { JobChange } from '../store/journal.ts'

/** Something that somebody wants to do. */
export interface Wish {
  /** Sent again with the same id it is done once. */
  readonly id: string
  /** The version on which it was decided. */
  readonly version: number
  readonly act: Act
}

export type Answer =
  | { readonly accepted: true; readonly version: number }
  | { readonly accepted: false; readonly refusal: AnyRefusal }

/** Who does something: people and bots may not play for each other. */
export type Doer =
  | { readonly kind: 'person'; readonly seat: Seat }
  /** `acts`: how many the same job has done before. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly acts: number }
  /** The time, which does something to a seat if nothing was done since the act of a number. */
  | { readonly kind: 'clock'; readonly seat: Seat; readonly seq: number }

/** A game at a moment. It is lent: look at it, and let it go. */
export interface GameNow {
  readonly table: GameTable
  readonly seq: number
  readonly pace: Pace
  readonly botsAreDue: boolean
  /** As it was before what is about to be written; none where nobody agreed on clocks. */
  readonly clock: Clock | undefined
}

/** Decides whether a job must run, or need not any more, because of what somebody did. */
export type JobRule = (change: {
  /** Nobody, when the game begins. */
  readonly by: Doer | undefined
  readonly act: Act | undefined
  readonly botsWereDue: boolean
  readonly now: GameNow
}) => JobChange | undefined

/** A game with what is known of it beside the table. */
export interface Playing {
  readonly acted: { readonly table: GameTable }
  readonly seq: number
  readonly pace: Pace
  readonly clock: Clock | undefined
}

export function nowOf({ acted: { table }, seq, pace, clock }: Playing): GameNow {
  const hasBots = table.occupants.some(({ kind }) => kind === 'bot')
  return { table, seq, pace, clock, botsAreDue: hasBots && table.toMove().length > 0 }
}

/** Why somebody may not do something, whatever the rules say. */
export function refuseDoer(
  { table, seq }: Pick<GameNow, 'table' | 'seq'>,
  doer: Doer,
  act: Act,
): AnyRefusal | undefined {
  if (doer.kind === 'clock')
    return doer.seq === seq ? undefined : { reason: 'stale', version: table.version }
  if (act.type === 'warn') return { reason: 'malformed', decision: act }
  if (act.type === 'leave')
    return botNamed(act.bot) ? undefined : { reason: 'no-such-bot', bot: act.bot }
  if (act.type === 'take-back') return undefined
  return table.occupants[doer.seat]?.kind === doer.kind ? undefined : { reason: 'no-person-here' }
}
