import type { LeviathanView, LordId, Seat, View } from '@hadal/engine'
import type { TableFacts, TableSeat, TableState } from '@hadal/protocol'
import type { Occupant, Sent } from '@hadal/table'
import { outlook } from '@hadal/words'
import type { Facts, SeatInfo, Update } from '../protocol.ts'

/** What everybody may know of a table, as it was sent. */
export function factsOf(table: TableFacts, seat: Seat | undefined): Facts {
  const { state, seats, rematch } = table
  return {
    state,
    seat,
    seats: seats.map(seatOf),
    rematch: typeof rematch === 'string' ? rematch : undefined,
  }
}

function seatOf({ kind, name, bot, isProgram }: TableFacts['seats'][number]): TableSeat {
  return {
    kind: kind === 'free' || kind === 'bot' ? kind : 'person',
    ...(name !== undefined && { name }),
    ...(typeof bot === 'string' && { bot }),
    ...(isProgram === true && { isProgram }),
  }
}

export interface Seen {
  readonly table: string
  readonly facts: Facts
  readonly state: TableState
  readonly log: Sent['log']
  /** How far the clock of the server is ahead of ours. */
  readonly ahead: number
}

/** What the page is shown of a table online: the same as of one on this device. */
export function updateOf({ table, facts, state, log, ahead }: Seen): Update {
  const { occupants, pause, undoAsked, clock, ...sent } = state
  const view = viewAgain(sent.view)
  return {
    ...sent,
    view,
    log,
    table,
    place: 'online',
    consents: { pause, undoAsked },
    ...(clock && { clock: { ...clock, ahead } }),
    eyes: facts.seat,
    seats: occupants.map((there, seat) => seatInfo(facts.seats[seat]?.name ?? '', there)),
    // Everybody has a device of their own: nobody is asked on another's.
    offers: [],
    outlook: outlook(view, sent.question),
  }
}

function seatInfo(name: string, there: Occupant): SeatInfo {
  if (there.kind === 'person') return { name, bot: undefined }
  return { name, bot: there.bot, ...(there.standsIn && { standsIn: true }) }
}

/** A view as it was before it travelled: in lists, nothing had become null. */
function viewAgain(view: View): View {
  return {
    ...view,
    court: view.court.map((lord: LordId | undefined | null) => lord ?? undefined),
    border: view.border.map((space: LeviathanView | undefined | null) => space ?? undefined),
  }
}
