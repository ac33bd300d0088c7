import type { Kind, LocationId, LordId, Race, Seat } from '@hadal/engine'
import { flip } from './names.ts'

/** A rectangle of the screen, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Something on the table, and where it is. */
export interface Spot extends Box {
  readonly element: Element
}

/** The table as somebody sees it who only looks: nothing is changed by it. */
export interface Look {
  /** Whose cards and numbers lie below the sea floor. */
  readonly eyes: Seat | undefined
  readonly screen: Box
  /** Where something that carries `data-flip` was before the update. */
  was(flip: string): Box | undefined
  /** The first of these that can be seen now. */
  now(...selectors: readonly string[]): Spot | undefined
}

const flipped = (name: string): string => `[data-flip="${name}"]`

/** Where things are; a tab stands for the zone it would open. */
export const find = {
  deck: (look: Look) => look.now('#z-depths .deck', '[data-tab="depths"]'),
  depth: (look: Look, space: number) => look.now(flipped(flip.depth(space))),
  depths: (look: Look) => look.now('#z-depths', '[data-tab="depths"]'),
  rung: (look: Look) => look.now('.ladder .on'),
  well: (look: Look, race: Race) => look.now(`[data-well="${race}"]`, '[data-tab="council"]'),
  court: (look: Look, lord: LordId) => look.now(flipped(flip.court(lord))),
  dais: (look: Look) => look.now('#z-court .dais', '[data-tab="court"]'),
  space: (look: Look, space: number) => look.now(`[data-space="${space}"]`, '[data-tab="depths"]'),
  /** Where a seat is asked whether it buys. */
  answer: (look: Look, seat: Seat) => look.now(`[data-answer="${seat}"]`, ...ofSeat(look, seat)),
  seat: (look: Look, seat: Seat) => look.now(...ofSeat(look, seat)),
  pearls: (look: Look, seat: Seat) =>
    look.now(`[data-pearls="${seat}"]`, `${rival(seat)} .n-pearls`, ...ofSeat(look, seat)),
  keys: (look: Look, seat: Seat) =>
    look.now(`[data-keys="${seat}"]`, `${rival(seat)} .n-keys`, ...ofSeat(look, seat)),
  /** One of my own cards, the last of its kind. */
  card: (look: Look, kind: Kind) => look.now(...copies(kind).map(flipped), '.hand'),
  hand: (look: Look, seat: Seat) =>
    seat === look.eyes ? look.now('.hand') : look.now(...ofSeat(look, seat)),
  /** Where a lord comes to; with a rival it appears there a picture later. */
  senate: (look: Look, seat: Seat, lord: LordId) =>
    seat === look.eyes
      ? look.now(flipped(flip.senate(lord)), '.mine')
      : look.now(`${rival(seat)} .rv-l`, ...ofSeat(look, seat)),
  affiliated: (look: Look, seat: Seat, race: Race) =>
    seat === look.eyes
      ? look.now(`[data-affiliated="${race}"]`, '.mine')
      : look.now(`${rival(seat)} .rv-a`, ...ofSeat(look, seat)),
  /** A location that somebody controls. */
  location: (look: Look, location: LocationId) =>
    look.now(`.me-loc[data-location="${location}"]`, `.rv-loc.loc-${location}`),
} as const

const rival = (seat: Seat): string => `.rival[data-seat="${seat}"]`

/** The place of a seat: its row among the rivals, or my numbers. */
function ofSeat({ eyes }: Look, seat: Seat): readonly string[] {
  return seat === eyes ? ['.mine .me-l', '.mine'] : [rival(seat)]
}

/** Nobody holds more cards of one kind: there are no more. */
const MOST_COPIES = 5

/** The names that cards of one kind have in my hand, the last one first. */
export function copies(kind: Kind): readonly string[] {
  return Array.from({ length: MOST_COPIES }, (_, at) => flip.hand(kind, MOST_COPIES - 1 - at))
}
