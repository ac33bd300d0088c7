import type { Seat, View } from '@hadal/engine'
import { diffOfNames, type Log, type Patch, type TableState, type Update } from '@hadal/protocol'
import type { ActedTable } from '@hadal/table'
import type { Clock } from '../clocks/clock.ts'

/** A game, and the time that people have. */
export interface Shown {
  readonly acted: ActedTable
  readonly clock: Clock | undefined
}

/** What leaves for a seat, or for an onlooker: nothing else ever does. */
function seenBy(
  { acted, clock }: Shown,
  seat: Seat | undefined,
  since: number | undefined,
): { readonly state: TableState; readonly log: Log } {
  const { table } = acted
  const sent = table.sentTo(seat, { since })
  // A bot that stands in for somebody is not asked through their eyes.
  const isPerson = seat !== undefined && table.occupants[seat]?.kind === 'person'
  const state = {
    version: sent.version,
    view: sent.view,
    question: isPerson ? sent.question : undefined,
    askedSince: sent.askedSince,
    answer: sent.answer,
    waitsFor: sent.waitsFor,
    answered: sent.answered,
    undo: sent.undo,
    orders: sent.orders,
    result: sent.result,
    occupants: table.occupants.slice(),
    ...acted.consents,
    clock: clock?.state,
  }
  return { state, log: sent.log }
}

/** How what everybody sees has become another. */
export interface OpenChange {
  readonly from: View | undefined
  /** What can be different in the eyes of anybody. */
  readonly names: readonly (keyof View)[]
}

/** What seats do not all see alike. */
const EACH_THEIR_OWN: readonly (keyof View)[] = ['seats', 'theft', 'memory']

/** Looks, once for all, what has changed: for each seat it is no more than this, and what is its own. */
export function openChange(from: View | undefined, to: View): OpenChange {
  const names: (keyof View)[] = [...EACH_THEIR_OWN]
  for (const name of namesOf(to))
    if ((from === undefined || from[name] !== to[name]) && !EACH_THEIR_OWN.includes(name))
      names.push(name)
  return { from, names }
}

function namesOf(view: View): readonly (keyof View)[] {
  return Object.keys(view) as (keyof View)[]
}

/** All of a state but for the view. */
const BESIDE_THE_VIEW = Object.keys({
  version: true,
  question: true,
  askedSince: true,
  answer: true,
  waitsFor: true,
  answered: true,
  undo: true,
  orders: true,
  result: true,
  occupants: true,
  pause: true,
  undoAsked: true,
  clock: true,
} satisfies Record<Exclude<keyof TableState, 'view'>, true>) as Exclude<keyof TableState, 'view'>[]

/** Everybody who looks at a table through the same eyes: what has changed is worked out once for all. */
export class Audience {
  private readonly seat: Seat | undefined
  private state: TableState | undefined
  /** What everybody saw when these eyes were told last. */
  private open: View | undefined
  private logLength = 0

  constructor(seat: Seat | undefined) {
    this.seat = seat
  }

  /** What these eyes have been told; the log has what is new since a version. */
  whole(game: Shown, since: number | undefined): { state: TableState; log: Log } {
    const { state, log } = seenBy(game, this.seat, since)
    this.told(game, state, log)
    return { state, log }
  }

  /** How the table has changed since these eyes were told last, if it has. */
  update(game: Shown, change: OpenChange): Update | undefined {
    const { state: before, open, logLength } = this
    if (before === undefined) return undefined
    const { state, log } = seenBy(game, this.seat, before.version)
    this.told(game, state, log)
    const { names } = change.from === open ? change : openChange(undefined, state.view)
    const patch = patchOf(before, state, names)
    const hasLogChanged = log.entries.length > 0 || log.from < logLength
    if (patch === undefined && !hasLogChanged) return undefined
    return { type: 'update', ...(patch && { patch }), ...(hasLogChanged && { log }) }
  }

  private told({ acted }: Shown, state: TableState, log: Log): void {
    this.state = state
    this.open = acted.table.seenByAll
    this.logLength = log.from + log.entries.length
  }
}

function patchOf(
  before: TableState,
  after: TableState,
  names: readonly (keyof View)[],
): Patch | undefined {
  const beside = diffOfNames(before, after, BESIDE_THE_VIEW)
  const view = diffOfNames(before.view, after.view, names)
  return view ? { ...beside, view } : beside
}
